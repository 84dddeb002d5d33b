import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { systemClock } from '../clock.ts'
import type { Db } from '../db/db.ts'

/** A counter with a window of `seconds`, which begins with the first point. */
export interface Counter {
  readonly name: string
  readonly limit: number
  readonly seconds: number
}

export type Taken =
  /** `count` includes this point. */
  | { readonly isTaken: true; readonly count: number }
  | { readonly isTaken: false; readonly retryAfterSeconds: number }

/**
 * Counters in the database, shared by all nodes. They write on their own connection: never call them inside a
 * transaction, which would deadlock on the embedded database.
 */
export interface Counters {
  /** Takes a point for a key; a point beyond the limit is not taken. */
  take(counter: Counter, key: string): Promise<Taken>
  /** Returns a point if its window is still open. */
  giveBack(counter: Counter, key: string): Promise<void>
  /** Returns all points of a key. */
  clear(counter: Counter, key: string): Promise<void>
  /** Number of points of a key in its open window. */
  count(counter: Counter, key: string): Promise<number>
  /**
   * Lets a key pass once after a wait: the first call starts the wait, and a call within ten minutes of its end passes
   * and uses it up. Returns the remaining seconds; 0 means a pass.
   */
  passAfterWait(name: string, key: string, seconds: number): Promise<number>
}

const passForMs = 10 * 60_000
const maxKeyLength = 200

export function createCounters(knex: Db): Counters {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterFor({ name, limit, seconds }: Counter): RateLimiterPostgres {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: knex,
      storeType: 'knex',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points: limit,
      duration: seconds,
    })
    limiters.set(name, limiter)
    return limiter
  }

  const counters: Counters = {
    async take(counter, key) {
      try {
        const { consumedPoints } = await limiterFor(counter).consume(shortened(key))
        return { isTaken: true, count: consumedPoints }
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        await counters.giveBack(counter, key)
        return { isTaken: false, retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) }
      }
    },

    // The limiter's own `reward` would open a new window with an extra point.
    async giveBack({ name }, key) {
      await knex('rate_limit')
        .where({ key: rowKey(name, key) })
        .where('points', '>', 0)
        .where('expire', '>', systemClock.real().getTime())
        .decrement('points')
    },

    async clear(counter, key) {
      await limiterFor(counter).delete(shortened(key))
    },

    async count(counter, key) {
      const found = await limiterFor(counter).get(shortened(key))
      return found?.consumedPoints ?? 0
    },

    async passAfterWait(name, key, seconds) {
      const now = systemClock.real().getTime()
      const row = rowKey(name, shortened(key))
      const passed = await knex('rate_limit')
        .where({ key: row })
        .whereBetween('expire', [now - passForMs, now])
        .delete()
      if (passed > 0) return 0
      const { rows } = await knex.raw<{ rows: { expire: number }[] }>(
        `insert into rate_limit (key, points, expire) values (?, 1, ?)
         on conflict (key) do update
           set expire = case when rate_limit.expire < ? then excluded.expire else rate_limit.expire end
         returning expire`,
        [row, now + seconds * 1000, now],
      )
      const [{ expire } = { expire: now }] = rows
      return Math.max(1, Math.ceil((expire - now) / 1000))
    },
  }
  return counters
}

function shortened(key: string): string {
  return key.slice(0, maxKeyLength)
}

/** Same format as the limiter's keys. */
function rowKey(name: string, key: string): string {
  return `${name}:${shortened(key)}`
}
