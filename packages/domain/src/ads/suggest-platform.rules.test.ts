import { expect, it } from 'vitest'
import { suggestPlatform } from './suggest-platform.rules.ts'

it.each([
  ['leads', 9, 9, false, 'google'],
  ['awareness', 3, 0, false, 'instagram'],
  ['awareness', 1, 0, false, 'facebook'],
  ['awareness', 0, 0, false, 'facebook'],
  ['sales', 4, 0, false, 'facebook'],
  ['sales', 0, 0, false, 'google'],
  [null, 0, 2, false, 'google'],
  [null, 5, 0, false, 'facebook'],
  [null, 0, 0, true, 'facebook'],
  [null, 0, 0, false, null],
] as const)(
  'for %s with %d pictures, %d offers, described %s: %s',
  (goal, numPictures, numOffers, isDescribed, platform) => {
    expect(suggestPlatform({ goal, numPictures, numOffers, isDescribed })).toBe(platform)
  },
)
