import { expect, it } from 'vitest'
import { toastMs } from './toast.rules.ts'

it.each([
  ['', false, 3200],
  ['abc', false, 3290],
  ['abc', true, 7290],
  ['👍', false, 3230],
])('leaves time to read %j (ERR-17)', (text, hasAction, ms) => {
  expect(toastMs(text, hasAction)).toBe(ms)
})
