import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type SteadyClock, startSteadyClock } from './steady-clock.ts'

let clock: SteadyClock

beforeEach(() => {
  vi.useFakeTimers()
  clock = startSteadyClock()
})
afterEach(() => void vi.useRealTimers())

/** Ticks of 100 ms until an answer comes, in the order they run. */
async function log(): Promise<string[]> {
  const entries: string[] = []
  let ticks = 0
  const tick = () => {
    entries.push('tick')
    if (++ticks < 4) clock.setTimeout(tick, 100)
  }
  clock.setTimeout(tick, 100)
  const answer = new Promise<void>((resolve) => clock.setTimeout(resolve, 150))
  void answer.then(() => entries.push('answer'))
  await vi.runAllTimersAsync()
  return entries
}

it('runs timers in the order they are due', async () => {
  expect(await log()).toEqual(['tick', 'answer', 'tick', 'tick', 'tick'])
})

it('lets all that one timer caused happen before the next one runs', async () => {
  const entries: string[] = []
  const answer = new Promise<void>((resolve) => void clock.setTimeout(resolve, 100))
  void answer.then(() => entries.push('answer')).then(() => entries.push('what came of it'))
  clock.setTimeout(() => entries.push('tick'), 100)
  await vi.runAllTimersAsync()
  expect(entries).toEqual(['answer', 'what came of it', 'tick'])
})

it('leaves out what was cleared', async () => {
  const callback = vi.fn()
  clock.clearTimeout(clock.setTimeout(callback, 10))
  await vi.runAllTimersAsync()
  expect(callback).not.toHaveBeenCalled()
})
