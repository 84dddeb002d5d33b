import { expect, it } from 'vitest'
import { areas } from './areas.ts'

it('lists every area once, what others build on first', () => {
  expect(new Set(areas).size).toBe(areas.length)
  expect([...areas].slice(0, 5)).toEqual(['plans', 'notifications', 'account', 'payments', 'teams'])
})
