import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { proxy, ref, useSnapshot } from 'valtio'

/** What is asked of the list of runs, without a place in it. */
export type RunsAsked = Pick<PayloadOf<'get-ad-runs'>, 'ideaId' | 'filters' | 'sort'>
export type AdRun = ReplyOf<'get-ad-runs'>['adRuns'][number]
export type RunsPlace = ReplyOf<'get-ad-runs'>['next']

interface AdRunsState {
  /** What was asked for last. */
  asked: RunsAsked | null
  status: 'loading' | 'ready' | 'failed'
  /** The query that `runs` belongs to: it stays on screen until the requested list is loaded. */
  loadedQuery: RunsAsked | null
  /** Thousands perhaps, and none of them changes: they are not watched one by one. */
  runs: readonly AdRun[]
  next: RunsPlace
  /** Of the page that follows. */
  more: 'waiting' | 'loading' | 'failed'
}

const state = proxy<AdRunsState>({
  asked: null,
  status: 'loading',
  loadedQuery: null,
  runs: [],
  next: null,
  more: 'waiting',
})

/** The runs of a brand's ads as far as they were fetched (LST-03). */
export function useAdRuns(): Readonly<AdRunsState> {
  return useSnapshot<object>(state) as Readonly<AdRunsState>
}

/** The same outside of components. */
export const adRunsNow = (): Readonly<AdRunsState> => state

/** How many lists were asked for: the answer to an earlier question is none to the newest. */
let questions = 0
export const runQuestion = (): number => questions

/** A list is asked for; one of another brand leaves the page at once. */
export function beginAdRuns(asked: RunsAsked): void {
  questions++
  const isOther = state.loadedQuery?.ideaId !== asked.ideaId
  Object.assign(state, {
    asked,
    status: 'loading',
    more: 'waiting',
    ...(isOther && { loadedQuery: null, runs: [] }),
  })
}

export function setAdRuns(asked: RunsAsked, runs: readonly AdRun[], next: RunsPlace): void {
  Object.assign(state, { status: 'ready', loadedQuery: asked, runs: ref([...runs]), next, more: 'waiting' })
}

export function failAdRuns(): void {
  state.status = 'failed'
}

export function setMoreAdRuns(more: AdRunsState['more']): void {
  state.more = more
}

/** Takes a page that follows what is there. */
export function addAdRuns(runs: readonly AdRun[], next: RunsPlace): void {
  const known = new Set(state.runs.map(({ runId }) => runId))
  const added = runs.filter(({ runId }) => !known.has(runId))
  Object.assign(state, { runs: ref([...state.runs, ...added]), next, more: 'waiting' })
}
