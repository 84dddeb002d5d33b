import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import type { Writer } from '@aloft/domain/core/ai-results'
import type { Scan } from '@aloft/domain/scans/scan.entity'
import { proxy, subscribe, useSnapshot } from 'valtio'
import { readStored, writeStored } from './storage.ts'

/** What is known of the website being read, and what the user has changed in the brief made from it. */
export interface ScanState {
  id: string | null
  startDate: Date | null
  steps: Scan['steps']
  data: Scan['data']
  files: Scan['files']
  /** The brief that was written from the user's own words, where there is no website. */
  draft: { brief: BrandBrief; writer: Writer } | null
  /** Our copy of the logo that the user chose among those of the website. */
  logo: string | null
  /** The brand that was made from it, where its brief could not be saved with it. */
  madeIdeaId: string | null
  /** Fields of the brief that the user has written; findings do not replace them. */
  edits: Partial<BrandBrief>
  /** Guesses for the question what the business sells; null if it isn't asked. */
  soldGuesses: readonly string[] | null
  /** What the user says to what the pages contradict each other in, by question. */
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

/** What the user did to the brief survives a reload; what was read is fetched again. */
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

/** Merges one poll of the scan: new steps are appended, data replaces what was known. */
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

/** Takes a brief written from the user's own words; whatever a website said before is forgotten. */
export function setDraft(
  draft: NonNullable<ScanState['draft']>,
  soldGuesses: readonly string[] | null = null,
): void {
  resetScan()
  Object.assign(state, { draft, soldGuesses })
}

/** Forgets the website and all that was changed: another one is about to be read, or the brand is saved. */
export function resetScan(): void {
  Object.assign(state, { ...empty, steps: [], answers: {}, edits: {} })
}
