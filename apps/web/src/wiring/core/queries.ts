import type { Outcome, PlainReply } from '@aloft/api-client/outcome'
import type { PayloadOf } from '@aloft/contract/schemas'
import {
  abandonQuery,
  beginQuery,
  dropQuery,
  epochOf,
  isOutdated,
  loadedNow,
  markStale,
  queryKeys,
  queryOf,
  setMore,
  settleQuery,
  updateReply,
} from '../../state/queries.ts'
import { failureIn } from '../../state/load-failure.ts'
import { queryKey, type QueryName } from '../../state/replies.ts'
import { api, onCommandDone } from './api.ts'
import { realNow } from './clock.ts'
import { isMadeStale } from './stale-queries.ts'

const maxAttempts = 3
/** Maximum number of replies that no page shows; beyond it, the oldest are dropped. */
const maxUnused = 100

const running = new Map<string, { readonly done: Promise<void>; readonly aborting: AbortController }>()
const holders = new Map<string, number>()

const isHeld = (key: string) => holders.has(key)

type Readers = {
  [A in QueryName]?: (reply: PlainReply<A>, known: PlainReply<A> | undefined) => PlainReply<A>
}
const readers: Readers = {}

/**
 * Registers a function that processes each loaded reply of a call before it's stored, for example to leave
 * out invalid data.
 */
export function readReplies<A extends QueryName>(action: A, read: NonNullable<Readers[A]>): void {
  Object.assign(readers, { [action]: read })
}

/** Loads a query into the store. Further callers wait for the same answer. */
export function load(key: string): Promise<void> {
  const known = running.get(key)
  if (known) return known.done
  const aborting = new AbortController()
  beginQuery(key)
  const done = request(key, aborting.signal).finally(() => running.delete(key))
  running.set(key, { done, aborting })
  return done
}

async function request(key: string, signal: AbortSignal): Promise<void> {
  const { action, payload } = queryOf(key)
  for (let attempt = 1; ; attempt++) {
    const epoch = epochOf(key)
    let outcome: Outcome<QueryName>
    try {
      outcome = await api.call(action, payload, { signal })
    } catch (error) {
      if (!signal.aborted) throw error
      return abandonQuery(key)
    }
    // A command that ended meanwhile makes the answer outdated.
    const isStale = epochOf(key) !== epoch
    if (isStale && attempt < maxAttempts) continue
    return settleQuery(key, asRead(key, outcome), { isStale, now: new Date(realNow()) })
  }
}

function asRead<A extends QueryName>(key: string, outcome: Outcome<A>): Outcome<A> {
  const read = readers[queryOf(key).action] as Readers[A]
  if (!read || outcome.kind !== 'reply') return outcome
  const known = loadedNow<A>(key)
  return { ...outcome, reply: read(outcome.reply, known.status === 'ready' ? known.reply : undefined) }
}

/** The current reply of the server; null if it failed to load. Once `signal` fires, nobody waits for it here. */
export async function fetchReply<A extends QueryName>(
  action: A,
  payload: PayloadOf<A>,
  signal?: AbortSignal,
): Promise<PlainReply<A> | null> {
  const key = queryKey(action, payload)
  const release = hold(key)
  signal?.addEventListener('abort', release, { once: true })
  await load(key)
  release()
  const loaded = loadedNow<A>(key)
  return loaded.status === 'ready' && loaded.failure === null ? loaded.reply : null
}

/**
 * Keeps a query loaded while a page shows it, reloading it at an interval; returns the function that ends it.
 */
export function watchQuery(key: string, everyMs: number | undefined): () => void {
  const release = hold(key)
  if (holders.get(key) === 1) void load(key)
  const timer =
    everyMs === undefined ? undefined : setInterval(() => !document.hidden && void load(key), everyMs)
  return () => {
    clearInterval(timer)
    release()
  }
}

/** While somebody holds a query, its request isn't aborted and its reply isn't dropped. */
export function hold(key: string): () => void {
  holders.set(key, (holders.get(key) ?? 0) + 1)
  let isReleased = false
  return () => {
    if (isReleased) return
    isReleased = true
    const left = (holders.get(key) ?? 1) - 1
    if (left > 0) holders.set(key, left)
    else holders.delete(key)
    const request = running.get(key)
    // The next page may show the same query: its effects run right after those of this one have ended.
    setTimeout(() => {
      if (!isHeld(key)) request?.aborting.abort()
      dropUnused()
    })
  }
}

/** Loads the next page, which `join` adds to the reply. */
export async function loadMore<A extends QueryName>(
  key: string,
  next: Partial<PayloadOf<A>>,
  join: (known: PlainReply<A>, page: PlainReply<A>) => PlainReply<A>,
): Promise<void> {
  const { action, payload } = queryOf(key)
  const loaded = loadedNow<A>(key)
  if (loaded.status !== 'ready' || loaded.more === 'loading' || loaded.isRefreshing) return
  setMore(key, 'loading')
  const { reply } = loaded
  const outcome = (await api.call(action, Object.assign({}, payload, next))) as Outcome<A>
  const after = loadedNow<A>(key)
  // The list was reloaded, so this page no longer continues it.
  if (after.status !== 'ready' || after.reply !== reply) return
  if (outcome.kind === 'reply') updateReply<A>(key, (known) => join(known, outcome.reply))
  setMore(key, failureIn(outcome, new Date(realNow())) ?? 'idle')
}

/** Queries that are slow on the server: changes in quick succession are followed by a single request. */
const reloadDelayMs: Partial<Record<QueryName, number>> = {
  'get-copy-basis': 800,
  'get-forecast': 400,
  'suggest-pictures': 800,
}
const delayed = new Map<string, ReturnType<typeof setTimeout>>()

function reloadSoon(key: string): void {
  const delayMs = reloadDelayMs[queryOf(key).action]
  if (delayMs === undefined) return void load(key)
  clearTimeout(delayed.get(key))
  delayed.set(
    key,
    setTimeout(() => isHeld(key) && void load(key), delayMs),
  )
}

/**
 * Reloads what pages show after a change on the server: all queries, or those that match. Other queries are
 * reloaded when they're shown again.
 */
export function invalidate(isMeant: (key: string) => boolean = () => true): void {
  for (const key of queryKeys().filter(isMeant)) {
    markStale(key)
    if (isHeld(key)) reloadSoon(key)
  }
}

function dropUnused(): void {
  const unused = queryKeys().filter((key) => !isHeld(key) && !running.has(key))
  for (const key of unused.slice(0, Math.max(0, unused.length - maxUnused))) dropQuery(key)
}

/** Queries whose replies others change too: they're reloaded when the user returns to the window. */
const reloadedOnFocus: readonly QueryName[] = [
  'admin-get-ad-reviews',
  'get-briefs',
  'get-num-unread-notifications',
]

onCommandDone((command, payload) => invalidate((key) => isMadeStale(queryOf(key), { command, payload })))
window.addEventListener('focus', () => {
  for (const key of holders.keys()) if (reloadedOnFocus.includes(queryOf(key).action)) void load(key)
})
window.addEventListener('online', () => {
  for (const key of holders.keys()) if (isOutdated(key)) void load(key)
})
