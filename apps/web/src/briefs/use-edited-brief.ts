import type { BriefFieldConflict, BriefSheetProps, RefusedBriefField } from '@aloft/views/briefs/brief-sheet'
import type { EditedBrief } from '@aloft/views/briefs/brief-sections'
import type { SaveStateProps } from '@aloft/design-system/patterns/save-state'
import {
  type DraftQueueView,
  saveStateOf,
  stateOfDraft,
} from '@aloft/machines/draft-queue/draft-queue.connect'
import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import {
  type BriefRecord,
  type BriefSubject,
  currentDraft,
  draftIdOf,
  savedBrief,
  useBriefDrafts,
} from '../state/briefs.ts'
import { noteValue } from '../state/undo.ts'
import { useUser } from '../state/session.ts'
import { briefDrafts, editBrief, useBriefQueue, wrongFields } from '../wiring/drafts/brief-drafts.ts'
import { productNow } from '../wiring/core/clock.ts'
import { useOpenBriefs } from './open-briefs.tsx'
import { useBriefHistory } from './use-brief-history.ts'
import { useReasons } from './use-reasons.ts'
import { useRestore } from './use-restore.ts'

interface KnownBrief {
  /** Null before the server has it. */
  readonly saved: { readonly _id: string; readonly updateDate: Date } | null
  /** As the server has it, or as a new one begins. */
  readonly values: BriefRecord
}

type FieldName = BriefFieldConflict['field']

/** A brief as the user sees it: what is saved, under what is still on its way, with how safe that is. */
export function useEditedBrief(subject: BriefSubject, { saved, values: known }: KnownBrief): EditedBrief {
  const { isReadOnly } = useOpenBriefs()
  const id = draftIdOf(subject)
  const { drafts, savedDates } = useBriefDrafts()
  const [draft, savedAt] = [drafts[id], savedDates[id] ?? null]
  const queue = useBriefQueue()
  const reasonOf = useReasons()
  const restore = useRestore()
  const unsettled = useUnsettledFields(id)
  const history = useBriefHistory(saved?._id ?? null, saved?.updateDate.getTime() ?? null)
  const values = { ...known, ...draft?.fields }
  // What a new campaign brief lacks is said once, and not of each field.
  const isJudged = draft && (saved !== null || subject.kind !== 'campaign')
  const wrong = isJudged ? wrongFields(subject.kind, values) : {}
  return {
    sheet: {
      values,
      wrong: Object.fromEntries(
        Object.entries(wrong).map(([field, failure]) => [field, reasonOf(failure, values)]),
      ),
      ...history,
      ...(!isReadOnly && {
        unsettled,
        onChange(field, value) {
          noteValue('editBrief', {
            key: `${id} ${field}`,
            before: values[field] ?? null,
            after: value,
            current: () => currentDraft(id)?.[field] ?? savedBrief(subject)?.[field] ?? null,
            set: (before) =>
              editBrief(subject, savedBrief(subject) ?? known, { [field]: before as BriefValue }),
          })
          editBrief(subject, known, { [field]: value })
        },
        onRestore: (field, value) => restore(subject, values, field, value),
      }),
    },
    save: saveOf(queue, id, draft !== undefined, savedAt),
  }
}

/** What the user has to settle in a brief before all of it is saved. */
function useUnsettledFields(id: string): NonNullable<BriefSheetProps['unsettled']> {
  const { conflicts, refused } = useBriefQueue()
  const userId = useUser()?._id
  return {
    conflicts: conflicts
      .filter((one) => one.id === id)
      .map(({ mine, theirs }) => ({
        field: theirs.key as FieldName,
        mine: mine as BriefFieldConflict['mine'],
        theirs: theirs.value as BriefFieldConflict['theirs'],
        author: authorOf(theirs, userId),
        date: theirs.date,
      })),
    refused: refused
      .filter((one) => one.id === id)
      .map(({ key, value, refusal }) => ({
        field: key as FieldName,
        value: value as RefusedBriefField['value'],
        refusal,
      })),
    onTake: (key, takes) => briefDrafts.choose({ id, key, takes }),
    onRetry: briefDrafts.retry,
    onCopy: (words) => void navigator.clipboard.writeText(words),
    onRemove: (field) => briefDrafts.discard(id, field),
  }
}

function authorOf(
  { authorId, authorName }: { readonly authorId: string | null; readonly authorName: string | null },
  userId: string | undefined,
): BriefFieldConflict['author'] {
  if (authorId !== null && authorId === userId) return { isReader: true }
  return authorName === null ? null : { name: authorName }
}

function saveOf(
  queue: DraftQueueView,
  id: string,
  hasDraft: boolean,
  savedAt: Date | null,
): SaveStateProps | null {
  if (!hasDraft) return savedAt && { state: 'saved', savedAt, now: productNow() }
  return { state: saveStateOfBrief(queue, id), savedAt, now: productNow(), onRetry: briefDrafts.retry }
}

/** Each brief has its own state, even if the queue is saving another. */
function saveStateOfBrief(queue: DraftQueueView, id: string): SaveStateProps['state'] {
  const isOne = (one: { readonly id: string }) => one.id === id
  if (queue.state === 'offline') return 'offline'
  if (queue.conflicts.some(isOne)) return 'conflict'
  if (queue.refused.some(isOne)) return 'failed'
  if (queue.incomplete.some(isOne)) return 'unsaved'
  const state = saveStateOf(stateOfDraft(queue, id))
  // The queue has just finished, but the page hasn't rendered that yet.
  return state === 'saved' ? 'saving' : state
}
