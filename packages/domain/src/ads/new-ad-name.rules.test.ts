import { expect, it } from 'vitest'
import { newAdName } from './new-ad-name.rules.ts'

it.each([
  ['Dome lamp', 'instagram', 'Dome lamp, Instagram'],
  [' table lamp ', 'google', 'Table lamp, Google'],
  ['😀 party', 'facebook', '😀 party, Facebook'],
] as const)('names %j for %s', (subject, platform, name) => {
  expect(newAdName(subject, platform)).toBe(name)
})
