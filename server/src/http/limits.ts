import type { RateLimit } from '@aloft/contract/core/rate-limit'
import { CallError } from '../action/call-error.ts'
import type { Counters } from '../action/counter.repo.ts'

export interface LimitSubject {
  /** The signed-in account, or else the network. */
  readonly caller: string
  /** An IPv4 address, or the /64 network of an IPv6 one. */
  readonly address: string
  readonly email: string | undefined
  /** Undefined if it is invalid. */
  readonly payload: Readonly<Record<string, unknown>> | undefined
}

export interface Limits {
  /** Counts a call; throws `tooManyRequests` beyond a limit. */
  consume(action: string, limits: readonly RateLimit[], subject: LimitSubject): Promise<void>
}

/** Applies the contract's limits to calls. */
export function createLimits(counters: Counters): Limits {
  return {
    async consume(action, limits, subject) {
      for (const limit of limits) {
        if (limit.ifGiven && !isGiven(subject.payload, limit.ifGiven)) continue
        const counted = limit.sharedAs ?? [action, limit.ifGiven].filter(Boolean).join('.')
        const counter = { name: `${counted}:${limit.by}`, limit: limit.calls, seconds: limit.seconds }
        const taken = await counters.take(counter, keyOf(limit, subject))
        if (!taken.isTaken) {
          throw new CallError('tooManyRequests', { retryAfterSeconds: taken.retryAfterSeconds })
        }
      }
    },
  }
}

function keyOf({ by }: RateLimit, { caller, address, email = '' }: LimitSubject): string {
  return { caller, email: `${address} ${email}` }[by]
}

function isGiven(payload: LimitSubject['payload'], path: string): boolean {
  const value = path.split('.').reduce<unknown>((part, key) => Object(part)[key], payload)
  return Boolean(value)
}
