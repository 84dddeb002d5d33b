import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkBrandBrief,
  checkBrandDescription,
  checkCampaignBrief,
  checkCompetitors,
} from './brief.rules.ts'

describe('checkBrandBrief', () => {
  const summary = 'x'.repeat(20)

  it.each([
    [{ name: 'Nightjar', summary }, {}],
    [{ name: ' ', summary }, { name: 'requiredValue' }],
    [{ name: ' O2 ', summary }, { name: 'titleTooShort' }],
    [{ name: ' other BRAND', summary }, { name: 'existingTitle' }],
    [{ name: 'Nightjar', summary: 'x'.repeat(19) }, { summary: 'summaryTooShort' }],
    [{ name: 'Nightjar', summary: `${'x'.repeat(19)} ` }, { summary: 'summaryTooShort' }],
    [
      { name: '', summary: '' },
      { name: 'requiredValue', summary: 'summaryTooShort' },
    ],
  ])('%j: %j', (brief, failures) => {
    expect(checkBrandBrief(brief, ['Other brand'])).toEqual(failures)
  })
})

describe('checkCampaignBrief', () => {
  it.each([
    [{ name: 'Autumn', offeringType: 'brand' as const }, {}],
    [{ name: ' ', offeringType: 'product' as const }, { name: 'requiredValue' }],
    [{ name: 'Autumn', offeringType: null }, { offeringType: 'requiredValue' }],
  ])('%j: %j', (brief, failures) => {
    expect(checkCampaignBrief(brief)).toEqual(failures)
  })
})

it('a description has at least 50 characters beside outer spaces', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), (length) => {
      expect(checkBrandDescription(` ${'x'.repeat(length)} `)).toBe(
        length < 50 ? 'descriptionTooShort' : null,
      )
    }),
  )
})

it.each([
  [[], null],
  [['', ' ', 'a.co'], null],
  [['a.co', 'b.co', 'https://c.co', ''], null],
  [['a.co', 'b.co', 'c.co', 'd.co'], 'tooManyCompetitors'],
  [['a.co', 'nonsense'], 'urlInvalid'],
])('competitors %j: %s', (urls, failure) => {
  expect(checkCompetitors(urls)).toBe(failure)
})
