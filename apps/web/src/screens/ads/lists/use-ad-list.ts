import type { AdListContent, AdListLayout } from '@aloft/views/ads/lists/ad-list.view'
import { allAdColumns } from '@aloft/domain/core/ad-columns'
import { periodParam, periodSpan, readPeriod } from '@aloft/domain/ads/list/list-period.rules'
import { usualPreferences } from '@aloft/domain/account/preferences.rules'
import { selectRows } from '@aloft/domain/ads/list/list-query.rules'
import { sectionOfLimit } from '@aloft/domain/ads/delivery-limit.rules'
import { timelineResolutions } from '@aloft/domain/ads/list/timeline.rules'
import { useMemo, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useLocation, useNavigate } from 'react-router'
import { failedLoad } from '../../../queries/failed-load.ts'
import { editorAddress, pageAddress, reportAddress } from '../../../addresses/page-address.ts'
import { useBrand } from '../../../state/brand.ts'
import { useCreatives } from '../../../state/creatives.ts'
import { useIdeas } from '../../../state/ideas.ts'
import { useMay } from '../../../state/rights.ts'
import { useUser } from '../../../state/session.ts'
import { useCurrentIdea } from '../../../queries/use-current-idea.ts'
import { useQuery } from '../../../queries/use-query.ts'
import { offerUndo } from '../../../state/undo.ts'
import { savePreferences } from '../../../wiring/account/preferences.ts'
import { loadBrand } from '../../../wiring/balloons/brand.ts'
import { productNow, useProductDay } from '../../../wiring/core/clock.ts'
import { loadIdeas } from '../../../wiring/ideas/ideas.ts'
import { downloadAds } from './download-ads.ts'
import { figuresByAd, listedAds } from './listed-ads.ts'
import { useSavedFilters } from './use-saved-filters.ts'
import { useManyAds } from './use-many-ads.ts'
import { useListQuery } from './use-list-query.ts'

const usualResolution = 'weeks'

/**
 * The content of the ad lists, and a callback to change the layout; the address determines what is shown
 * (LST-01).
 */
export function useAdList(): { content: AdListContent; onLayout: (layout: AdListLayout) => void } {
  const { t } = useTranslation()
  const { status, failure } = useIdeas()
  const summary = useCurrentIdea()
  const brand = useBrand()
  const creatives = useCreatives()
  const user = useUser()
  const currency = user?.subscriptionCurrency ?? 'EUR'
  const columns = user?.preferences.adColumns ?? usualPreferences.adColumns
  const may = useMay()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { params, query, setQuery, setParam } = useListQuery(allAdColumns)
  const balloons = brand.idea?.balloons
  const day = useProductDay()
  const loadedId = brand.idea?._id
  const periodText = params.get('period')
  const period = useMemo(() => readPeriod(periodText), [periodText])
  const saved = useSavedFilters(query, periodParam(period), setParam)
  const span = useMemo(() => periodSpan(period, day), [period, day])
  const loadedFigures = useQuery(
    'get-ad-figures',
    loadedId === undefined ? null : { ideaId: loadedId, ...(span && { period: span }) },
    { keepsLast: true },
  )
  const { loaded } = loadedFigures
  // Starts come with the figures, so ads that are sorted by them would change places once they arrive.
  const [orderedId, setOrderedId] = useState<string>()
  if (loaded.status !== 'loading' && orderedId !== loadedId) setOrderedId(loadedId)
  // Only changes with a new reply, because thousands of rows are built from it.
  const reply = loaded.status === 'ready' ? loaded.reply : null
  const figures = useMemo(() => figuresByAd(reply?.figures ?? []), [reply])
  const ads = useMemo(
    () => listedAds(balloons ?? [], creatives, figures, currency),
    [balloons, creatives, figures, currency],
  )
  const rows = useMemo(() => selectRows(ads, query), [ads, query])
  const many = useManyAds(loadedId, rows)
  // The layout changes, the shown ads stay the same.
  const onLayout = (layout: AdListLayout) => void navigate({ pathname: pageAddress(layout), search })

  if (status === 'failed') return { onLayout, content: failedLoad(failure, () => void loadIdeas()) }
  if (status === 'loading') return { onLayout, content: { kind: 'loading' } }
  if (!summary) {
    const onCreateBrand = () => void navigate(pageAddress('onboarding/details'))
    return { onLayout, content: { kind: 'noBrand', onCreateBrand } }
  }
  const { _id: ideaId, title, logoImageUrl } = summary
  if (brand.status === 'failed')
    return { onLayout, content: failedLoad(brand.failure, () => void loadBrand(ideaId)) }
  const isOrderOpen = balloons !== undefined && balloons.length > 0 && orderedId !== loadedId
  if (!balloons || brand.ideaId !== ideaId || isOrderOpen) return { onLayout, content: { kind: 'loading' } }

  const brandParam = params.get('ideaId')
  return {
    onLayout,
    content: {
      kind: 'ads',
      brand: { name: title, ...(logoImageUrl && { picture: logoImageUrl }) },
      query,
      rows,
      now: day,
      onQuery: setQuery,
      reportHref: reportAddress(ideaId),
      onOpen: (id) => void navigate(editorAddress(ideaId, id)),
      limitHref: (id, limit) => editorAddress(ideaId, id, sectionOfLimit(limit)),
      ...(may('create-ad') && {
        onCreateAd: () =>
          void navigate(pageAddress('create/new-ad'), { state: { path: pathname, query: search } }),
      }),
      onDownload: () => void downloadAds({ rows, columns, span, now: productNow() }, t),
      figures: {
        failed: loaded.status === 'failed' ? failedLoad(loaded.failure, loadedFigures.retry) : null,
        isSimulated: rows.some(({ id }) => figures[id]?.isSimulated),
      },
      tools: {
        columns,
        onColumns(adColumns) {
          void savePreferences({ adColumns })
          const undo = () => void savePreferences({ adColumns: columns })
          offerUndo('setColumns', t('adList.choice.changed'), undo)
        },
        saved,
        many,
        period,
        onPeriod: (next) => setParam({ period: periodParam(next) }),
      },
      timeline: {
        resolution: timelineResolutions.find((one) => one === params.get('time')) ?? usualResolution,
        onResolution: (resolution) => setParam({ time: resolution === usualResolution ? null : resolution }),
      },
      launchesHref: pageAddress(
        brandParam ? `ad-runs?${new URLSearchParams({ ideaId: brandParam })}` : 'ad-runs',
      ),
    },
  }
}
