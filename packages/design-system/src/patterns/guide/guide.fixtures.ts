import type { GuideTask } from '@aloft/domain/guide/guide.rules'

/** A guide that has just begun, one halfway, and one that's over. */
export const fresh: readonly GuideTask[] = [
  { name: 'setupBrand', isDone: true },
  { name: 'buildCreative', isDone: false },
  { name: 'generateAdTexts', isDone: false },
  { name: 'launch', isDone: false },
]
export const halfway = fresh.map((task) => ({ ...task, isDone: task.isDone || task.name === 'launch' }))
export const over = fresh.map((task) => ({ ...task, isDone: true }))
