import type { PayloadOf } from '@aloft/contract/schemas'
import { checkBrandBrief, checkCampaignBrief } from '@aloft/domain/briefs/brief.rules'
import type { BrandBrief, CampaignBrief, DesignBrief } from '@aloft/domain/briefs/brief.entity'
import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import { soldQuestion } from '@aloft/domain/scans/website-answers.rules'
import {
  absorbBrandAnswers,
  absorbBrief,
  absorbCampaign,
  beginBriefs,
  type BriefEdit,
  type BriefRecord,
  changeBrief,
  clashEdit,
  currentBrandBrief,
  currentEdit,
  currentEdits,
  currentSave,
  decideField,
  editKey,
  failBriefs,
  markSave,
  nameCampaign,
  setBriefs,
  settleEdit,
} from '../state/briefs.ts'
import { absorbBrand } from '../state/brand.ts'
import { absorbIdeaLogo } from '../state/ideas.ts'
import { api } from './api.ts'
import { productNow } from './clock.ts'
import { beforeLogOut } from './session.ts'

/** A pause in writing after which a brief is saved. */
const saveAfterMs = 800

const timers = new Map<string, ReturnType<typeof setTimeout>>()
const running = new Map<string, Promise<void>>()
/** A try that nobody answered may have been taken: what is sent again unchanged is the same intent. */
const intents = new Map<string, { readonly payload: string; readonly key: string }>()

beforeLogOut({ finish: () => flushBriefs(), isLosing: async () => currentEdits().length > 0 })
window.addEventListener('online', () => void flushBriefs())
window.addEventListener('beforeunload', (event) => {
  if (currentEdits().some((key) => currentSave(key) !== null)) event.preventDefault()
})

/** Loads the briefs of a brand into the store, the archived ones too. */
export async function loadBriefs(ideaId: string): Promise<void> {
  beginBriefs(ideaId)
  const outcome = await api.call('get-briefs', { ideaId, isArchived: null })
  if (outcome.kind === 'reply') setBriefs(ideaId, outcome.reply)
  else failBriefs(ideaId)
  // What an earlier visit could not save is tried again.
  await flushBriefs()
}

/** Shows a change of a brief at once, and saves it when the writing pauses. */
export function editBrief(
  key: string,
  subject: Pick<BriefEdit, 'ideaId' | 'kind' | 'briefId'>,
  base: BriefRecord,
  field: string,
  value: BriefValue,
): void {
  changeBrief(key, subject, base, field, value)
  clearTimeout(timers.get(key))
  timers.set(
    key,
    setTimeout(() => void saveEdit(key), saveAfterMs),
  )
}

/** The brief as the user sees it. */
export function editedBrief({ base, fields }: Pick<BriefEdit, 'base' | 'fields'>): BriefRecord {
  return { ...base, ...fields }
}

/** Fields of a brief that keep it from being saved (BRF-05, ONB-08). */
export function wrongFields(kind: BriefEdit['kind'], brief: BriefRecord): Readonly<Record<string, string>> {
  if (kind === 'brand') return checkBrandBrief(brief as unknown as BrandBrief, [])
  return kind === 'campaign' ? checkCampaignBrief(brief as unknown as CampaignBrief) : {}
}

/** Saves what the brand sells, in its owner's words; whether it was taken. What is written of the brief goes first. */
export async function answerSold(ideaId: string, value: string): Promise<boolean> {
  await saveEdit(editKey(ideaId, 'brand', null))
  const brief = currentBrandBrief(ideaId)?.brief
  if (!brief) return false
  const websiteAnswers = { [soldQuestion]: value }
  const saved = await api.call('save-brief', { ideaId, kind: 'brand', brief, base: brief, websiteAnswers })
  if (saved.kind !== 'reply') return false
  absorbBrandAnswers(ideaId, websiteAnswers)
  return true
}

/** Decides a field that both changed, and saves what remains. */
export function decideBriefField(key: string, field: string, whose: 'mine' | 'theirs'): void {
  decideField(key, field, whose)
  void saveEdit(key)
}

/** Saves all that waits; resolves when each was answered. */
export async function flushBriefs(): Promise<void> {
  await Promise.all(currentEdits().map((key) => saveEdit(key)))
}

/** Whether something that was written could not be saved, on whatever brand. */
export const hasFailedSave = (): boolean => currentEdits().some((key) => currentSave(key) === 'failed')

/** Saves what is changed of a brief, where it can be. One save of a brief runs at a time. */
export async function saveEdit(key: string): Promise<void> {
  clearTimeout(timers.get(key))
  while (running.has(key)) await running.get(key)
  const edit = currentEdit(key)
  if (!edit || Object.keys(edit.fields).length === 0 || Object.keys(edit.theirs).length > 0) return
  if (Object.keys(wrongFields(edit.kind, editedBrief(edit))).length > 0) return
  const work = send(key, edit).finally(() => running.delete(key))
  running.set(key, work)
  await work
}

async function send(key: string, edit: BriefEdit): Promise<void> {
  const { ideaId, kind, briefId, base, fields } = edit
  markSave(key, 'saving')
  const payload = {
    ideaId,
    kind,
    brief: editedBrief(edit),
    ...(kind === 'campaign' && { briefId }),
    ...((kind !== 'campaign' || briefId) && { base }),
  } as unknown as PayloadOf<'save-brief'>
  const outcome = await api.call('save-brief', payload, { key: intentKey(key, payload) })
  if (outcome.kind === 'reply') {
    intents.delete(key)
    const { brief } = outcome.reply
    const saved = brief.brief as unknown as BriefRecord
    absorbBrief(edit, brief)
    if (kind === 'design' && 'logoImageUrl' in fields) {
      // The logo of the design brief is the logo of the brand.
      const { logoImageUrl } = brief.brief as DesignBrief
      absorbIdeaLogo(ideaId, logoImageUrl)
      absorbBrand({ _id: ideaId, design: { logoImageUrl } })
    }
    settleEdit(key, fields, saved, productNow())
    if (kind === 'campaign' && !briefId) {
      const newKey = editKey(ideaId, kind, brief._id)
      nameCampaign(key, newKey, brief._id)
      void saveEdit(newKey)
    }
  } else if (outcome.kind === 'failure' && outcome.failure.error === 'briefConflict') {
    intents.delete(key)
    absorbBrief(edit, outcome.failure.brief)
    clashEdit(key, outcome.failure.brief.brief, outcome.failure.fields)
  } else markSave(key, 'failed')
}

function intentKey(key: string, payload: object): string {
  const text = JSON.stringify(payload)
  const known = intents.get(key)
  const intent = known?.payload === text ? known : { payload: text, key: crypto.randomUUID() }
  intents.set(key, intent)
  return intent.key
}

/** Archives or restores a campaign brief (BRF-12); false if that failed. */
export async function archiveBrief(ideaId: string, briefId: string, isArchived: boolean): Promise<boolean> {
  // What was just written goes with it.
  if (isArchived) await saveEdit(editKey(ideaId, 'campaign', briefId))
  const outcome = await api.call('archive-brief', { ideaId, briefId, isArchived })
  if (outcome.kind !== 'reply') return false
  absorbCampaign(ideaId, outcome.reply.brief)
  return true
}
