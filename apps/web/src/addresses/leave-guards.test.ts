import { NavigationType } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { addGuard, leaveGuards } from './leave-guards.ts'
import type { Step } from '../router/page-router.ts'

const place = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname })
const step: Step = {
  currentLocation: place('/0/editor'),
  nextLocation: place('/0'),
  historyAction: NavigationType.Push,
}

/** A guard that is asked about this step, and records its questions. */
function guard(may: boolean, isConcerned = true) {
  const mayLeave = vi.fn(() => may)
  return { remove: addGuard({ concerns: () => isConcerned, mayLeave }), mayLeave }
}

describe('mayTake', () => {
  it('asks the guard that came last first, and none after one that keeps', async () => {
    const [first, second] = [guard(true), guard(false)]
    expect(await leaveGuards.mayTake(step)).toBe(false)
    expect(second.mayLeave).toHaveBeenCalledWith(step)
    expect(first.mayLeave).not.toHaveBeenCalled()
    second.remove()
    expect(await leaveGuards.mayTake(step)).toBe(true)
    expect(first.mayLeave).toHaveBeenCalledOnce()
    first.remove()
  })

  it('does not ask one that the step does not concern', async () => {
    const one = guard(false, false)
    expect(await leaveGuards.mayTake(step)).toBe(true)
    expect(one.mayLeave).not.toHaveBeenCalled()
    one.remove()
  })

  it('is not heard of by one that went in the meantime, but by those that stay', async () => {
    const [first, second] = [guard(true), guard(true)]
    second.remove()
    await leaveGuards.mayTake(step)
    expect(second.mayLeave).not.toHaveBeenCalled()
    expect(first.mayLeave).toHaveBeenCalledOnce()
    first.remove()
  })
})
