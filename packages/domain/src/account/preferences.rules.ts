import { type AdColumn, adColumns } from '../core/ad-columns.ts'
import {
  type LaunchColumn,
  launchColumns,
  type ReportAdColumn,
  reportAdColumns,
} from '../core/report-columns.ts'
import type { ColorScheme } from './color-scheme.rules.ts'
import type { RecentPage } from './recent-pages.rules.ts'

export const maxSavedFilters = 20
export const maxFilterNameLength = 60
export const maxFilterQueryLength = 600

/** A list's filters under a name of the user's. */
export interface SavedFilter {
  readonly name: string
  /** The parameters of the list's address. */
  readonly query: string
}

/** What users set for themselves; kept with their account, so that it's the same on each device. */
export interface Preferences {
  readonly colorScheme: ColorScheme
  /** The columns of the list of ads in order; the first is the name. */
  readonly adColumns: readonly AdColumn[]
  /** The columns of the launches in the report of an ad, in order; the first is the name. */
  readonly launchColumns: readonly LaunchColumn[]
  /** Those of the ads in the report of a brand. */
  readonly reportAdColumns: readonly ReportAdColumn[]
  readonly savedFilters: readonly SavedFilter[]
  /** Newest first. */
  readonly recentPages: readonly RecentPage[]
}

/** Those that a user has set: the usual ones take the place of the others, and needn't travel with each reply. */
export type SetPreferences = { readonly [Key in keyof Preferences]?: Preferences[Key] | undefined }

export const usualPreferences: Preferences = {
  colorScheme: 'system',
  adColumns,
  launchColumns,
  reportAdColumns,
  savedFilters: [],
  recentPages: [],
}

/** Adds filters under a name, or replaces those of that name; null if there is no room for more. */
export function withSavedFilter(
  filters: readonly SavedFilter[],
  saved: SavedFilter,
): readonly SavedFilter[] | null {
  const isKnown = filters.some(({ name }) => name === saved.name)
  if (isKnown) return filters.map((one) => (one.name === saved.name ? saved : one))
  return filters.length < maxSavedFilters ? [...filters, saved] : null
}
