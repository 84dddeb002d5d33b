import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import type { Writer } from '@aloft/domain/core/ai-results'
import type { Scan } from '@aloft/domain/scans/scan.entity'
import { proxy, subscribe, useSnapshot } from 'valtio'
import { readStored, writeStored } from './storage.ts'

/** What is known of the website being read, and the user's edits of the brief made from it. */
export interface ScanState {
  id: string | null
  startDate: Date | null
  steps: Scan['steps']
  data: Scan['data']
  files: Scan['files']
  /** The brief written from the user's description, if there's no website. */
  draft: { brief: BrandBrief; writer: Writer } | null
  /** Our copy of the logo that the user chose. */
  logo: string | null
  /** The created brand, if its brief could not be saved with it. */
  madeIdeaId: string | null
  /** Fields of the brief that the user has edited; findings don't replace them. */
  edits: Partial<BrandBrief>
  /** Guesses for the question what the business sells; null if it isn't asked. */
  soldGuesses: readonly string[] | null
  /** The user's answers to contradictions between pages, by question. */
  answers: Record<string, string | null>
}

const empty: ScanState = {
  id: null,
  startDate: null,
  steps: [],
  data: null,
  files: {},
  draft: null,
  logo: null,
  madeIdeaId: null,
  edits: {},
  soldGuesses: null,
  answers: {},
}

/** The user's edits of the brief survive a reload; scanned data is loaded again. */
type UnsavedBrief = Pick<
  ScanState,
  'id' | 'draft' | 'logo' | 'madeIdeaId' | 'edits' | 'soldGuesses' | 'answers'
>

const state = proxy<ScanState>({ ...empty, ...readStored<UnsavedBrief>('unsavedBrief') })
subscribe(state, () => {
  const { id, draft, logo, madeIdeaId, edits, soldGuesses, answers } = state
  const isTouched = draft ?? logo ?? madeIdeaId ?? [edits, answers].some((part) => Object.keys(part).length)
  writeStored('unsavedBrief', isTouched ? { id, draft, logo, madeIdeaId, edits, soldGuesses, answers } : null)
})

export const currentScan = (): Readonly<ScanState> => state

export function useScan(): Readonly<ScanState> {
  return useSnapshot(state) as Readonly<ScanState>
}

/** Merges one poll of the scan: new steps are appended, data replaces the previous data. */
export function absorbScan({ _id, startDate, steps, data, files, soldGuesses }: Scan): void {
  // Edits made before the first poll belong to this scan, others to another website.
  const edits = state.id === null ? state.edits : {}
  if (_id !== state.id) Object.assign(state, { ...empty, steps: [], answers: {}, edits, id: _id })
  state.startDate = startDate
  const known = state.steps.at(-1)?.seq ?? 0
  state.steps.push(...steps.filter((step) => step.seq > known))
  if (data) Object.assign(state, { data, files, soldGuesses: soldGuesses ?? null })
}

export function answerQuestion(id: string, value: string | null): void {
  state.answers[id] = value
}

export function chooseLogo(url: string): void {
  state.logo = url
}

export function rememberMadeIdea(ideaId: string): void {
  state.madeIdeaId = ideaId
}

export function editBrief(edits: Partial<BrandBrief>): void {
  Object.assign(state.edits, edits)
}

/** Sets a brief written from the user's description; data of an earlier website is dropped. */
export function setDraft(
  draft: NonNullable<ScanState['draft']>,
  soldGuesses: readonly string[] | null = null,
): void {
  resetScan()
  Object.assign(state, { draft, soldGuesses })
}

/** Clears the website and all edits, because another one is about to be read, or the brand is saved. */
export function resetScan(): void {
  Object.assign(state, { ...empty, steps: [], answers: {}, edits: {} })
}
