import type { PlainReply } from '@aloft/api-client/outcome'
import type { ActionName, actions } from '@aloft/contract/actions'
import type { GeneralError } from '@aloft/contract/core/errors'
import type { FailureOf, PayloadOf } from '@aloft/contract/schemas'
import { proxy, ref, useSnapshot } from 'valtio'

// Apart from the state of queries, as the login knows nothing but the user.

/** The calls that only read. */
export type QueryName = {
  [A in ActionName]: (typeof actions)[A]['kind'] extends 'query' ? A : never
}[ActionName]

/** Why a query has no newer reply. */
export interface LoadFailure<A extends ActionName = QueryName> {
  /** A failure that the call declares, why the server refused it, or that no answer came. */
  readonly error: FailureOf<A>['error'] | GeneralError | 'unreachable' | 'generic'
  /** The declared failure with its details. */
  readonly declared?: FailureOf<A>
  /** What a user can quote. */
  readonly requestId?: string
  /** By the real clock: before this it would be refused again. */
  readonly retryDate?: Date
}

/** The part of a failure that users see. */
export type FailureDetails = Pick<LoadFailure, 'requestId' | 'retryDate'>

/** The page after a loaded one: not requested yet, loading, or why it didn't load. */
export type NextPage = 'idle' | 'loading' | FailureDetails

/** A reply of the server and how its loading goes. */
export interface Entry<A extends QueryName = QueryName> {
  /** Never watched inside: a reply is replaced as a whole. */
  reply?: PlainReply<A>
  /** Why a later one did not load. */
  failure?: LoadFailure<A> | null
  isLoading?: boolean
  isStale?: boolean
  more?: NextPage
  /** Grows with each change that makes a running request too old. */
  epoch: number
}

/** What the server said, by query; the one place in the browser where it is kept (MAC-07). */
export const entries = proxy<Record<string, Entry>>({})

/** Names a query: the call and its payload. */
export function queryKey<A extends QueryName>(action: A, payload: PayloadOf<A>): string {
  return `${action} ${JSON.stringify(payload)}`
}

/** An entry for rendering. */
export function useEntry<A extends QueryName>(key: string): Entry<A> | undefined {
  return useSnapshot<Record<string, object>>(entries)[key] as Entry<A> | undefined
}

/** Takes a reply that came another way, such as with a command. A request that is under way may be older. */
export function takeReply<A extends QueryName>(action: A, payload: PayloadOf<A>, reply: PlainReply<A>): void {
  const key = queryKey(action, payload)
  const { isLoading = false, epoch = 0 } = entries[key] ?? {}
  entries[key] = { reply: wrapped(reply), isLoading, epoch: epoch + 1 }
}

/** For the store: a reply that valtio leaves as it is. */
export function wrapped<T>(reply: T): T {
  return Object(reply) === reply ? (ref(reply as object) as T) : reply
}
