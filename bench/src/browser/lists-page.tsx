import '@aloft/design-system/theme/fonts'
import '@aloft/design-system/theme/global.css'
import { listsNow, manyListedAds } from '@aloft/views/ads/lists/ad-rows.fixtures'
import { Surroundings } from '@aloft/design-system/patterns/surroundings'
import { type AdListLayout, AdListView } from '@aloft/views/ads/lists/ad-list.view'
import { adColumns } from '@aloft/domain/core/ad-columns'
import { wholeList } from '@aloft/domain/ads/list/list-query.rules'
import { createI18n } from '@aloft/messages/i18n'
import { createRoot } from 'react-dom/client'

const i18n = createI18n()
const nothing = () => {}
const content = {
  kind: 'ads',
  brand: { name: 'Nightjar Lamps' },
  query: wholeList,
  rows: manyListedAds(10_000),
  now: listsNow,
  onQuery: nothing,
  onOpen: nothing,
  limitHref: () => '',
  onDownload: nothing,
  figures: { failed: null, isSimulated: true },
  tools: {
    columns: adColumns,
    onColumns: nothing,
    saved: { filters: [], current: '', onApply: nothing, onSave: nothing, onDelete: nothing },
    period: 'all',
    onPeriod: nothing,
  },
  totals: null,
  timeline: { resolution: 'quarters', onResolution: nothing },
  launchesHref: '#',
} as const

const root = createRoot(document.body.appendChild(document.createElement('main')))

/** Shows ten thousand ads in one of the app's layouts. */
function show(layout: AdListLayout) {
  root.render(
    <Surroundings i18n={i18n}>
      <AdListView key={layout} layout={layout} onLayout={nothing} content={content} />
    </Surroundings>,
  )
}

Object.assign(window, { show })
