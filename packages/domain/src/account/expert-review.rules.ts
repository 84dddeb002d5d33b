import { addHours } from '../core/dates.ts'
import type { User } from './user.entity.ts'

/** How long after signing up an expert review is free, and how soon the expert answers (EDT-15). */
export const expertReviewHours = { offered: 24, answered: 24 } as const

/** When the offer ends. */
export function expertReviewEnd({ creationDate }: Pick<User, 'creationDate'>): Date {
  return addHours(creationDate, expertReviewHours.offered)
}

/** State of a user's expert review, which is offered once, on their first day; null when the offer is over. */
export function expertReviewOf(
  user: Pick<User, 'creationDate' | 'completedTasks'>,
  now: Date,
): 'offered' | 'asked' | null {
  const hasAsked = user.completedTasks.includes('expertReview')
  const lasts = expertReviewHours.offered + (hasAsked ? expertReviewHours.answered : 0)
  if (now >= addHours(user.creationDate, lasts)) return null
  return hasAsked ? 'asked' : 'offered'
}
