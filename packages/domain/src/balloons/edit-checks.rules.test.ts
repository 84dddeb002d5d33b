import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../core/json.ts'
import type { BalloonData, BalloonValue } from './balloon-history.rules.ts'
import { checkValues, findMisfits, maySetSwitch, outdatedValues, surplusAdKey } from './edit-checks.rules.ts'

const entry = (value: JsonValue, isUserUpdate = false): BalloonValue => ({
  value,
  isUserUpdate,
  date: new Date('2026-11-01T09:00:00Z'),
  authorId: null,
})
const dataOf = (values: Record<string, JsonValue>): BalloonData =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, [entry(value)]]))

const stored = {
  componentOrder: [['c'], ['p'], ['g']],
  'component/c/type': 'facebookAdCampaign',
  'component/c/fbTitle': 'A lamp that lasts',
  'component/c/writer': 'rules',
  'component/p/type': 'externalPage',
  'component/g/type': 'goal',
  'component/g/goalUrl': 'https://nightjar.example/thanks',
  'component/g/isValidated': true,
}
const draft = { isOwner: true, isSubmitted: false }
const check = (values: Record<string, JsonValue>) => checkValues(dataOf(stored), values, draft)

describe('an edit by a person', () => {
  it.each<[key: string, value: JsonValue, failure: string | null]>([
    ['component/c/fbTitle', 'Light for life', null],
    ['component/c/fbTitle', null, null],
    ['component/c/fbTitle', 7, 'valueInvalid'],
    ['component/c/plannedBudget', 140, null],
    ['component/c/plannedBudget', [140], 'valueInvalid'],
    ['component/c/isValidated', true, 'setByProduct'],
    ['component/g/isValidated', false, 'setByProduct'],
    ['component/g/isValidated', null, 'setByProduct'],
    ['component/c/metrics', { clicks: 900 }, 'setByProduct'],
    ['component/c/writer', 'ai', 'setByProduct'],
    ['component/c/foreignFacts', [], 'setByProduct'],
    ['component/c/isActive', true, 'setByProduct'],
    ['component/c/isActive', false, null],
    ['component/c/headline1', 'Lamps', 'keyUnknown'],
    ['component/p/fbTitle', 'Lamps', 'keyUnknown'],
    ['component/p/sections/s1/type', 'Hero', 'keyUnknown'],
    ['component/x/fbTitle', 'Lamps', 'componentUnknown'],
    ['component/x/sections/s1/type', 'Hero', 'componentUnknown'],
    ['component/x/fbTitle', null, null],
    ['component/x/type', 'planet', 'valueInvalid'],
    ['theme', 'dark', 'valueInvalid'],
  ])('%s: %j gives %s (ENT-10, LCH-08)', (key, value, failure) => {
    expect(check({ [key]: value })).toEqual(failure ? { [key]: failure } : {})
  })

  it('sets keys of a component that it brings along', () => {
    const page = { 'component/x/type': 'landingPage', 'component/x/sections/s1/type': 'Hero' }
    expect(check(page)).toEqual({})
    expect(check({ ...page, 'component/x/type': null })).toEqual({
      'component/x/sections/s1/type': 'componentUnknown',
    })
  })

  it('by a collaborator leaves the switch to the owner (LCH-08, OPN-63)', () => {
    const byCollaborator = { ...draft, isOwner: false }
    const edit = { 'component/c/isActive': false, 'component/c/fbTitle': 'Light' }
    expect(checkValues(dataOf(stored), edit, byCollaborator)).toEqual({
      'component/c/isActive': 'setByOwner',
    })
    expect(checkValues(dataOf({ ...stored, ...edit }), edit, byCollaborator)).toEqual({})
  })

  it('sends back what the ad holds, however odd that is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (odd) => {
        const values = { ...(odd as Record<string, JsonValue>), ...stored }
        expect(checkValues(dataOf(values), JSON.parse(JSON.stringify(values)), draft)).toEqual({})
      }),
    )
  })
})

it('finds what nobody may write, the product included, and leaves what is stored alone', () => {
  const written = {
    'component/c/writer': 'ai',
    'component/c/minAge': '18',
    'component/c/headline1': 'Lamps',
    'component/p/sections/s1/type': 'Hero',
    'component/x/url': 'https://nightjar.example',
  }
  expect(findMisfits(stored, written)).toEqual(Object.keys(written).slice(1))
  expect(findMisfits({ ...stored, ...written }, written)).toEqual([])
  expect(
    findMisfits(stored, { 'component/x/type': 'landingPage', 'component/x/sections/s1/type': 'Hero' }),
  ).toEqual([])
})

describe('the switch of an ad (LCH-08)', () => {
  const byOwner = entry(false, true)
  const byProduct = entry(false)
  const shown = entry(true)
  it.each<[current: BalloonValue | undefined, next: JsonValue, isSubmitted: boolean, may: boolean]>([
    [undefined, false, false, true],
    [undefined, false, true, true],
    [undefined, true, false, false],
    [undefined, true, true, false],
    [shown, false, true, true],
    [shown, null, true, false],
    [byOwner, false, true, true],
    [byOwner, null, false, true],
    [byOwner, true, false, false],
    [byOwner, true, true, true],
    [byOwner, null, true, false],
    [byProduct, null, false, false],
    [byProduct, true, true, false],
    [byOwner, 'true', true, false],
    [undefined, 1, false, false],
  ])('%j to %j, submitted %s: %s', (current, next, isSubmitted, may) => {
    expect(maySetSwitch(current, next, isSubmitted)).toBe(may)
  })
})

describe('one campaign holds one ad (API-13)', () => {
  const second = { 'component/d/type': 'instagramAdCampaign' }
  it.each<[string, Record<string, JsonValue>, string | null]>([
    ['another type of its own ad', { 'component/c/type': 'instagramAdCampaign' }, null],
    ['another ad in the place of its own', { componentOrder: [['d'], ['p']], ...second }, null],
    ['a second ad beside it', { componentOrder: [['c', 'd'], ['p']], ...second }, 'componentOrder'],
    ['a page that turns into an ad', { 'component/p/type': 'linkedinAdCampaign' }, 'component/p/type'],
    ['a link beside it', { componentOrder: [['c', 'd'], ['p']], 'component/d/type': 'link' }, null],
    ['an ad that stands nowhere', second, null],
    ['the same ad twice', { componentOrder: [['c'], ['c']] }, null],
  ])('%s', (_, values, key) => {
    expect(surplusAdKey(stored, values)).toBe(key)
  })

  it('leaves two ads alone that were there before, and takes no third', () => {
    const two = { ...stored, ...second, componentOrder: [['c', 'd'], ['p']] }
    expect(surplusAdKey(two, { componentOrder: [['d', 'c'], ['p']] })).toBeNull()
    expect(surplusAdKey(two, { 'component/p/type': 'googleAdCampaign' })).toBe('component/p/type')
  })
})

it('what was found at the address of a goal is out of date once it moves, and at no other change (DOM-08)', () => {
  const moved = { 'component/g/goalUrl': 'https://nightjar.example/done' }
  expect(outdatedValues(stored, moved)).toEqual({ 'component/g/isValidated': false })
  expect(outdatedValues({ ...stored, 'component/g/isValidated': false }, moved)).toEqual({})
  expect(outdatedValues(stored, { 'component/c/fbTitle': 'Light' })).toEqual({})
})
