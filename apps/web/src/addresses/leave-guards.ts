import { useEffect, useEffectEvent } from 'react'
import type { Step, StepGuards } from '../router/page-router.ts'

export interface LeaveGuard {
  /** Whether the guard applies to this step. */
  readonly concerns: (step: Step) => boolean
  /** Whether the step is allowed, perhaps after saving or asking. */
  readonly mayLeave: (step: Step) => boolean | Promise<boolean>
}

const guards: LeaveGuard[] = []

/** Whether a step may be taken: every guard that it concerns must allow it. The guard added last is asked first. */
async function mayTake(step: Step): Promise<boolean> {
  for (const guard of guards.toReversed())
    if (guard.concerns(step) && !(await guard.mayLeave(step))) return false
  return true
}

/** Adds a guard; returns the function that removes it. */
export function addGuard(guard: LeaveGuard): () => void {
  guards.push(guard)
  return () => void guards.splice(guards.indexOf(guard), 1)
}

/** Adds a guard for as long as the component is mounted. */
export function useLeaveGuard({ concerns, mayLeave }: LeaveGuard): void {
  const onConcerns = useEffectEvent(concerns)
  const onMayLeave = useEffectEvent(mayLeave)
  useEffect(
    () => addGuard({ concerns: (step) => onConcerns(step), mayLeave: (step) => onMayLeave(step) }),
    [],
  )
}

/** All guards as the router asks them. */
export const leaveGuards: StepGuards = {
  concerns: (step) => guards.some(({ concerns }) => concerns(step)),
  mayTake,
}
