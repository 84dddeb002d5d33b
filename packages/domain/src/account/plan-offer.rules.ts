import type { User } from './user.entity.ts'

// ONB-01

/** Whether somebody is offered a plan after their first ads: on the free plan, and until they skip the offer. */
export function isPlanOffered({ plan, completedTasks }: Pick<User, 'plan' | 'completedTasks'>): boolean {
  return plan.labelKey === 'free' && !completedTasks.includes('planSkipped')
}
