import { expect, it } from 'vitest'
import type { JsonValue } from '../core/json.ts'
import { checkAudience } from './ad-targeting.rules.ts'

const check = (platform: 'google' | 'instagram', values: Readonly<Record<string, JsonValue>>) =>
  checkAudience(platform, (key) => values[key])
const galway = 'Galway, Connacht, Ireland'

it('asks a Google ad for enough keywords and a place (TGT-01, TGT-02)', () => {
  expect(check('google', {})).toEqual({ keywords: 'tooFewKeywords', locations: 'noLocation' })
  const keywords = ['lamp', '[lamp]', '"glass lamp"']
  expect(check('google', { keywords, locations: [galway] })).toEqual({})
  expect(check('google', { keywords, locations: [galway, galway] })).toEqual({
    locations: 'overlappingLocations',
  })
})

it('asks an Instagram ad for a place or an interest, and for no keywords (TGT-03)', () => {
  expect(check('instagram', {})).toEqual({ locations: 'noLocationOrInterest' })
  expect(check('instagram', { interests: ['Lamps'] })).toEqual({})
  expect(check('google', { keywords: ['a', 'b', 'c'], interests: ['Lamps'] })).toEqual({
    locations: 'noLocation',
  })
})
