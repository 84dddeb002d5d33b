import { z } from 'zod'
import { allAdColumns } from '../core/ad-columns.ts'
import { allLaunchColumns, reportAdColumns } from '../core/report-columns.ts'
import { colorSchemes } from './color-scheme.rules.ts'
import { nameText } from './name-text.entity.ts'
import {
  maxFilterNameLength,
  maxFilterQueryLength,
  maxSavedFilters,
  type SetPreferences,
} from './preferences.rules.ts'
import { maxRecentPages, recentPageNames } from './recent-pages.rules.ts'

const areDifferent = (values: readonly string[]) => new Set(values).size === values.length

const chosenColumns = <Column extends string>(all: readonly Column[]) =>
  z
    .array(z.enum(all))
    .max(all.length)
    .refine((columns) => columns[0] === 'name' && areDifferent(columns))
    .readonly()

/** What users set for themselves. Each key is saved and read on its own. */
export const preferencesSchema = z.object({
  colorScheme: z.enum(colorSchemes).describe('Colors of the interface; `system` follows the device.'),
  adColumns: chosenColumns(allAdColumns).describe(
    'Columns of the list of ads in order, each once. The first is `name`.',
  ),
  launchColumns: chosenColumns(allLaunchColumns).describe(
    'Columns of the launches in the report of an ad, each once. The first is `name`.',
  ),
  reportAdColumns: chosenColumns(reportAdColumns).describe(
    'Columns of the ads in the report of a brand, each once. The first is `name`.',
  ),
  savedFilters: z
    .array(
      z.object({
        name: nameText(maxFilterNameLength)
          .refine((name) => name.trim() !== '')
          .describe('Name that the user gave them.'),
        query: z
          .string()
          .max(maxFilterQueryLength)
          .regex(/^[\w.~%&=+,*-]*$/)
          .describe('Parameters of the list’s address.'),
      }),
    )
    .max(maxSavedFilters)
    .refine((filters) => areDifferent(filters.map(({ name }) => name)))
    .readonly()
    .describe('Filters of the list of ads, each name once.'),
  recentPages: z
    .array(
      z.object({
        page: z.enum(recentPageNames).describe('Name of the page.'),
        ideaId: z.uuid().nullable().describe('The brand it was about; null for a page of the account.'),
        balloonId: z.uuid().nullable().describe('The ad it was about; null for any other page.'),
      }),
    )
    .max(maxRecentPages)
    .readonly()
    .describe('Pages visited last, newest first.'),
})

/** Stored preferences, without keys that were never set or that this version doesn't understand. */
export function readPreferences(stored: unknown): SetPreferences {
  const { shape } = preferencesSchema
  const values = Object(stored) as Record<string, unknown>
  // Most users have set few: parsing all keys would cost more than the rest of their call.
  const set = Object.keys(shape).flatMap((key) => {
    if (values[key] === undefined) return []
    const { success, data } = shape[key as keyof typeof shape].safeParse(values[key])
    return success ? [[key, data]] : []
  })
  return Object.fromEntries(set) as SetPreferences
}
