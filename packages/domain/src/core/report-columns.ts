/** Figures in the order of reports (PRF-01, PRF-07). */
export const figureColumns = [
  'cost',
  'impressions',
  'clicks',
  'clickThroughRate',
  'costPerClick',
  'conversions',
  'costPerConversion',
  'conversionRate',
  'revenue',
  'roas',
] as const

/** The columns that the launches of an ad's report start with, in order. */
export const launchColumns = [
  'name',
  'status',
  'submitted',
  'start',
  'end',
  ...figureColumns,
  'results',
] as const

/** Those of the launches, and the one that users can add. */
export const allLaunchColumns = [...launchColumns, 'platform'] as const

/** All columns of the ads in a brand's report, in the order that they start with. */
export const reportAdColumns = ['name', 'status', 'platform', 'start', ...figureColumns, 'results'] as const

export type LaunchColumn = (typeof allLaunchColumns)[number]
export type ReportAdColumn = (typeof reportAdColumns)[number]
export type ReportColumn = LaunchColumn | ReportAdColumn
