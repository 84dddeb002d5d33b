import { guideTaskNames } from '../guide/guide-task-names.rules.ts'

/**
 * Tasks a user can complete: those of the guide in their order, the guide itself, the first ad, a requested expert
 * review, skipping the plan offered after the first ads, and seeing the welcome on a phone (GUI-05, GUI-19, EDT-15,
 * ONB-01, RTE-06).
 */
export const userTasks = [
  ...guideTaskNames,
  'checklist',
  'firstAdCreated',
  'expertReview',
  'planSkipped',
  'mobileWelcome',
] as const
