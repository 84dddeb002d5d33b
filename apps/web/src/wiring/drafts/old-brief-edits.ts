import type { UnsavedEdit } from '@aloft/machines/draft-queue/drafts'
import { type BriefKind, type BriefRecord, draftIdOf } from '../../state/briefs.ts'
import { readStored, writeStored } from '../../state/storage.ts'
import { briefDrafts } from './brief-drafts.ts'
import { isAllStored } from './offline-edits.ts'

/** An edit of a brief as earlier versions kept it in local storage, named `brand/brief` or `brand/new-id`. */
interface OldEdit {
  readonly ideaId: string
  readonly kind: BriefKind
  /** Null made a new campaign brief. */
  readonly briefId: string | null
  readonly base: BriefRecord
  readonly fields: BriefRecord
  /** What others had saved into fields that the user changed too. */
  readonly theirs: BriefRecord
}

/**
 * An old edit as edits of a draft: all fields of the brief, for it may not be saved yet. Where others wrote too, the base
 * is theirs already, so that only the user may send it: it waits as refused.
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

/** Takes over once what an earlier version kept: it leaves local storage when it is stored elsewhere, or saved. */
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
