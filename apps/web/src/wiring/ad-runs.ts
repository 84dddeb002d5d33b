import type { LaunchSort } from '@aloft/domain/ads/list/launch-columns.rules'
import { listQueryParams } from '@aloft/domain/ads/list/list-params.rules'
import type { ListQuery } from '@aloft/domain/ads/list/list-query.rules'
import {
  addAdRuns,
  type AdRun,
  adRunsNow,
  beginAdRuns,
  failAdRuns,
  runQuestion,
  type RunsAsked,
  type RunsPlace,
  setAdRuns,
  setMoreAdRuns,
} from '../state/ad-runs.ts'
import { api } from './api.ts'

/** The most runs of one call: a file of all takes few of them. */
const mostOfPage = 500

function askedOf(ideaId: string, { filter, sort }: ListQuery<LaunchSort>): RunsAsked {
  const { statuses, platforms, types, text, isArchived } = filter
  // Days are written as addresses write them.
  const { from, until } = listQueryParams({ filter, sort })
  const filters = { statuses: [...statuses], platforms: [...platforms], types: [...types], text, isArchived }
  return { ideaId, filters: { ...filters, from, until }, sort }
}

/** Loads the first page of a list into the store; an older question's answer is let go. */
export async function loadAdRuns(ideaId: string, query: ListQuery<LaunchSort>): Promise<void> {
  const asked = askedOf(ideaId, query)
  beginAdRuns(asked)
  const question = runQuestion()
  const outcome = await api.call('get-ad-runs', asked)
  if (runQuestion() !== question) return
  if (outcome.kind === 'reply') setAdRuns(asked, outcome.reply.adRuns, outcome.reply.next)
  else failAdRuns()
}

/** Fetches the page that follows what is there. */
export async function loadMoreAdRuns(): Promise<void> {
  const { asked, next, status, more } = adRunsNow()
  if (!asked || !next || status !== 'ready' || more === 'loading') return
  setMoreAdRuns('loading')
  const question = runQuestion()
  const outcome = await api.call('get-ad-runs', { ...asked, after: next })
  if (runQuestion() !== question) return
  if (outcome.kind === 'reply') addAdRuns(outcome.reply.adRuns, outcome.reply.next)
  else setMoreAdRuns('failed')
}

const fetchPage = (asked: RunsAsked & { limit: number }, after: RunsPlace) =>
  api.call('get-ad-runs', { ...asked, after })

/** All runs that a query takes, page after page; null where one did not come. */
export async function fetchAllAdRuns(
  ideaId: string,
  query: ListQuery<LaunchSort>,
): Promise<readonly AdRun[] | null> {
  const asked = { ...askedOf(ideaId, query), limit: mostOfPage }
  const found: AdRun[] = []
  let after: RunsPlace = null
  do {
    const outcome: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(asked, after)
    if (outcome.kind !== 'reply') return null
    found.push(...outcome.reply.adRuns)
    after = outcome.reply.next
  } while (after)
  return found
}
