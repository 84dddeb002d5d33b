import type { Goal } from '@aloft/domain/core/goals'

/** The goals in display order. */
export const shownGoals: readonly Goal[] = ['awareness', 'sales', 'leads']
