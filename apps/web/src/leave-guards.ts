import { useEffect, useEffectEvent, useRef } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

/** From one address to another one. */
export type Step = Parameters<BlockerFunction>[0]

export interface LeaveGuard {
  /** Whether this step concerns it. */
  readonly concerns: (step: Step) => boolean
  /** Whether such a step may be taken, perhaps after something was finished or asked. */
  readonly mayLeave: (step: Step) => boolean | Promise<boolean>
}

const guards: LeaveGuard[] = []

/** Whether a step may be taken: every guard that it concerns lets it, the one that came last asked first. */
export async function mayTake(step: Step): Promise<boolean> {
  for (const guard of guards.toReversed())
    if (guard.concerns(step) && !(await guard.mayLeave(step))) return false
  return true
}

/** Takes a guard in; what it answers lets it go again. */
export function addGuard(guard: LeaveGuard): () => void {
  guards.push(guard)
  return () => void guards.splice(guards.indexOf(guard), 1)
}

/** Asks a guard for as long as the component is there. */
export function useLeaveGuard({ concerns, mayLeave }: LeaveGuard): void {
  const onConcerns = useEffectEvent(concerns)
  const onMayLeave = useEffectEvent(mayLeave)
  useEffect(
    () => addGuard({ concerns: (step) => onConcerns(step), mayLeave: (step) => onMayLeave(step) }),
    [],
  )
}

/** The one place that holds steps back: a router knows one blocker at a time. It stands once, around all guards. */
export function useLeaveGuards(): void {
  const held = useRef<Step>(null)
  const blocker = useBlocker((step) => {
    held.current = step
    return guards.some(({ concerns }) => concerns(step))
  })
  useEffect(() => {
    const step = held.current
    if (blocker.state !== 'blocked' || !step) return
    // Of two steps one after the other the later one is meant.
    let isCurrent = true
    void mayTake(step).then((may) => {
      if (!isCurrent) return
      if (may) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isCurrent = false
    }
  }, [blocker])
}
