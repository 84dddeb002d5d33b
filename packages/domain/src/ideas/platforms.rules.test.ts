import { expect, it } from 'vitest'
import { adPlatforms, isAdPlatform, platformChoices } from './platforms.rules.ts'

it('offers exactly the platforms that ads can be made for', () => {
  const selectable = platformChoices.filter((choice) => choice.isSelectable).map((choice) => choice.platform)
  expect(selectable).toEqual(adPlatforms)
  expect(selectable).toEqual(['google', 'facebook', 'instagram'])
})

it('refuses LinkedIn and anything else', () => {
  expect(isAdPlatform('google')).toBe(true)
  for (const value of ['linkedin', 'Google', '', null]) expect(isAdPlatform(value)).toBe(false)
})
