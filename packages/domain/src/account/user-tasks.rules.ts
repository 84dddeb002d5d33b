import { guideTaskNames } from '../guide/guide-task-names.rules.ts'

/**
 * Tasks a user can complete: those of the guide in their order, the guide itself, the first ad, a requested expert
 * review, and skipping the plan offered after the first ads (GUI-05, GUI-19, EDT-15, ONB-01).
 */
export const userTasks = [
  ...guideTaskNames,
  'checklist',
  'firstAdCreated',
  'expertReview',
  'planSkipped',
] as const
