import type { LaunchSort } from '@aloft/domain/ads/list/launch-columns.rules'
import { listQueryParams } from '@aloft/domain/ads/list/list-params.rules'
import type { ListQuery } from '@aloft/domain/ads/list/list-query.rules'
import {
  addLaunches,
  type ListedLaunch,
  launchListNow,
  beginLaunchList,
  failLaunchList,
  launchListQuestion,
  type LaunchListQuery,
  type LaunchListPlace,
  setLaunchList,
  setMoreLaunches,
} from '../state/launch-list.ts'
import { api } from './api.ts'

/** The most launches of one call: a file of all takes few of them. */
const mostOfPage = 500

function askedOf(ideaId: string, { filter, sort }: ListQuery<LaunchSort>): LaunchListQuery {
  const { statuses, platforms, types, text, isArchived } = filter
  // Days are written as addresses write them.
  const { from, until } = listQueryParams({ filter, sort })
  const filters = { statuses: [...statuses], platforms: [...platforms], types: [...types], text, isArchived }
  return { ideaId, filters: { ...filters, from, until }, sort }
}

/** Loads the first page of a list into the store; an older question's answer is let go. */
export async function loadLaunches(ideaId: string, query: ListQuery<LaunchSort>): Promise<void> {
  const asked = askedOf(ideaId, query)
  beginLaunchList(asked)
  const question = launchListQuestion()
  const outcome = await api.call('get-ad-runs', asked)
  if (launchListQuestion() !== question) return
  if (outcome.kind === 'reply') setLaunchList(asked, outcome.reply.adRuns, outcome.reply.next)
  else failLaunchList()
}

/** Fetches the page that follows what is there. */
export async function loadMoreLaunches(): Promise<void> {
  const { asked, next, status, more } = launchListNow()
  if (!asked || !next || status !== 'ready' || more === 'loading') return
  setMoreLaunches('loading')
  const question = launchListQuestion()
  const outcome = await api.call('get-ad-runs', { ...asked, after: next })
  if (launchListQuestion() !== question) return
  if (outcome.kind === 'reply') addLaunches(outcome.reply.adRuns, outcome.reply.next)
  else setMoreLaunches('failed')
}

const fetchPage = (asked: LaunchListQuery & { limit: number }, after: LaunchListPlace) =>
  api.call('get-ad-runs', { ...asked, after })

/** All launches that a query takes, page after page; null where one did not come. */
export async function fetchAllLaunches(
  ideaId: string,
  query: ListQuery<LaunchSort>,
): Promise<readonly ListedLaunch[] | null> {
  const asked = { ...askedOf(ideaId, query), limit: mostOfPage }
  const found: ListedLaunch[] = []
  let after: LaunchListPlace = null
  do {
    const outcome: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(asked, after)
    if (outcome.kind !== 'reply') return null
    found.push(...outcome.reply.adRuns)
    after = outcome.reply.next
  } while (after)
  return found
}
