import { ConnectionBand } from '@aloft/design-system/patterns/connection-band'
import {
  type ConflictOfValues,
  type ConflictSubject,
  EditConflicts,
} from '@aloft/design-system/patterns/edit-conflicts'
import { locationInWords } from '@aloft/domain/ads/ad-location.rules'
import { parseComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { copyFields } from '@aloft/domain/balloons/copy-fields.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { UnsavedConflict } from '@aloft/machines/update-queue/unsaved'
import { adLocations } from '../../state/ad-content.ts'
import { useCanKeep } from '../../state/kept-edits.ts'
import { useUser } from '../../state/session.ts'
import { useConnection } from '../../wiring/connection.ts'
import { useUpdateQueue } from '../../wiring/update-queue.ts'

/** What became of the line. */
export function EditorBand() {
  const { state } = useConnection()
  return <ConnectionBand state={state} isKept={useCanKeep()} onRefresh={() => window.location.reload()} />
}

interface EditorFootProps {
  readonly balloonId: string
  readonly platform: AdPlatform
  readonly onChoose: (key: string, takes: 'mine' | 'theirs') => void
}

/** What somebody else changed in this ad while it was being changed here. */
export function EditorFoot({ balloonId, platform, onChoose }: EditorFootProps) {
  const userId = useUser()?._id
  const { conflicts } = useUpdateQueue()
  const own = conflicts.filter((conflict) => conflict.balloonId === balloonId)
  return (
    <EditConflicts conflicts={own.map((conflict) => inWords(conflict, platform, userId))} onTake={onChoose} />
  )
}

function inWords(
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
    mine: textOf(key, mine),
    theirs: textOf(key, value),
    author,
    date,
  }
}

function subjectOf(key: string, platform: AdPlatform): ConflictSubject {
  if (key === 'name') return { kind: 'name' }
  const part = parseComponentKey(key)?.key
  const field = copyFields[platform].find((known) => known.key === part)
  if (field) return { kind: 'field', label: field.label }
  if (part === 'keywords' || part === 'interests' || part === 'locations') return { kind: 'list', list: part }
  return { kind: 'other' }
}

function textOf(key: string, value: JsonValue): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (parseComponentKey(key)?.key === 'locations')
    return adLocations({ value: () => value })
      .map(locationInWords)
      .join(', ')
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join(', ')
    : JSON.stringify(value)
}
