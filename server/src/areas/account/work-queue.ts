import { CallError } from '../../action/call-error.ts'

/** Priority: lower ranks go first; equal ranks go in order of arrival. */
export type Rank = number

export interface WorkQueue {
  /**
   * Runs work when a slot is free; throws `unavailable` with a retry time if the queue is full or the wait too long.
   */
  run<T>(rank: Rank, work: () => Promise<T>): Promise<T>
}

export interface WorkQueueOptions {
  /** Number of pieces of work that run at the same time. */
  readonly slots: number
  readonly maxWaiting: number
  readonly maxWaitMs: number
}

interface Waiting {
  readonly rank: Rank
  readonly start: () => void
  readonly refuse: () => void
  readonly timer: NodeJS.Timeout
}

const longestRetrySeconds = 30

/** A bounded queue for CPU-heavy work. When it is full, the last in rank is refused. */
export function createWorkQueue({ slots, maxWaiting, maxWaitMs }: WorkQueueOptions): WorkQueue {
  const waiting: Waiting[] = []
  let running = 0
  // A first guess, adjusted after each piece of work.
  let averageMs = 300

  /** The retry time counts only work with the same or a better rank. */
  function refusal(rank: Rank): CallError {
    const ahead = waiting.filter((other) => other.rank <= rank).length
    const seconds = Math.ceil(((ahead + 1) * averageMs) / slots / 1000)
    return new CallError('unavailable', { retryAfterSeconds: Math.min(longestRetrySeconds, seconds) })
  }

  function remove(entry: Waiting): void {
    clearTimeout(entry.timer)
    const at = waiting.indexOf(entry)
    if (at >= 0) waiting.splice(at, 1)
  }

  /** Resolves when a slot is free for this work. */
  function waitForSlot(rank: Rank): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        rank,
        start: resolve,
        refuse() {
          const error = refusal(rank)
          remove(entry)
          reject(error)
        },
        timer: setTimeout(() => entry.refuse(), maxWaitMs),
      }
      const after = waiting.findIndex((other) => other.rank > rank)
      waiting.splice(after < 0 ? waiting.length : after, 0, entry)
      if (waiting.length > maxWaiting) waiting.at(-1)?.refuse()
    })
  }

  return {
    async run(rank, work) {
      if (running < slots) running++
      else await waitForSlot(rank)
      const started = performance.now()
      try {
        return await work()
      } finally {
        averageMs += (performance.now() - started - averageMs) / 8
        // Pass the slot straight to the next in the queue; if it were freed first, a newcomer could take it too.
        const next = waiting[0]
        if (next) {
          remove(next)
          next.start()
        } else running--
      }
    },
  }
}
