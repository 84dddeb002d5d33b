import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftedKeywords, draftedNegatives, isNameAlone } from './drafted-keywords.rules.ts'
import { keywordAsTyped } from './keywords.rules.ts'

const names = { brand: 'Nightjar Lamps', places: ['Galway', 'Ireland'], plans: ['Starter', 'Pro plan'] }
const drafted = (texts: readonly string[]) => draftedKeywords(texts, names).map(keywordAsTyped)

describe('drafted keywords (TGT-01)', () => {
  it('match by what they are: a brand, a place in them, how long they are', () => {
    const texts = [
      'table lamp',
      'lamp repair galway',
      'hand blown glass lamp',
      'desk lamp',
      'lamp shop',
      'nightjar lamps',
    ]
    expect(drafted(texts)).toEqual([
      '"table lamp"',
      '"lamp repair galway"',
      'hand blown glass lamp',
      '"desk lamp"',
      '"lamp shop"',
      '[nightjar lamps]',
    ])
  })

  it('never begin with a name alone, and leave it out where there are fewer than five searches', () => {
    expect(
      drafted(['Nightjar Lamps', 'Galway', 'starter', 'table lamp', 'desk lamp', 'lamp repair']),
    ).toEqual(['"table lamp"', '"desk lamp"', '"lamp repair"'])
  })

  it('leave out what Google refuses, and say nothing twice', () => {
    expect(
      drafted(['table lamp', 'Table  lamp', '[table lamp]', 'lamp, shade', 'a'.repeat(90), ' ']),
    ).toEqual(['"table lamp"'])
  })

  it('are ten at most, of which the first five are searches, whatever was written', () => {
    const word = fc.constantFrom(
      'Nightjar Lamps',
      'Galway',
      'Starter',
      'Pro plan',
      'lamp',
      'repair',
      'desk',
      'glass',
    )
    const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.array(text, { maxLength: 20 }), (texts) => {
        const keywords = draftedKeywords(texts, names)
        expect(keywords.length).toBeLessThanOrEqual(10)
        expect(keywords.slice(0, 5).filter((keyword) => isNameAlone(keyword.text, names))).toEqual([])
      }),
    )
  })
})

it.each([
  ['Nightjar Lamps', true],
  ['nightjar lamps galway', true],
  ['lamps', false],
  ['Galway lamps', false],
  ['pro plan', true],
  ['plan', false],
])('%j is a name alone: %j', (text, isAlone) => {
  expect(isNameAlone(text, names)).toBe(isAlone)
})

it('takes negatives, apart from those that would keep its own keywords out', () => {
  const keywords = draftedKeywords(['lamp repair galway', 'free lamp check'], names)
  const negatives = draftedNegatives(['jobs', 'free', 'how to', 'lamp repair', '', 'a!b'], keywords)
  expect(negatives.map(keywordAsTyped)).toEqual(['jobs', '"how to"'])
})
