import type { UnsavedEdit } from '@aloft/machines/draft-queue/drafts'
import { type BriefKind, type BriefRecord, draftIdOf } from '../../state/briefs.ts'
import { readStored, writeStored } from '../../state/storage.ts'
import { briefDrafts } from './brief-drafts.ts'
import { isAllStored } from './offline-edits.ts'

/**
 * An edit of a brief as stored in local storage by earlier versions, named `brand/brief` or `brand/new-id`.
 */
interface OldEdit {
  readonly ideaId: string
  readonly kind: BriefKind
  /** Null for a new campaign brief. */
  readonly briefId: string | null
  readonly base: BriefRecord
  readonly fields: BriefRecord
  /** Other users' saved values of fields that the user has changed too. */
  readonly theirs: BriefRecord
}

/**
 * An old edit as edits of a draft: all fields of the brief, because it may not be saved yet. If others have
 * changed a field too, the base is already their value, so only the user may send the edit: it waits as
 * refused.
 */
function editsIn([name, { ideaId, kind, briefId, base, fields, theirs }]: [string, OldEdit]): UnsavedEdit[] {
  const newId = name.split('/new-').at(1) ?? crypto.randomUUID()
  const id = draftIdOf({ ideaId, kind, briefId: briefId ?? newId })
  return Object.entries({ ...base, ...fields }).map(([key, value]) => ({
    ideaId,
    id,
    key,
    value,
    base: [base[key] ?? null],
    ...(Object.hasOwn(theirs, key) && { refusal: 'invalid' as const }),
  }))
}

/**
 * Migrates the edits of an earlier version once: they're removed from local storage when they're stored
 * elsewhere, or saved.
 */
async function takeOverOldEdits(): Promise<void> {
  const old = readStored<Record<string, OldEdit>>('briefEdits')
  if (!old) return
  briefDrafts.takeUp(Object.entries(old).flatMap(editsIn))
  const watching = briefDrafts.actor.subscribe(() => void forgetIfSafe())
  const forgetIfSafe = async () => {
    if (briefDrafts.hasUnsaved() && !(await isAllStored())) return
    writeStored('briefEdits', null)
    watching.unsubscribe()
  }
  await forgetIfSafe()
}

void takeOverOldEdits()
