import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import type { WebsiteAnswers } from '@aloft/domain/scans/website-answers.rules'
import { proxy, ref, useSnapshot } from 'valtio'
import { loadedNow, updateReply } from './queries.ts'
import { queryKey } from './replies.ts'

export type BriefsReply = ReplyOf<'get-briefs'>
export type CampaignBriefData = BriefsReply['campaignBriefs'][number]
export type BriefKind = 'brand' | 'design' | 'campaign'
export type BriefRecord = Readonly<Record<string, BriefValue>>

/**
 * A brief of a brand. Only campaign briefs have an id from the start; a brand has one brief of each other
 * kind.
 */
export interface BriefSubject {
  readonly ideaId: string
  readonly kind: BriefKind
  readonly briefId: string | null
}

/** The user's edits of a brief that the server hasn't confirmed yet, by field. */
export interface BriefDraft {
  readonly ideaId: string
  readonly fields: BriefRecord
}

interface BriefDraftsState {
  drafts: Record<string, BriefDraft>
  /** When a brief was last saved from this page. */
  savedDates: Record<string, Date>
}

const state = proxy<BriefDraftsState>({ drafts: {}, savedDates: {} })

/** The id of a brief's draft, unique across all brands. */
export function draftIdOf({ ideaId, kind, briefId }: BriefSubject): string {
  return kind === 'campaign' && briefId !== null ? briefId : `${kind} ${ideaId}`
}

/** The brief of a draft. */
export function subjectOf({ ideaId, id }: { readonly ideaId: string; readonly id: string }): BriefSubject {
  const kind = (['brand', 'design'] as const).find((one) => id.startsWith(`${one} `))
  return kind ? { ideaId, kind, briefId: null } : { ideaId, kind: 'campaign', briefId: id }
}

/** The briefs of a brand, including archived ones. */
export const briefsQuery = (ideaId: string): PayloadOf<'get-briefs'> => ({ ideaId, isArchived: null })

/** Unsaved edits of briefs, by the draft's id. */
export function useBriefDrafts(): Readonly<BriefDraftsState> {
  return useSnapshot<object>(state) as Readonly<BriefDraftsState>
}

export const currentDraft = (id: string): BriefRecord | null => state.drafts[id]?.fields ?? null

const keyOf = (ideaId: string) => queryKey('get-briefs', briefsQuery(ideaId))

/** The briefs of a brand as last loaded; null if they weren't. */
export function currentBriefs(ideaId: string): BriefsReply | null {
  const loaded = loadedNow<'get-briefs'>(keyOf(ideaId))
  return loaded.status === 'ready' ? loaded.reply : null
}

export const currentBrandBrief = (ideaId: string): BriefsReply['brandBrief'] =>
  currentBriefs(ideaId)?.brandBrief ?? null

/** A brief as stored on the server; undefined if there's none yet, or none is loaded. */
export function savedBrief({ ideaId, kind, briefId }: BriefSubject): BriefRecord | undefined {
  const briefs = currentBriefs(ideaId)
  if (kind === 'campaign') return briefs?.campaignBriefs.find(({ _id }) => _id === briefId)?.brief
  return (kind === 'brand' ? briefs?.brandBrief : briefs?.designBrief)?.brief
}

const change = (ideaId: string, update: (briefs: BriefsReply) => BriefsReply) =>
  updateReply<'get-briefs'>(keyOf(ideaId), update)

/** Updates a campaign brief from the server. */
export function absorbCampaign(ideaId: string, brief: CampaignBriefData): void {
  change(ideaId, (briefs) => ({ ...briefs, campaignBriefs: withCampaign(briefs.campaignBriefs, brief) }))
}

function withCampaign(known: readonly CampaignBriefData[], brief: CampaignBriefData): CampaignBriefData[] {
  const isKnown = known.some(({ _id }) => _id === brief._id)
  return isKnown ? known.map((one) => (one._id === brief._id ? brief : one)) : [brief, ...known]
}

/** Updates a brief of any kind from the server. */
export function absorbBrief(
  { ideaId, kind }: Pick<BriefSubject, 'ideaId' | 'kind'>,
  saved: ReplyOf<'save-brief'>['brief'],
): void {
  if (kind === 'campaign') return absorbCampaign(ideaId, saved as CampaignBriefData)
  change(ideaId, (briefs) =>
    kind === 'design'
      ? { ...briefs, designBrief: saved as NonNullable<BriefsReply['designBrief']> }
      : {
          ...briefs,
          brandBrief: {
            ...(briefs.brandBrief ?? { websiteData: null }),
            ...(saved as NonNullable<BriefsReply['brandBrief']>),
          },
        },
  )
}

/** Updates the owner's answers stored with the brief. */
export function absorbBrandAnswers(ideaId: string, answers: WebsiteAnswers): void {
  change(ideaId, (briefs) => ({
    ...briefs,
    brandBrief: briefs.brandBrief && {
      ...briefs.brandBrief,
      websiteAnswers: { ...briefs.brandBrief.websiteAnswers, ...answers },
    },
  }))
}

/** Shows changes of a brief at once, before the server has saved them. */
export function changeBrief(ideaId: string, id: string, fields: BriefRecord): void {
  state.drafts[id] = ref({ ideaId, fields: { ...state.drafts[id]?.fields, ...fields } })
}

/** Drops a change that won't be saved: the server's value is shown again. */
export function dropField(id: string, field: string): void {
  const draft = state.drafts[id]
  if (draft) setFields(id, draft, (name) => name !== field)
}

export function dropDraft(id: string): void {
  delete state.drafts[id]
}

/** Call after a save: sent values are no longer unsaved, except those changed again meanwhile. */
export function settleBrief(id: string, sent: Readonly<Record<string, unknown>>, date: Date): void {
  state.savedDates[id] = ref(date)
  const draft = state.drafts[id]
  if (draft) setFields(id, draft, (name) => JSON.stringify(draft.fields[name]) !== JSON.stringify(sent[name]))
}

function setFields(id: string, { ideaId, fields }: BriefDraft, isLeft: (name: string) => boolean): void {
  const left = Object.entries(fields).filter(([name]) => isLeft(name))
  if (left.length === 0) delete state.drafts[id]
  else state.drafts[id] = ref({ ideaId, fields: Object.fromEntries(left) })
}
