import { expect, it } from 'vitest'
import { suggestPlatform } from './suggest-platform.rules.ts'

it.each([
  ['leads', 9, 9, 'google'],
  ['awareness', 3, 0, 'instagram'],
  ['awareness', 1, 0, 'facebook'],
  ['awareness', 0, 0, 'facebook'],
  ['sales', 4, 0, 'facebook'],
  ['sales', 0, 0, 'google'],
  [null, 0, 2, 'google'],
  [null, 5, 0, 'facebook'],
  [null, 0, 0, null],
] as const)('for %s with %d pictures and %d offers: %s', (goal, numPictures, numOffers, platform) => {
  expect(suggestPlatform({ goal, numPictures, numOffers })).toBe(platform)
})
