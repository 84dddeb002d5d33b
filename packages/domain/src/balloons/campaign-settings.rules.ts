import type { Goal } from '../core/goals.ts'

/** An ad's default goal (ENT-13). */
export const defaultCampaignGoal: Goal = 'awareness'

/** How long one payment lasts by default, in days (EDT-11). */
export const defaultFundingDays = 30

/** Whether a goal is reached at one address or at all addresses with this prefix (ENT-12). */
export const goalUrlTypes = ['fullUrl', 'partial'] as const
export type GoalUrlType = (typeof goalUrlTypes)[number]

/** Whether an ad is paid once or every month (ENT-13). */
export const fundingRecurrences = ['oneOff', 'monthly'] as const
export type FundingRecurrence = (typeof fundingRecurrences)[number]

/** Who sees an ad (ENT-13). */
export const genders = ['all', 'female', 'male'] as const
export type Gender = (typeof genders)[number]
export const defaultGender: Gender = 'all'

/** Topics that Meta requires to be declared before an ad about them is launched. */
export const specialCategories = ['housing', 'employment', 'credit', 'politics', 'gambling'] as const
export type SpecialCategory = (typeof specialCategories)[number]

/** Buttons under a Meta ad, with the platform's own names; NO_BUTTON leaves the button out. */
export const buttonLabels = [
  'LEARN_MORE',
  'SHOP_NOW',
  'SIGN_UP',
  'BOOK_NOW',
  'CONTACT_US',
  'GET_QUOTE',
  'GET_OFFER',
  'APPLY_NOW',
  'DOWNLOAD',
  'SUBSCRIBE',
  'ORDER_NOW',
  'GET_DIRECTIONS',
  'CALL_NOW',
  'MESSAGE_PAGE',
  'WATCH_MORE',
  'DONATE_NOW',
  'NO_BUTTON',
] as const
export type ButtonLabel = (typeof buttonLabels)[number]

/** Kinds of places an ad can target (ENT-30). */
export const locationTypes = ['city', 'region', 'zip'] as const
export type LocationType = (typeof locationTypes)[number]
