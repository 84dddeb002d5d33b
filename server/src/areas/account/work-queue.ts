import { CallError } from '../../action/call-error.ts'

/** Who goes first: the lower rank, then whoever came first. */
export type Rank = number

export interface WorkQueue {
  /** Runs work when its turn comes; refuses with `unavailable` and a time where it does not fit or waits too long. */
  run<T>(rank: Rank, work: () => Promise<T>): Promise<T>
}

export interface WorkQueueOptions {
  /** How much runs at the same time. */
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

/** A bounded queue for work that takes a core: whoever ranks last makes room for whoever ranks before. */
export function createWorkQueue({ slots, maxWaiting, maxWaitMs }: WorkQueueOptions): WorkQueue {
  const waiting: Waiting[] = []
  let running = 0
  // A first guess; each piece of work that ends corrects it.
  let averageMs = 300

  /** Whoever ranks after does not lengthen the time. */
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

  /** Resolves once a slot is this work's. */
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
        // The slot goes straight to the next in line; freed first, a newcomer could take it as well.
        const next = waiting[0]
        if (next) {
          remove(next)
          next.start()
        } else running--
      }
    },
  }
}
