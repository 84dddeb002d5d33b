import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import type { LaunchSort } from '@aloft/domain/ads/list/launch-columns.rules'
import { listQueryParams } from '@aloft/domain/ads/list/list-params.rules'
import type { ListQuery } from '@aloft/domain/ads/list/list-query.rules'
import { api } from '../core/api.ts'
import { loadMore } from '../core/queries.ts'

export type LaunchListPayload = PayloadOf<'get-ad-runs'>
type LaunchListPage = ReplyOf<'get-ad-runs'>

/** The most launches of one call: a file of all takes few of them. */
const mostOfPage = 500

/** What is asked of the list of launches, without a place in it. */
export function launchListPayload(
  ideaId: string,
  { filter, sort }: ListQuery<LaunchSort>,
): Pick<LaunchListPayload, 'ideaId' | 'filters' | 'sort'> {
  const { statuses, platforms, types, text, isArchived } = filter
  // Days are written as addresses write them.
  const { from, until } = listQueryParams({ filter, sort })
  const filters = { statuses: [...statuses], platforms: [...platforms], types: [...types], text, isArchived }
  return { ideaId, filters: { ...filters, from, until }, sort }
}

/** Adds the page that follows `next` to the list, null being its end; a launch that moved meanwhile is listed once. */
export async function loadMoreLaunches(key: string, next: LaunchListPage['next']): Promise<void> {
  if (!next) return
  await loadMore<'get-ad-runs'>(key, { after: next }, (known, page) => {
    const ids = new Set(known.adRuns.map(({ runId }) => runId))
    return { ...page, adRuns: [...known.adRuns, ...page.adRuns.filter(({ runId }) => !ids.has(runId))] }
  })
}

const fetchPage = (asked: LaunchListPayload, after: LaunchListPage['next']) =>
  api.call('get-ad-runs', { ...asked, after })

/** All launches that a query takes, page after page; null where one did not come. */
export async function fetchAllLaunches(
  ideaId: string,
  query: ListQuery<LaunchSort>,
): Promise<LaunchListPage['adRuns'] | null> {
  const asked = { ...launchListPayload(ideaId, query), limit: mostOfPage }
  const found: LaunchListPage['adRuns'] = []
  let after: LaunchListPage['next'] = null
  do {
    const outcome: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(asked, after)
    if (outcome.kind !== 'reply') return null
    found.push(...outcome.reply.adRuns)
    after = outcome.reply.next
  } while (after)
  return found
}
