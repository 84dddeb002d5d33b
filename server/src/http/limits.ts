import type { RateLimit } from '@aloft/contract/core/action-row'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CallError } from '../action/call-error.ts'
import type { Db } from '../db/db.ts'

export interface LimitSubject {
  /** The signed-in account, else the address. */
  readonly caller: string
  readonly address: string
  readonly email: string | undefined
  /** Undefined where it is wrong. */
  readonly payload: Readonly<Record<string, unknown>> | undefined
}

export interface Limits {
  /** Counts a call; refuses with `tooManyRequests` past a limit. */
  consume(action: string, limits: readonly RateLimit[], subject: LimitSubject): Promise<void>
}

/** Counters in the database, so that every node counts together. */
export function createLimits(knex: Db): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterFor(action: string, limit: RateLimit): RateLimiterPostgres {
    const counter = limit.sharedAs ?? [action, limit.ifGiven].filter(Boolean).join('.')
    const keyPrefix = `${counter}:${limit.by}`
    const known = limiters.get(keyPrefix)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: knex,
      storeType: 'knex',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points: limit.calls,
      duration: limit.seconds,
    })
    limiters.set(keyPrefix, limiter)
    return limiter
  }

  return {
    async consume(action, limits, subject) {
      for (const limit of limits) {
        if (limit.ifGiven && !isGiven(subject.payload, limit.ifGiven)) continue
        if (limit.by === 'account' && !subject.email) continue
        const key = keyOf(limit, subject)
        try {
          await limiterFor(action, limit).consume(key.slice(0, 200))
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error
          throw new CallError('tooManyRequests', { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) })
        }
      }
    },
  }
}

function keyOf({ by }: RateLimit, { caller, address, email = '' }: LimitSubject): string {
  return { caller, email: `${address} ${email}`, account: email }[by]
}

function isGiven(payload: LimitSubject['payload'], path: string): boolean {
  const value = path.split('.').reduce<unknown>((part, key) => Object(part)[key], payload)
  return Boolean(value)
}
