import type { LaunchListContent } from '@aloft/views/launches/launch-list.view'
import { launchColumns, launchSorts } from '@aloft/domain/ads/list/launch-columns.rules'
import { sectionOfLimit } from '@aloft/domain/ads/delivery-limit.rules'
import { formatDate } from '@aloft/messages/date-format'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useNavigate } from 'react-router'
import { failedLoad } from '../../queries/failed-load.ts'
import { downloadFile } from '../../download/download-file.ts'
import { editorAddress, pageAddress } from '../../addresses/page-address.ts'
import { useBrand } from '../../state/brand.ts'
import { useIdeas } from '../../state/ideas.ts'
import { queryKey } from '../../state/replies.ts'
import { useCurrentIdea } from '../../queries/use-current-idea.ts'
import { useQuery, useSettled } from '../../queries/use-query.ts'
import { fetchAllLaunches, launchListPayload, loadMoreLaunches } from '../../wiring/launches/launch-list.ts'
import { loadBrand } from '../../wiring/balloons/brand.ts'
import { productNow } from '../../wiring/core/clock.ts'
import { loadIdeas } from '../../wiring/ideas/ideas.ts'
import { launchCells } from '../ads/lists/launch-cells.ts'
import { useListQuery } from '../ads/lists/use-list-query.ts'

/** The search starts once the user pauses typing. */
const pauseMs = 250

const moreStates = { idle: 'waiting', loading: 'loading', failed: 'failed' } as const

/** The content of the list of launches; the address determines what is shown (LST-03). */
export function useLaunchList(): LaunchListContent {
  const { t } = useTranslation()
  const { status, failure } = useIdeas()
  const ideaId = useCurrentIdea()?._id
  const { query, params, setQuery } = useListQuery(launchSorts)
  const navigate = useNavigate()
  const [download, setDownload] = useState<'none' | 'writing' | 'failed'>('none')
  const brand = useBrand()
  const loaded = brand.idea?._id === ideaId ? brand.idea : null
  const asked = useSettled(ideaId !== undefined && loaded ? launchListPayload(ideaId, query) : null, pauseMs)
  const list = useQuery('get-ad-runs', asked, { keepsLast: true })

  if (status === 'failed') return failedLoad(failure, () => void loadIdeas())
  if (status === 'loading') return { kind: 'loading' }
  if (ideaId === undefined)
    return { kind: 'noBrand', onCreateBrand: () => void navigate(pageAddress('onboarding/details')) }
  if (!loaded && brand.status === 'failed') return failedLoad(brand.failure, () => void loadBrand(ideaId))
  if (list.loaded.status === 'failed') return failedLoad(list.loaded.failure, list.retry)
  if (list.loaded.status === 'loading' || asked?.ideaId !== ideaId) return { kind: 'loading' }
  const { reply, more, isRefreshing } = list.loaded

  const write = async () => {
    setDownload('writing')
    const [{ csvText }, all] = await Promise.all([
      import('../../download/csv.ts'),
      fetchAllLaunches(ideaId, query),
    ])
    setDownload(all ? 'none' : 'failed')
    if (!all) return
    const words = (launch: (typeof all)[number], column: 'status' | 'platform' | 'type') => {
      if (column === 'status') return t(`adCard.status.${launch.status}`)
      return column === 'type' ? t(`adList.types.${launch.type}`) : t(`ads.platforms.${launch.platform}`)
    }
    const columns = [
      ...launchColumns.map((column) => t(`launchList.columns.${column}`)),
      t('launchList.ad'),
      t('launchList.currency'),
    ]
    const name = `${t('launchList.fileName')}-${formatDate(productNow(), 'iso')}.csv`
    const rows = all.map((launch) => launchCells(launch, words))
    downloadFile(name, csvText({ columns, rows }), 'text/csv;charset=utf-8')
  }
  const brandParam = params.get('ideaId')
  return {
    kind: 'launches',
    query,
    onQuery: setQuery,
    launches: reply.adRuns,
    isStale: isRefreshing,
    more: reply.next ? moreStates[more] : 'none',
    onMore: () => void loadMoreLaunches(queryKey('get-ad-runs', asked), reply.next),
    onOpen: (balloonId) => void navigate(editorAddress(ideaId, balloonId)),
    limitHref: (balloonId, limit) => editorAddress(ideaId, balloonId, sectionOfLimit(limit)),
    onDownload: () => void write(),
    download,
    adsHref: pageAddress(brandParam ? `list?${new URLSearchParams({ ideaId: brandParam })}` : 'list'),
  }
}
