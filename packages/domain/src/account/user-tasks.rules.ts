/**
 * What a user can have done: the tasks of the guide in their order, the guide as such, the first ad, and to have asked an
 * expert to look at one (GUI-05, GUI-19, EDT-15).
 */
export const userTasks = [
  'setupBrand',
  'buildCreative',
  'generateAdTexts',
  'launch',
  'checklist',
  'firstAdCreated',
  'expertReview',
] as const
export type UserTask = (typeof userTasks)[number]
