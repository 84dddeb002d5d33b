/** The columns that a list of ads starts with, in order (LST-02). */
export const adColumns = [
  'name',
  'status',
  'platform',
  'type',
  'startDate',
  'timeRemaining',
  'impressions',
  'results',
  'spend',
  'performance',
] as const

/** Further columns that users can add. */
export const moreAdColumns = [
  'clicks',
  'clickRate',
  'costPerClick',
  'conversions',
  'costPerConversion',
  'revenue',
  'roas',
] as const

export const allAdColumns = [...adColumns, ...moreAdColumns] as const
export type AdColumn = (typeof allAdColumns)[number]
