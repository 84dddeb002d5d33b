import type { Outcome, PlainReply } from '@aloft/api-client/outcome'
import { useDeferredValue } from 'react'
import { failureIn } from './load-failure.ts'
import {
  entries,
  type Entry,
  type LoadFailure,
  type NextPage,
  type QueryName,
  useEntry,
  wrapped,
} from './replies.ts'

/**
 * The state of a query in this page.
 * - `ready`: there's a reply; `failure` is set if a later load failed.
 * - `failed`: nothing was ever loaded.
 */
export type Loaded<A extends QueryName> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: LoadFailure<A> }
  | {
      readonly status: 'ready'
      readonly reply: PlainReply<A>
      readonly failure: LoadFailure<A> | null
      /** The query is being reloaded. */
      readonly isRefreshing: boolean
      /** The data has changed on the server since, or the reply belongs to an earlier payload. */
      readonly isStale: boolean
      /** State of loading the next page, or why it didn't load. */
      readonly more: NextPage
    }

const loading = Object.freeze({ status: 'loading' })

/** The call and the payload of a key. */
export function queryOf(key: string): { readonly action: QueryName; readonly payload: never } {
  const end = key.indexOf(' ')
  return { action: key.slice(0, end) as QueryName, payload: JSON.parse(key.slice(end + 1)) as never }
}

/**
 * The state of a query, for rendering. What a first reply shows is rendered in small steps, because the store renders
 * changes at once: a whole page would block input on a slow phone.
 */
export function useLoaded<A extends QueryName>(key: string | null): Loaded<A> {
  const entry = useEntry<A>(key ?? '')
  const loaded = entry ? shownAs(entry) : loading
  const isShown = useDeferredValue(loaded.status !== 'loading')
  return isShown ? loaded : loading
}

/** The same outside of components. */
export function loadedNow<A extends QueryName>(key: string): Loaded<A> {
  const entry = entries[key] as Entry<A> | undefined
  return entry ? shownAs(entry) : loading
}

/** Why a query failed to load, or its latest reload did. */
export function failureOf<A extends QueryName>(loaded: Loaded<A>): LoadFailure<A> | null {
  return loaded.status === 'loading' ? null : loaded.failure
}

function shownAs<A extends QueryName>(entry: Entry<A>): Loaded<A> {
  const { reply, failure = null, isLoading = false, isStale = false, more = 'idle' } = entry
  if (reply !== undefined) return { status: 'ready', reply, failure, isRefreshing: isLoading, isStale, more }
  return failure && !isLoading ? { status: 'failed', failure } : loading
}

export const queryKeys = (): readonly string[] => Object.keys(entries)

export const epochOf = (key: string): number => entries[key]?.epoch ?? 0

/** Whether a query has no reply or an outdated one. */
export const isOutdated = (key: string): boolean =>
  entries[key]?.reply === undefined || entries[key].isStale || Boolean(entries[key].failure)

export function beginQuery(key: string): void {
  entries[key] ??= { epoch: 0 }
  entries[key].isLoading = true
}

/** Stores an answer; the shown reply stays until a newer one arrives. */
export function settleQuery<A extends QueryName>(
  key: string,
  outcome: Outcome<A>,
  { isStale, now }: { readonly isStale: boolean; readonly now: Date },
): void {
  const entry = entries[key]
  if (!entry) return
  const failure = failureIn(outcome, now)
  Object.assign(entry, { isLoading: false, failure, isStale })
  if (outcome.kind === 'reply') Object.assign(entry, { reply: wrapped(outcome.reply), more: 'idle' })
}

/** Stops waiting for an answer, because nobody needs it any more. */
export function abandonQuery(key: string): void {
  if (entries[key]) entries[key].isLoading = false
}

/** Marks a query as outdated, including a request in progress. */
export function markStale(key: string): void {
  const entry = entries[key]
  if (entry) Object.assign(entry, { isStale: true, epoch: entry.epoch + 1 })
}

/**
 * Changes a reply as the server has done or is about to do. A request in progress may not include the change
 * yet.
 */
export function updateReply<A extends QueryName>(
  key: string,
  update: (reply: PlainReply<A>) => PlainReply<A>,
): void {
  const entry = entries[key] as Entry<A> | undefined
  if (!entry) return
  entry.epoch++
  if (entry.reply !== undefined) entry.reply = wrapped(update(entry.reply))
}

export function setMore(key: string, more: NextPage): void {
  if (entries[key]) entries[key].more = more
}

export function dropQuery(key: string): void {
  delete entries[key]
}
