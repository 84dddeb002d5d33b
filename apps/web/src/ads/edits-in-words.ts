import type { ConflictOfValues } from '@aloft/views/balloons/edit-conflicts'
import type { RefusedValue } from '@aloft/views/balloons/refused-edits'
import { locationInWords } from '@aloft/domain/ads/ad-location.rules'
import { placesOf } from '@aloft/domain/ads/place-values.rules'
import { parseComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { UnsavedConflict } from '@aloft/machines/draft-queue/unsaved'
import type { RefusedEdit } from '@aloft/machines/draft-queue/drafts'

/** Two values of a key as text, as the editor shows them to the user with this id. */
export function conflictInWords(
  { mine, theirs }: UnsavedConflict,
  platform: AdPlatform,
  userId: string | undefined,
): ConflictOfValues {
  const { key, value, date, authorId, authorName } = theirs
  const author =
    authorId !== null && authorId === userId
      ? ({ isReader: true } as const)
      : authorName === null
        ? null
        : { name: authorName }
  return {
    id: key,
    subject: subjectOf(key, platform),
    mine: valueInWords(key, mine),
    theirs: valueInWords(key, value),
    author,
    date,
  }
}

/** A refused value as text; the platform is null if the ad is no longer known. */
export function refusedInWords(
  { key, value, refusal }: RefusedEdit,
  platform: AdPlatform | null,
): RefusedValue {
  return { id: key, subject: subjectOf(key, platform), words: valueInWords(key, value), refusal }
}

/** The part of an ad that a key belongs to. */
export function subjectOf(key: string, platform: AdPlatform | null): ConflictOfValues['subject'] {
  if (key === 'name') return { kind: 'name' }
  const part = parseComponentKey(key)?.key
  const fields = platform ? copyFields[platform] : Object.values(copyFields).flat()
  const field = fields.find((known) => known.key === part)
  if (field) return { kind: 'field', label: field.label }
  if (part === 'keywords' || part === 'interests' || part === 'locations') return { kind: 'list', list: part }
  return part ? { kind: 'setting', key: part } : { kind: 'other' }
}

/** A value of an ad as text, for comparison with another one. */
export function valueInWords(key: string, value: JsonValue): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (parseComponentKey(key)?.key === 'locations') return placesOf(value).map(locationInWords).join(', ')
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join(', ')
    : JSON.stringify(value)
}
