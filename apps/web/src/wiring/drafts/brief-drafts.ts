import type { PayloadOf } from '@aloft/contract/schemas'
import { checkBrandBrief, checkCampaignBrief } from '@aloft/domain/briefs/brief.rules'
import type { BrandBrief, CampaignBrief, DesignBrief } from '@aloft/domain/briefs/brief.entity'
import { soldQuestion } from '@aloft/domain/scans/website-answers.rules'
import type { DraftQueueView } from '@aloft/machines/draft-queue/draft-queue.connect'
import type { SaveResult } from '@aloft/machines/draft-queue/draft-queue.machine'
import type { DraftUpdate, RivalValue } from '@aloft/machines/draft-queue/drafts'
import type { Refused } from '@aloft/machines/draft-queue/refused'
import {
  absorbBrandAnswers,
  absorbBrief,
  absorbCampaign,
  type BriefKind,
  type BriefRecord,
  type BriefSubject,
  briefsQuery,
  changeBrief,
  currentBrandBrief,
  currentBriefs,
  currentDraft,
  draftIdOf,
  dropDraft,
  dropField,
  savedBrief,
  settleBrief,
  subjectOf,
} from '../../state/briefs.ts'
import { absorbBrand } from '../../state/brand.ts'
import { absorbIdeaLogo } from '../../state/ideas.ts'
import { takeReply } from '../../state/replies.ts'
import { api } from '../core/api.ts'
import { productNow } from '../core/clock.ts'
import { openDraftQueue, refusalIn, useDraftQueue } from './draft-queue.ts'

/** Pause in typing after which a brief is saved, in milliseconds. */
const saveAfterMs = 800

/** Fields of a brief that prevent saving (BRF-05, ONB-08). */
export function wrongFields(kind: BriefKind, brief: BriefRecord): Readonly<Record<string, string>> {
  if (kind === 'brand') return checkBrandBrief(brief as unknown as BrandBrief, [])
  return kind === 'campaign' ? checkCampaignBrief(brief as unknown as CampaignBrief) : {}
}

/**
 * A brief is saved as a whole, so its other fields must be loaded; resolves with the reason if they can't be.
 */
async function refusalToLoad({ ideaId, data }: DraftUpdate): Promise<Refused | null> {
  if (currentBriefs(ideaId)) return null
  const outcome = await api.call('get-briefs', briefsQuery(ideaId))
  const refused = refusalIn(outcome, data, 'brief')
  if (refused) return refused
  if (outcome.kind !== 'reply') throw new Error(`get-briefs: ${outcome.kind}`)
  takeReply('get-briefs', briefsQuery(ideaId), outcome.reply)
  return null
}

async function save(update: DraftUpdate): Promise<SaveResult> {
  const refused = await refusalToLoad(update)
  if (refused) return refused
  const data = update.data as BriefRecord
  const subject = subjectOf(update)
  const saved = savedBrief(subject)
  const brief = { ...saved, ...data }
  if (Object.keys(wrongFields(subject.kind, brief)).length > 0) return { isIncomplete: true }
  const first = Object.entries(update.base).map(([field, [value = null]]) => [field, value])
  const base = { ...brief, ...saved, ...(Object.fromEntries(first) as BriefRecord) }
  const own = await send(subject, update, { brief, base, isNew: !saved })
  if (!('conflicts' in own) || own.conflicts.some((rival) => !isOwnValue(update, rival))) return own
  // The server's value was sent from here, but the answer was lost.
  const later = Object.fromEntries(own.conflicts.map(({ key, value }) => [key, value])) as BriefRecord
  return send(subject, update, { brief, base: { ...base, ...later }, isNew: false })
}

function isOwnValue({ base }: DraftUpdate, { key, value }: RivalValue): boolean {
  return base[key]?.some((sent) => JSON.stringify(sent) === JSON.stringify(value)) ?? true
}

interface WholeBrief {
  readonly brief: BriefRecord
  readonly base: BriefRecord
  readonly isNew: boolean
}

