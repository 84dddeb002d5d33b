import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWorkQueue, type WorkQueueOptions } from './work-queue.ts'

/** A queue whose work ends when the test says so. */
function openQueue(options: Partial<WorkQueueOptions> = {}) {
  const queue = createWorkQueue({ slots: 1, maxWaiting: 3, maxWaitMs: 5_000, ...options })
  const started: string[] = []
  const ends = new Map<string, (failure?: Error) => void>()
  const outcomes: Record<string, unknown> = {}
  const add = (name: string, rank: number) => {
    const work = () =>
      new Promise<string>((resolve, reject) => {
        started.push(name)
        ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)))
      })
    void queue.run(rank, work).then(
      (result) => (outcomes[name] = result),
      (error: { body?: unknown; message: string }) => (outcomes[name] = error.body ?? error.message),
    )
  }
  const end = async (name: string, failure?: Error) => {
    ends.get(name)?.(failure)
    await vi.waitFor(() => expect(outcomes).toHaveProperty(name))
  }
  return { add, end, started, outcomes }
}

const full = { error: 'unavailable', retryAfterSeconds: expect.any(Number) }

describe('work queue', () => {
  it('runs no more than its slots, the rest in the order of their ranks and then of their coming', async () => {
    const { add, end, started } = openQueue({ slots: 2, maxWaiting: 9 })
    for (const [name, rank] of [
      ['a', 5],
      ['b', 5],
      ['c', 5],
      ['d', 0],
      ['e', -1],
      ['f', 0],
    ] as const) {
      add(name, rank)
    }
    expect(started).toEqual(['a', 'b'])
    for (const name of ['b', 'a', 'e', 'd', 'f', 'c']) await end(name)
    expect(started).toEqual(['a', 'b', 'e', 'd', 'f', 'c'])
  })

  it('refuses with a time who does not fit, and never grows', async () => {
    const { add, started, outcomes } = openQueue()
    for (const name of ['runs', 'one', 'two', 'three', 'four', 'five']) add(name, 1)
    await vi.waitFor(() => expect(outcomes).toEqual({ four: full, five: full }))
    expect(started).toEqual(['runs'])
  })

  it('makes room for a lower rank by refusing whoever ranks last', async () => {
    const { add, end, started, outcomes } = openQueue()
    for (const name of ['runs', 'one', 'two', 'three']) add(name, 4)
    add('known', -1)
    await vi.waitFor(() => expect(outcomes).toEqual({ three: full }))
    await end('runs')
    expect(started).toEqual(['runs', 'known'])
  })

  it('refuses who waits too long, and lets the next one have the slot', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { add, end, started, outcomes } = openQueue()
    add('runs', 0)
    add('old', 0)
    await vi.advanceTimersByTimeAsync(4_000)
    add('young', 0)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(outcomes).toEqual({ old: full })
    vi.useRealTimers()
    await end('runs')
    expect(started).toEqual(['runs', 'young'])
  })

  it('frees the slot of work that fails', async () => {
    const { add, end, started, outcomes } = openQueue()
    add('fails', 0)
    add('next', 0)
    await end('fails', new Error('boom'))
    await end('next')
    add('later', 0)
    expect(started).toEqual(['fails', 'next', 'later'])
    expect(outcomes).toEqual({ fails: 'boom', next: 'next' })
  })

  it('says a longer time the more wait, and never more than 30 s', async () => {
    const secondsAfter = async (maxWaiting: number) => {
      const { add, outcomes } = openQueue({ maxWaiting })
      for (let i = 0; i <= maxWaiting; i++) add(`${i}`, 0)
      add('last', 0)
      await vi.waitFor(() => expect(outcomes).toHaveProperty('last'))
      return (outcomes['last'] as { retryAfterSeconds: number }).retryAfterSeconds
    }
    expect(await secondsAfter(1)).toBe(1)
    expect(await secondsAfter(20)).toBeGreaterThan(5)
    expect(await secondsAfter(500)).toBe(30)
  })
})
