import { expect, it } from 'vitest'
import { angleOfStatement } from './statement-angle.ts'

it.each([
  ['We are opposite the station.', 'place'],
  ['We are the opposite of a chain.', 'quality'],
  ['Der Opa hat noch Zwicker verkauft.', 'story'],
  ['Every lamp is free of lead.', 'deal'],
])('%s appeals to %s', (sentence, angle) => {
  expect(angleOfStatement(sentence)).toBe(angle)
})
