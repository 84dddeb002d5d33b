import { expect, test } from 'vitest'
import { isAspectRatioAllowed } from '../balloons/aspect-ratio.rules.ts'
import { creativeFormatNames, creativeFormats } from './creative-formats.rules.ts'

test.each(creativeFormatNames)('%s has the sides its name says, and may be used', (name) => {
  const { width, height } = creativeFormats[name]
  const [across = 0, down = 0] = name.split(':').map(Number)
  expect(width * down).toBe(height * across)
  expect(isAspectRatioAllowed(width, height)).toBe(true)
})