async function send(
  subject: BriefSubject,
  update: DraftUpdate,
  { brief, base, isNew }: WholeBrief,
): Promise<SaveResult> {
  const { ideaId, kind, briefId } = subject
  const payload = {
    ideaId,
    kind,
    brief,
    base,
    ...(kind === 'campaign' && (isNew ? { briefId: null, newBriefId: briefId } : { briefId })),
  } as unknown as PayloadOf<'save-brief'>
  const outcome = await api.call('save-brief', payload)
  if (outcome.kind === 'reply') {
    takeIn(subject, update, outcome.reply.brief)
    return { savedAt: productNow() }
  }
  if (outcome.kind === 'failure') {
    const { failure } = outcome
    if (failure.error === 'briefNotFound') return { refusal: 'gone', keys: null }
    if (failure.error === 'briefInvalid') return { refusal: 'invalid', keys: Object.keys(failure.fields) }
    absorbBrief(subject, failure.brief)
    return { conflicts: failure.conflicts }
  }
  const refused = refusalIn(outcome, update.data, 'brief')
  if (!refused) throw new Error(`save-brief: ${outcome.kind}`)
  // A brief that was never saved is sent as a whole or not at all.
  return isNew ? { ...refused, keys: null } : refused
}

type SavedBrief = Parameters<typeof absorbBrief>[1]

function takeIn(subject: BriefSubject, { id, data }: DraftUpdate, saved: SavedBrief): void {
  const { ideaId, kind } = subject
  absorbBrief(subject, saved)
  if (kind === 'design' && 'logoImageUrl' in data) {
    // The logo of the design brief is the logo of the brand.
    const { logoImageUrl } = saved.brief as DesignBrief
    absorbIdeaLogo(ideaId, logoImageUrl)
    absorbBrand({ _id: ideaId, design: { logoImageUrl } })
  }
  settleBrief(id, data, productNow())
}

/** The briefs being edited. */
export const briefDrafts = openDraftQueue({
  kind: 'brief',
  name: 'Brief drafts',
  pauseMs: saveAfterMs,
  save,
  show: (edits) =>
    edits.forEach(({ ideaId, id, key, value }) => changeBrief(ideaId, id, { [key]: value } as BriefRecord)),
  drop: dropField,
})

export const useBriefQueue = (): DraftQueueView => useDraftQueue(briefDrafts)

/**
 * Shows changes of a brief at once, and saves them when typing pauses; `start` is the initial content of a
 * new brief.
 */
export function editBrief(subject: BriefSubject, start: BriefRecord, fields: BriefRecord): void {
  const id = draftIdOf(subject)
  const saved = savedBrief(subject)
  // An unsaved new brief is stored as a whole from its first edit on, because nobody could complete it later.
  const data = saved || currentDraft(id) ? fields : { ...start, ...fields }
  const base = Object.keys(data).map((field) => [field, [(saved ?? start)[field] ?? null]] as const)
  changeBrief(subject.ideaId, id, data)
  briefDrafts.change({ ideaId: subject.ideaId, id, data, base: Object.fromEntries(base) })
}

/** Discards a campaign brief that was never saved. */
export function discardBrief(id: string): void {
  dropDraft(id)
  briefDrafts.discardDraft(id)
}

/**
 * Saves what the brand sells, in its owner's words; resolves with whether that succeeded. Unsaved edits of
 * the brief are sent first.
 */
export async function answerSold(ideaId: string, value: string): Promise<boolean> {
  await briefDrafts.finishSaving()
  const brief = currentBrandBrief(ideaId)?.brief
  if (!brief) return false
  const websiteAnswers = { [soldQuestion]: value }
  const saved = await api.call('save-brief', { ideaId, kind: 'brand', brief, base: brief, websiteAnswers })
  if (saved.kind !== 'reply') return false
  absorbBrandAnswers(ideaId, websiteAnswers)
  return true
}

/** Archives or restores a campaign brief (BRF-12); false if that failed. */
export async function archiveBrief(ideaId: string, briefId: string, isArchived: boolean): Promise<boolean> {
  // Includes the latest edits.
  if (isArchived) await briefDrafts.finishSaving()
  const outcome = await api.call('archive-brief', { ideaId, briefId, isArchived })
  if (outcome.kind !== 'reply') return false
  absorbCampaign(ideaId, outcome.reply.brief)
  return true
}
