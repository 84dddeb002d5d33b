import { useEffect, useEffectEvent, useRef } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

/** From one address to another one. */
export type Step = Parameters<BlockerFunction>[0]

export interface LeaveGuard {
  /** Whether this step concerns it. */
  readonly concerns: (step: Step) => boolean
  /** Whether such a step may be taken, perhaps after saving or asking. */
  readonly mayLeave: (step: Step) => boolean | Promise<boolean>
}

const guards: LeaveGuard[] = []

/** Whether a step may be taken: every guard that it concerns must allow it. The guard added last is asked first. */
export async function mayTake(step: Step): Promise<boolean> {
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

/** The one place that blocks steps, used once for all guards: a router supports one blocker at a time. */
export function useLeaveGuards(): void {
  const held = useRef<Step>(null)
  const blocker = useBlocker((step) => {
    held.current = step
    return guards.some(({ concerns }) => concerns(step))
  })
  useEffect(() => {
    const step = held.current
    if (blocker.state !== 'blocked' || !step) return
    void mayTake(step).then((may) => {
      // Of two consecutive steps the later one counts.
      if (held.current !== step) return
      if (may) blocker.proceed()
      else blocker.reset()
    })
  }, [blocker])
}
