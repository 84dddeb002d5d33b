import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import type { LaunchSort } from '@aloft/domain/ads/list/launch-columns.rules'
import { listQueryParams } from '@aloft/domain/ads/list/list-params.rules'
import type { ListQuery } from '@aloft/domain/ads/list/list-query.rules'
import { failureIn } from '../../state/load-failure.ts'
import type { FailureDetails } from '../../state/replies.ts'
import { api } from '../core/api.ts'
import { realNow } from '../core/clock.ts'
import { loadMore } from '../core/queries.ts'

export type LaunchListPayload = PayloadOf<'get-ad-runs'>
type LaunchListPage = ReplyOf<'get-ad-runs'>

/** Maximum number of launches per call, so that a file of all needs few calls. */
const mostOfPage = 500

/** The payload for the list of launches, without a position in it. */
export function launchListPayload(
  ideaId: string,
  { filter, sort }: ListQuery<LaunchSort>,
): Pick<LaunchListPayload, 'ideaId' | 'filters' | 'sort'> {
  const { statuses, platforms, types, text, isArchived } = filter
  // Days in the notation of addresses.
  const { from, until } = listQueryParams({ filter, sort })
  const filters = { statuses: [...statuses], platforms: [...platforms], types: [...types], text, isArchived }
  return { ideaId, filters: { ...filters, from, until }, sort }
}

/** Adds the page after `next` to the list (null is the end); a launch that moved meanwhile is listed once. */
export async function loadMoreLaunches(key: string, next: LaunchListPage['next']): Promise<void> {
  if (!next) return
  await loadMore<'get-ad-runs'>(key, { after: next }, (known, page) => {
    const ids = new Set(known.adRuns.map(({ runId }) => runId))
    return {
      ...page,
      adRuns: [...known.adRuns, ...page.adRuns.filter(({ runId }) => !ids.has(runId))],
    }
  })
}

const fetchPage = (asked: LaunchListPayload, after: LaunchListPage['next']) =>
  api.call('get-ad-runs', { ...asked, after })

/** All launches of a query, page by page, or why one failed to load. */
export async function fetchAllLaunches(
  ideaId: string,
  query: ListQuery<LaunchSort>,
): Promise<{ readonly launches: LaunchListPage['adRuns'] } | { readonly failure: FailureDetails | null }> {
  const asked = { ...launchListPayload(ideaId, query), limit: mostOfPage }
  const found: LaunchListPage['adRuns'] = []
  let after: LaunchListPage['next'] = null
  do {
    const outcome: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(asked, after)
    if (outcome.kind !== 'reply') return { failure: failureIn(outcome, new Date(realNow())) }
    found.push(...outcome.reply.adRuns)
    after = outcome.reply.next
  } while (after)
  return { launches: found }
}
