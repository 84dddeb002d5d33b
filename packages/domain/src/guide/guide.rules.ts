import { type GuideTaskName, guideTaskNames } from './guide-task-names.rules.ts'

/** A task of the guide as the checklist shows it. */
export interface GuideTask {
  readonly name: GuideTaskName
  readonly isDone: boolean
}

/** What the app knows of a user's work besides their completed tasks. */
export interface GuideFacts {
  readonly completedTasks: readonly string[]
  /** Platforms of the open brand's ads. */
  readonly platforms: readonly string[]
  /** Whether one of its ads was ever launched. */
  readonly hasLaunched: boolean
}

const metaPlatforms: readonly string[] = ['facebook', 'instagram']

/**
 * The tasks a user is offered, in order. `buildCreative` needs an ad on Facebook or Instagram (GUI-16, OPN-78),
 * `setupBrand` is always done (GUI-17), and a launch is done however it came about.
 */
export function guideTasksFor({ completedTasks, platforms, hasLaunched }: GuideFacts): readonly GuideTask[] {
  const hasCreative = platforms.some((platform) => metaPlatforms.includes(platform))
  return guideTaskNames
    .filter((name) => name !== 'buildCreative' || hasCreative)
    .map((name) => ({
      name,
      isDone: name === 'setupBrand' || completedTasks.includes(name) || (name === 'launch' && hasLaunched),
    }))
}

/** Number of tasks done, and of all (GUI-01). */
export function countGuideTasks(tasks: readonly GuideTask[]): { done: number; total: number } {
  return { done: tasks.filter(({ isDone }) => isDone).length, total: tasks.length }
}

/** Share of tasks that are done, in whole percent (GUI-02). */
export function guidePercent(tasks: readonly GuideTask[]): number {
  const { done, total } = countGuideTasks(tasks)
  return total === 0 ? 100 : Math.round((done / total) * 100)
}

/**
 * Whether the guide opens by itself: once an ad was created or requested, while a task is open (GUI-15). Not for a user
 * who has closed it, which is recorded as `checklist` (GUI-14).
 */
export function opensByItself(
  tasks: readonly GuideTask[],
  completedTasks: readonly string[],
  isAdRequested: boolean,
): boolean {
  const hasAd = isAdRequested || completedTasks.includes('firstAdCreated')
  return hasAd && !completedTasks.includes('checklist') && tasks.some(({ isDone }) => !isDone)
}
