import type { PayloadOf } from '@aloft/contract/schemas'
import type { FieldPlace } from '@aloft/domain/assistant/tools/tool-arguments.entity'
import type { EditConflict } from '@aloft/domain/balloons/edit-conflict.entity'
import { emptyBrand } from '@aloft/domain/briefs/empty-brand.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import { absorbAd, type AdValues, knownAd } from '../../state/brand.ts'
import {
  absorbBrief,
  type BriefRecord,
  briefsQuery,
  type BriefSubject,
  savedBrief,
} from '../../state/briefs.ts'
import { currentProposal, updateProposal } from '../../state/proposals.ts'
import { api } from '../core/api.ts'
import { fetchReply } from '../core/queries.ts'
import { takeAd } from '../balloons/readable-ads.ts'
import { adDrafts } from '../drafts/ad-drafts.ts'
import { briefDrafts } from '../drafts/brief-drafts.ts'

/** A field of a proposal that is about to be saved: from the value that it may overwrite to the new one. */
export interface FieldChange {
  readonly place: FieldPlace
  readonly from: JsonValue
  readonly to: JsonValue
}

/** A proposal by the call that made it, with its brand. */
export interface ProposalSubject {
  readonly id: string
  readonly ideaId: string
}

/** The name of a field in its proposal. */
export function placeId(place: FieldPlace): string {
  return place.kind === 'ad'
    ? `ad ${place.adId} ${place.key}`
    : `${place.briefKind} ${place.briefId ?? ''} ${place.field}`
}

/** Accepts fields of a proposal: they're saved unless somebody has changed them since `from` was read. */
export const acceptFields = (subject: ProposalSubject, changes: readonly FieldChange[]): Promise<void> =>
  saveFields(subject, changes, 'accepted')

/** Brings back the value that an accepted field has replaced, or opens a rejected one again. */
export async function undoField(subject: ProposalSubject, { place, to }: FieldChange): Promise<void> {
  const { decision = null, before = null } = currentProposal(subject.id)[placeId(place)] ?? {}
  if (decision === 'accepted') await saveFields(subject, [{ place, from: to, to: before }], null)
  else updateProposal(subject.id, [placeId(place)], { decision: null })
}

export function rejectFields({ id }: ProposalSubject, places: readonly FieldPlace[]): void {
  updateProposal(id, places.map(placeId), { decision: 'rejected', problem: null })
}

/** Fields of one brief, or of one ad, are saved together. */
async function saveFields(
  subject: ProposalSubject,
  changes: readonly FieldChange[],
  decision: 'accepted' | null,
): Promise<void> {
  const groups = Map.groupBy(changes, ({ place }) =>
    place.kind === 'ad' ? place.adId : `${place.briefKind} ${place.briefId ?? ''}`,
  )
  const ids = changes.map(({ place }) => placeId(place))
  updateProposal(subject.id, ids, { isSaving: true, problem: null, change: null })
  try {
    await Promise.all([...groups.values()].map((group) => saveGroup(subject, group, decision)))
  } finally {
    updateProposal(subject.id, ids, { isSaving: false })
  }
}

/** What came of saving: nothing wrong, who was faster, or why it was refused. */
type Saved = { readonly conflicts: readonly EditConflict[] } | { readonly problem: string } | null

async function saveGroup(
  subject: ProposalSubject,
  changes: readonly FieldChange[],
  decision: 'accepted' | null,
): Promise<void> {
  const [first] = changes
  if (!first) return
  const saved =
    first.place.kind === 'ad'
      ? await saveAdTexts(subject.ideaId, first.place.adId, changes)
      : await saveBriefFields(subject.ideaId, first.place, changes, decision)
  for (const { place, from } of changes) {
    if (!saved) updateProposal(subject.id, [placeId(place)], { decision, before: from })
    else if ('problem' in saved) updateProposal(subject.id, [placeId(place)], { problem: saved.problem })
    else {
      const key = place.kind === 'ad' ? place.key : place.field
      const change = saved.conflicts.find((conflict) => conflict.key === key)
      // The others weren't saved either: the call is refused as a whole.
      updateProposal(subject.id, [placeId(place)], change ? { change } : { problem: 'notSaved' })
    }
  }
}

async function saveAdTexts(
  ideaId: string,
  balloonId: string,
  changes: readonly FieldChange[],
): Promise<Saved> {
  await adDrafts.finishSaving()
  const keyOf = ({ place }: FieldChange) => (place.kind === 'ad' ? place.key : '')
  const data: AdValues = Object.fromEntries(changes.map((change) => [keyOf(change), change.to]))
  const base = Object.fromEntries(changes.map((change) => [keyOf(change), [change.from]]))
  const outcome = await api.call('update-balloon', { ideaId, balloonId, data, base })
  const absorb = (given: Parameters<typeof takeAd>[0]) => {
    const ad = takeAd(given)
    if (ad && knownAd(balloonId)) absorbAd(ideaId, ad, data)
  }
  if (outcome.kind === 'reply') {
    absorb(outcome.reply.balloon)
    return null
  }
  if (outcome.kind !== 'failure') return { problem: problemIn(outcome.kind) }
  if (outcome.failure.error !== 'editConflict') return { problem: outcome.failure.error }
  absorb(outcome.failure.balloon)
  return { conflicts: outcome.failure.conflicts }
}

type BriefPlace = Extract<FieldPlace, { readonly kind: 'brief' }>

async function saveBriefFields(
  ideaId: string,
  { briefKind: kind, briefId }: BriefPlace,
  changes: readonly FieldChange[],
  decision: 'accepted' | null,
): Promise<Saved> {
  await briefDrafts.finishSaving()
  const subject: BriefSubject = { ideaId, kind, briefId }
  const briefs = await fetchReply('get-briefs', briefsQuery(ideaId))
  const brief = savedBrief(subject) ?? (briefs && kind === 'brand' ? await firstBrief(ideaId) : null)
  if (!brief) return { problem: briefs ? 'briefNotFound' : 'unreachable' }
  const fieldOf = ({ place }: FieldChange) => (place.kind === 'brief' ? place.field : '')
  const edited = Object.fromEntries(changes.map((change) => [fieldOf(change), change.to]))
  const base = Object.fromEntries(changes.map((change) => [fieldOf(change), change.from]))
  const outcome = await api.call('save-brief', {
    ideaId,
    kind,
    ...(kind === 'campaign' && { briefId }),
    brief: { ...brief, ...edited },
    ...(savedBrief(subject) && { base: { ...brief, ...base } }),
    ...(decision === 'accepted' && { proposer: 'assistant' }),
  } as unknown as PayloadOf<'save-brief'>)
  if (outcome.kind === 'reply') {
    absorbBrief(subject, outcome.reply.brief)
    return null
  }
  if (outcome.kind !== 'failure') return { problem: problemIn(outcome.kind) }
  if (outcome.failure.error !== 'briefConflict') return { problem: outcome.failure.error }
  absorbBrief(subject, outcome.failure.brief)
  return { conflicts: outcome.failure.conflicts }
}

/** What a brand without a brief begins with. */
async function firstBrief(ideaId: string): Promise<BriefRecord | null> {
  const idea = await fetchReply('get-idea', { ideaId })
  return idea && emptyBrand(idea)
}

const problemIn = (kind: string) => (kind === 'unreachable' ? 'unreachable' : 'notSaved')
