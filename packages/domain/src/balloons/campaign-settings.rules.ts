import type { Goal } from '../core/goals.ts'

/** What an ad is to bring where nobody says (ENT-13). */
export const defaultCampaignGoal: Goal = 'awareness'

/** Whether a goal is reached at one address or at all that begin like it (ENT-12). */
export const goalUrlTypes = ['fullUrl', 'partial'] as const
export type GoalUrlType = (typeof goalUrlTypes)[number]

/** Whether an ad is paid once or again each month (ENT-13). */
export const fundingRecurrences = ['oneOff', 'monthly'] as const
export type FundingRecurrence = (typeof fundingRecurrences)[number]

/** Whom an ad is shown to (ENT-13). */
export const genders = ['all', 'female', 'male'] as const
export type Gender = (typeof genders)[number]
