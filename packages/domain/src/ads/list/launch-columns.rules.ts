import type { ListCursor } from './list-query.rules.ts'

/** The columns of the list of launches, in order: the fields of a launch (ENT-27, LST-03). */
export const launchColumns = [
  'runId',
  'status',
  'platform',
  'type',
  'startDate',
  'endDate',
  'budget',
  'spend',
  'clicks',
  'visits',
  'roas',
  'visitRate',
  'clickRate',
  'completions',
] as const
export type LaunchColumn = (typeof launchColumns)[number]

/** Columns that launches can be sorted by, and their values. Nobody counts visits yet, so they can't be sorted. */
export const launchSortKinds = {
  runId: 'text',
  status: 'number',
  platform: 'text',
  type: 'text',
  startDate: 'date',
  endDate: 'date',
  budget: 'number',
  spend: 'number',
  clicks: 'number',
  roas: 'number',
  clickRate: 'number',
  completions: 'number',
} as const satisfies Partial<Record<LaunchColumn, 'text' | 'number' | 'date'>>
export type LaunchSort = keyof typeof launchSortKinds
export const launchSorts = Object.keys(launchSortKinds) as readonly LaunchSort[]

const latestMs = Date.UTC(9999, 11, 31)

/** Whether a place is valid in a list with this sorting: dates are milliseconds, and texts are never missing. */
export function isLaunchListPlace(by: LaunchSort, { value }: ListCursor): boolean {
  const kind = launchSortKinds[by]
  if (kind === 'text') return typeof value === 'string'
  if (value === null) return true
  return typeof value === 'number' && (kind === 'number' || Math.abs(value) <= latestMs)
}
