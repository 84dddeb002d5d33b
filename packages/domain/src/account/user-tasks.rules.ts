/** What a user can have done: the tasks of the guide in their order, the guide as such, and the first ad (GUI-05, GUI-19). */
export const userTasks = [
  'setupBrand',
  'buildCreative',
  'generateAdTexts',
  'launch',
  'checklist',
  'firstAdCreated',
] as const
export type UserTask = (typeof userTasks)[number]
