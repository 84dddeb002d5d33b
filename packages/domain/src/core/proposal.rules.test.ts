import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameJson, type JsonValue } from './json.ts'
import {
  acceptableTogether,
  proposalConflicts,
  type ProposalDecision,
  proposalState,
  type ProposedValue,
} from './proposal.rules.ts'

const headline: ProposedValue = { place: 'headline', base: 'Old lamp in', proposed: 'New lamp', why: null }

describe('a proposed value', () => {
  it('is open until somebody decides, changes its field or writes the same', () => {
    const stateFor = (value: JsonValue, decision: ProposalDecision | null = null) =>
      proposalState(headline, { headline: value }, decision)
    expect(stateFor('Old lamp in')).toBe('open')
    expect(stateFor('Lamp of the week')).toBe('conflict')
    expect(stateFor('New lamp')).toBe('accepted')
    expect(stateFor('Old lamp in', 'rejected')).toBe('rejected')
    expect(stateFor('Lamp of the week', 'accepted')).toBe('accepted')
  })

  it('takes a field without a value for an empty one', () => {
    const field = { ...headline, base: null }
    expect(proposalState(field, {}, null)).toBe('open')
    expect(proposalState(headline, {}, null)).toBe('conflict')
  })

  it('compares lists by their items', () => {
    const field: ProposedValue = {
      place: 'audiences',
      base: ['Cooks'],
      proposed: ['Cooks', 'Hosts'],
      why: null,
    }
    expect(proposalConflicts([field], { audiences: ['Cooks'] })).toEqual([])
    expect(proposalConflicts([field], { audiences: ['Hosts', 'Cooks'] })).toEqual([field])
  })
})

// Few values, so that they're often equal.
const value = fc.constantFrom<JsonValue>(null, '', 'Lamp', 'Lamp ', ['Lamp'], ['Lamp', 'Bulb'], {
  a: 1,
  b: 2,
})
const places = ['name', 'summary', 'location', 'audiences'] as const
const proposals = fc
  .subarray([...places])
  .chain((used) =>
    fc.tuple(
      ...used.map((place) =>
        fc.record({ place: fc.constant(place), base: value, proposed: value, why: fc.constant(null) }),
      ),
    ),
  )
const values = fc.dictionary(fc.constantFrom(...places), value)
const decisions = fc.dictionary(
  fc.constantFrom(...places),
  fc.constantFrom<ProposalDecision>('accepted', 'rejected'),
)

describe('any proposal', () => {
  it('accepted together overwrites only what it was made from', () => {
    fc.assert(
      fc.property(proposals, values, decisions, (fields, current, decided) => {
        const accepted = acceptableTogether(fields, current, decided)
        for (const { place, base } of accepted) expect(isSameJson(current[place] ?? null, base)).toBe(true)
        expect(accepted.filter(({ place }) => decided[place] !== undefined)).toEqual([])
      }),
    )
  })

  it('leaves nothing open once it’s accepted together, and the same conflicts', () => {
    fc.assert(
      fc.property(proposals, values, (fields, current) => {
        const accepted = acceptableTogether(fields, current, {})
        const saved = {
          ...current,
          ...Object.fromEntries(accepted.map(({ place, proposed }) => [place, proposed])),
        }
        expect(acceptableTogether(fields, saved, {})).toEqual([])
        expect(proposalConflicts(fields, saved)).toEqual(proposalConflicts(fields, current))
      }),
    )
  })

  it('conflicts exactly where a field has a third value', () => {
    fc.assert(
      fc.property(proposals, values, (fields, current) => {
        const conflicts = new Set(proposalConflicts(fields, current))
        for (const field of fields) {
          const now = current[field.place] ?? null
          const isThird = ![field.base, field.proposed].some((one) => isSameJson(one, now))
          expect(conflicts.has(field)).toBe(isThird)
        }
      }),
    )
  })
})
