import { expect, it } from 'vitest'
import { addHours } from '../core/dates.ts'
import { expertReviewEnd, expertReviewOf } from './expert-review.rules.ts'

const creationDate = new Date('2026-11-20T09:30:00Z')

it.each([
  [0, [], 'offered'],
  [23.99, ['setupBrand'], 'offered'],
  [24, [], null],
  [1, ['expertReview'], 'asked'],
  // Asked in the last minute, it is answered on the second day.
  [47.99, ['expertReview'], 'asked'],
  [48, ['expertReview'], null],
])('%d hours after signing up, with %j done, an expert’s look is %j (EDT-15)', (hours, done, state) => {
  expect(expertReviewOf({ creationDate, completedTasks: done }, addHours(creationDate, hours))).toBe(state)
})

it('ends a day after the account was made', () => {
  expect(expertReviewEnd({ creationDate })).toEqual(new Date('2026-11-21T09:30:00Z'))
})
