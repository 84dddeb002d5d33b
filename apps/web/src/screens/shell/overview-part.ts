import { AdCardLife } from '@aloft/views/ads/lists/ad-card-life'
import { AdFilter } from '@aloft/views/ads/lists/ad-filter'
import { AdViewLinks } from '@aloft/views/ads/lists/ad-view-links'
import { LaunchPill } from '@aloft/views/ads/lists/launch-pill'
import { headlineFacts, OverviewSummary } from '@aloft/views/shell/overview-summary'
import { readOverview } from './overview-facts.ts'

/** The part of the overview that is about launches. It comes after the ads, as the reply that it's drawn from. */
export const overviewPart = {
  AdCardLife,
  AdFilter,
  AdViewLinks,
  LaunchPill,
  OverviewSummary,
  headlineFacts,
  readOverview,
}
