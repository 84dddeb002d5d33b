/**
 * What a user can have done: the tasks of the guide in their order, the guide as such, the first ad, asked an expert to
 * look at one, and skipped the plan that was offered after the first ads (GUI-05, GUI-19, EDT-15, ONB-01).
 */
export const userTasks = [
  'setupBrand',
  'buildCreative',
  'generateAdTexts',
  'launch',
  'checklist',
  'firstAdCreated',
  'expertReview',
  'planSkipped',
] as const
export type UserTask = (typeof userTasks)[number]
