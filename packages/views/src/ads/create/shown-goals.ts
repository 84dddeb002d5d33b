import type { Goal } from '@aloft/domain/core/goals'

/** The goals in the order in which people are asked for them. */
export const shownGoals: readonly Goal[] = ['awareness', 'sales', 'leads']
