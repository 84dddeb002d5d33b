import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { proxy, ref, useSnapshot } from 'valtio'

/** What is asked of the list of launches, without a place in it. */
export type LaunchListQuery = Pick<PayloadOf<'get-ad-runs'>, 'ideaId' | 'filters' | 'sort'>
export type ListedLaunch = ReplyOf<'get-ad-runs'>['adRuns'][number]
export type LaunchListPlace = ReplyOf<'get-ad-runs'>['next']

interface LaunchListState {
  /** What was asked for last. */
  asked: LaunchListQuery | null
  status: 'loading' | 'ready' | 'failed'
  /** The query that `runs` belongs to: it stays on screen until the requested list is loaded. */
  loadedQuery: LaunchListQuery | null
  /** Thousands perhaps, and none of them changes: they are not watched one by one. */
  launches: readonly ListedLaunch[]
  next: LaunchListPlace
  /** Of the page that follows. */
  more: 'waiting' | 'loading' | 'failed'
}

const state = proxy<LaunchListState>({
  asked: null,
  status: 'loading',
  loadedQuery: null,
  launches: [],
  next: null,
  more: 'waiting',
})

/** The launches of a brand's ads as far as they were fetched (LST-03). */
export function useLoadedLaunches(): Readonly<LaunchListState> {
  return useSnapshot<object>(state) as Readonly<LaunchListState>
}

/** The same outside of components. */
export const launchListNow = (): Readonly<LaunchListState> => state

/** How many lists were asked for: the answer to an earlier question is none to the newest. */
let questions = 0
export const launchListQuestion = (): number => questions

/** A list is asked for; one of another brand leaves the page at once. */
export function beginLaunchList(asked: LaunchListQuery): void {
  questions++
  const isOther = state.loadedQuery?.ideaId !== asked.ideaId
  Object.assign(state, {
    asked,
    status: 'loading',
    more: 'waiting',
    ...(isOther && { loadedQuery: null, launches: [] }),
  })
}

export function setLaunchList(
  asked: LaunchListQuery,
  launches: readonly ListedLaunch[],
  next: LaunchListPlace,
): void {
  Object.assign(state, {
    status: 'ready',
    loadedQuery: asked,
    launches: ref([...launches]),
    next,
    more: 'waiting',
  })
}

export function failLaunchList(): void {
  state.status = 'failed'
}

export function setMoreLaunches(more: LaunchListState['more']): void {
  state.more = more
}

/** Takes a page that follows what is there. */
export function addLaunches(launches: readonly ListedLaunch[], next: LaunchListPlace): void {
  const known = new Set(state.launches.map(({ runId }) => runId))
  const added = launches.filter(({ runId }) => !known.has(runId))
  Object.assign(state, { launches: ref([...state.launches, ...added]), next, more: 'waiting' })
}
