import type { LaunchListContent } from '@aloft/views/launches/launch-list.view'
import { launchSorts } from '@aloft/domain/ads/list/launch-columns.rules'
import { sectionOfLimit } from '@aloft/domain/ads/delivery-limit.rules'
import { useNavigate } from 'react-router'
import { failedLoad } from '../../queries/failed-load.ts'
import { editorAddress, pageAddress } from '../../addresses/page-address.ts'
import { useBrand } from '../../state/brand.ts'
import { useIdeas } from '../../state/ideas.ts'
import { queryKey } from '../../state/replies.ts'
import { useCurrentIdea } from '../../queries/use-current-idea.ts'
import { useQuery } from '../../queries/use-query.ts'
import { useSettled } from '../../queries/use-settled.ts'
import { launchListPayload, loadMoreLaunches } from '../../wiring/launches/launch-list.ts'
import { loadBrand } from '../../wiring/balloons/brand.ts'
import { loadIdeas } from '../../wiring/ideas/ideas.ts'
import { useListQuery } from '../ads/lists/use-list-query.ts'
import { useLaunchFile } from './use-launch-file.ts'

/** The search starts once the user pauses typing. */
const pauseMs = 250

/** The content of the list of launches; the address determines what is shown (LST-03). */
export function useLaunchList(): LaunchListContent {
  const { status, failure } = useIdeas()
  const ideaId = useCurrentIdea()?._id
  const { query, params, setQuery } = useListQuery(launchSorts)
  const navigate = useNavigate()
  const brand = useBrand()
  const loaded = brand.idea?._id === ideaId ? brand.idea : null
  const asked = useSettled(ideaId !== undefined && loaded ? launchListPayload(ideaId, query) : null, pauseMs)
  const { download, write } = useLaunchFile(query)
  const list = useQuery('get-ad-runs', asked, { keepsLast: true })
  const summed = useQuery('get-launch-totals', asked && { ideaId: asked.ideaId, filters: asked.filters }, {
    keepsLast: true,
  })

  if (status === 'failed') return failedLoad(failure, () => void loadIdeas())
  if (status === 'loading') return { kind: 'loading' }
  if (ideaId === undefined)
    return { kind: 'noBrand', onCreateBrand: () => void navigate(pageAddress('onboarding/details')) }
  if (!loaded && brand.status === 'failed') return failedLoad(brand.failure, () => void loadBrand(ideaId))
  if (list.loaded.status === 'failed') return failedLoad(list.loaded.failure, list.retry)
  if (list.loaded.status === 'loading' || asked?.ideaId !== ideaId) return { kind: 'loading' }
  const { reply, more, isRefreshing } = list.loaded

  const onMore = () => void loadMoreLaunches(queryKey('get-ad-runs', asked), reply.next)
  const nextPage = () => {
    if (typeof more === 'object') return failedLoad(more, onMore)
    return more === 'idle' ? 'waiting' : more
  }
  const brandParam = params.get('ideaId')
  return {
    kind: 'launches',
    query,
    onQuery: setQuery,
    launches: reply.adRuns,
    // Rows don't wait for their sums, which take longer to add up.
    totals: summed.loaded.status === 'ready' ? summed.loaded.reply.totals : null,
    isStale: isRefreshing,
    more: reply.next ? nextPage() : 'none',
    onMore,
    onOpen: (balloonId) => void navigate(editorAddress(ideaId, balloonId)),
    limitHref: (balloonId, limit) => editorAddress(ideaId, balloonId, sectionOfLimit(limit)),
    onDownload: () => write(ideaId),
    download,
    adsHref: pageAddress(brandParam ? `list?${new URLSearchParams({ ideaId: brandParam })}` : 'list'),
  }
}
