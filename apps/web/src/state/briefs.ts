import type { ReplyOf } from '@aloft/contract/schemas'
import { changedFields, type BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import type { WebsiteAnswers } from '@aloft/domain/scans/website-answers.rules'
import { proxy, ref, subscribe, useSnapshot } from 'valtio'
import { readStored, writeStored } from './storage.ts'

export type BriefsReply = ReplyOf<'get-briefs'>
export type CampaignBriefData = BriefsReply['campaignBriefs'][number]
export type BriefKind = 'brand' | 'design' | 'campaign'
export type BriefRecord = Readonly<Record<string, BriefValue>>

/** A brief that is being changed. */
export interface BriefEdit {
  readonly ideaId: string
  readonly kind: BriefKind
  /** Null makes a new campaign brief. */
  readonly briefId: string | null
  /** What the edit is made from. */
  readonly base: BriefRecord
  /** What the user wrote, by field. */
  readonly fields: BriefRecord
  /** What others saved into fields that the user changed too; nothing is sent until each is decided. */
  readonly theirs: BriefRecord
}

export type BriefSave = 'unsaved' | 'saving' | 'failed' | 'saved'

interface BriefsState {
  ideaId: string | null
  status: 'loading' | 'ready' | 'failed'
  brand: BriefsReply['brandBrief']
  design: BriefsReply['designBrief']
  campaigns: readonly CampaignBriefData[]
  archived: readonly CampaignBriefData[]
  /** By `editKey`; they outlast the page and a reload. */
  edits: Record<string, BriefEdit>
  saves: Record<string, { readonly state: BriefSave; readonly date: Date | null }>
  /** What a campaign brief was called on this page before it had its id. */
  firstKeys: Record<string, string>
}

const nothing = { brand: null, design: null, campaigns: [], archived: [] } as const
const state = proxy<BriefsState>({
  ideaId: null,
  status: 'loading',
  ...nothing,
  edits: readStored<Record<string, BriefEdit>>('briefEdits') ?? {},
  saves: {},
  firstKeys: {},
})
subscribe(state, () => writeStored('briefEdits', Object.keys(state.edits).length > 0 ? state.edits : null))

/** Names an edit: the brand's one brief of a kind, or a campaign brief by its id. */
export function editKey(ideaId: string, kind: BriefKind, briefId: string | null): string {
  return `${ideaId}/${kind === 'campaign' ? briefId : kind}`
}

/** The briefs of the brand that is open, with what is being changed in them. */
export function useBriefs(): Readonly<BriefsState> {
  return useSnapshot<object>(state) as Readonly<BriefsState>
}

export const currentEdit = (key: string): BriefEdit | undefined => state.edits[key]
export const currentEdits = (): readonly string[] => Object.keys(state.edits)
export const currentSave = (key: string): BriefSave | null => state.saves[key]?.state ?? null
export const currentBrandBrief = (ideaId: string): BriefsReply['brandBrief'] =>
  state.ideaId === ideaId ? state.brand : null

/** A brief as it is kept now; undefined where there is none yet. */
export function savedBrief({
  ideaId,
  kind,
  briefId,
}: Pick<BriefEdit, 'ideaId' | 'kind' | 'briefId'>): BriefRecord | undefined {
  if (ideaId !== state.ideaId) return undefined
  const saved =
    kind === 'campaign'
      ? [...state.campaigns, ...state.archived].find(({ _id }) => _id === briefId)
      : state[kind]
  return saved?.brief
}

/** The briefs of a brand are about to be loaded; those of another one leave the page at once. */
export function beginBriefs(ideaId: string): void {
  if (state.ideaId === ideaId && state.status === 'ready') return
  Object.assign(state, { ...nothing, ideaId, status: 'loading' })
}

/** Takes all briefs of a brand, archived ones too. */
export function setBriefs(ideaId: string, { brandBrief, designBrief, campaignBriefs }: BriefsReply): void {
  if (ideaId !== state.ideaId) return
  state.status = 'ready'
  state.brand = brandBrief && ref(brandBrief)
  state.design = designBrief && ref(designBrief)
  state.campaigns = ref(campaignBriefs.filter(({ archiveDate }) => archiveDate === null))
  state.archived = ref(campaignBriefs.filter(({ archiveDate }) => archiveDate !== null))
}

export function failBriefs(ideaId: string): void {
  if (ideaId === state.ideaId && state.status === 'loading') state.status = 'failed'
}

/** Takes a campaign brief as it is kept now, among the current or the archived ones. */
export function absorbCampaign(ideaId: string, brief: CampaignBriefData): void {
  if (ideaId !== state.ideaId) return
  const put = (list: readonly CampaignBriefData[], isIts: boolean) => {
    if (!isIts) return list.filter(({ _id }) => _id !== brief._id)
    return list.some(({ _id }) => _id === brief._id)
      ? list.map((known) => (known._id === brief._id ? brief : known))
      : [brief, ...list]
  }
  state.campaigns = ref([...put(state.campaigns, brief.archiveDate === null)])
  state.archived = ref([...put(state.archived, brief.archiveDate !== null)])
}

/** Takes a brief of any kind as it is kept now. */
export function absorbBrief(
  { ideaId, kind }: Pick<BriefEdit, 'ideaId' | 'kind'>,
  saved: ReplyOf<'save-brief'>['brief'],
): void {
  if (ideaId !== state.ideaId) return
  if (kind === 'campaign') absorbCampaign(ideaId, saved as CampaignBriefData)
  else if (kind === 'design') state.design = ref(saved as NonNullable<BriefsReply['designBrief']>)
  else {
    const brand = saved as NonNullable<BriefsReply['brandBrief']>
    const website = state.brand ?? { websiteData: null }
    state.brand = ref({ ...website, ...brand })
  }
}

/** Takes what the owner of the brand has said beside its brief. */
export function absorbBrandAnswers(ideaId: string, answers: WebsiteAnswers): void {
  if (ideaId !== state.ideaId || !state.brand) return
  state.brand = ref({ ...state.brand, websiteAnswers: { ...state.brand.websiteAnswers, ...answers } })
}

/** Shows a change at once; `base` is the brief as it is kept, which the first change is made from. */
export function changeBrief(
  key: string,
  subject: Pick<BriefEdit, 'ideaId' | 'kind' | 'briefId'>,
  base: BriefRecord,
  field: string,
  value: BriefValue,
): void {
  const known = state.edits[key] ?? { ...subject, base, fields: {}, theirs: {} }
  setEdit(key, { ...known, fields: { ...known.fields, [field]: value } })
  if (state.saves[key]?.state !== 'saving') markSave(key, 'unsaved')
}

/** A new campaign brief begins; it is kept by the server once it can be. */
export function beginCampaign(key: string, ideaId: string, base: BriefRecord): void {
  state.edits = {
    [key]: ref({ ideaId, kind: 'campaign', briefId: null, base, fields: {}, theirs: {} }),
    ...state.edits,
  }
}

export function dropEdit(key: string): void {
  const { [key]: _gone, ...others } = state.edits
  state.edits = others
  const { [key]: _save, ...saves } = state.saves
  state.saves = saves
}

export function markSave(
  key: string,
  save: BriefSave,
  date: Date | null = state.saves[key]?.date ?? null,
): void {
  state.saves[key] = ref({ state: save, date })
}

/** The server has taken what was sent; what was changed again meanwhile is still to be saved. */
export function settleEdit(key: string, sent: BriefRecord, saved: BriefRecord, date: Date): void {
  const edit = state.edits[key]
  if (!edit) return
  const open = changedFields(sent, edit.fields)
  const fields = Object.fromEntries(open.map((field) => [field, edit.fields[field] ?? null]))
  const { [key]: _settled, ...others } = state.edits
  if (open.length === 0) state.edits = others
  else setEdit(key, { ...edit, base: saved, fields })
  markSave(key, open.length === 0 ? 'saved' : 'unsaved', date)
}

/** Others have changed fields of the edit: their values are shown beside it. */
export function clashEdit(key: string, saved: BriefRecord, fields: readonly string[]): void {
  const edit = state.edits[key]
  if (!edit) return
  setEdit(key, { ...edit, base: saved, theirs: pick(saved, fields) })
  markSave(key, 'unsaved')
}

/** Decides a field that both changed. */
export function decideField(key: string, field: string, whose: 'mine' | 'theirs'): void {
  const edit = state.edits[key]
  if (!edit) return
  const without = (record: BriefRecord) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => name !== field))
  const fields = whose === 'mine' ? edit.fields : without(edit.fields)
  const theirs = without(edit.theirs)
  if (Object.keys(fields).length === 0 && Object.keys(theirs).length === 0) dropEdit(key)
  else setEdit(key, { ...edit, fields, theirs })
}

/** A new campaign brief has its id: what is changed from here on goes under it. */
export function nameCampaign(key: string, newKey: string, briefId: string): void {
  const edit = state.edits[key]
  const save = state.saves[key]
  dropEdit(key)
  if (edit) setEdit(newKey, { ...edit, briefId })
  if (save) state.saves[newKey] = save
  state.firstKeys[briefId] = key
}

function setEdit(key: string, edit: BriefEdit): void {
  state.edits = { ...state.edits, [key]: ref(edit) }
}

function pick(record: BriefRecord, fields: readonly string[]): BriefRecord {
  return Object.fromEntries(fields.map((field) => [field, record[field] ?? null]))
}
