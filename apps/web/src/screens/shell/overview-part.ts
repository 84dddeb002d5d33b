/** The part of the overview that is about launches. It comes after the ads, as the reply that it's drawn from. */
export { AdCardLife } from '@aloft/views/ads/lists/ad-card-life'
export { AdFilter } from '@aloft/views/ads/lists/ad-filter'
export { AdViewLinks } from '@aloft/views/ads/lists/ad-view-links'
export { headlineFacts, OverviewSummary } from '@aloft/views/shell/overview-summary'
export { readOverview } from './overview-facts.ts'
