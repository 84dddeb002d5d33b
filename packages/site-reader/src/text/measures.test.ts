import { expect, it } from 'vitest'
import { isMeasure } from './measures.ts'

it.each(['90 mins', 'one hour', 'une heure', 'halber Tag', '30 minutes'])('%j names nothing sold', (name) => {
  expect(isMeasure(name)).toBe(true)
})

it.each(['Hour glass', 'Ten week course', 'Tageskarte', 'Team of 2'])('%j does', (name) => {
  expect(isMeasure(name)).toBe(false)
})
