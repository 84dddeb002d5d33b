import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { mergeBalloon } from '@aloft/domain/balloons/balloon-merge.rules'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { lastValue } from '@aloft/domain/balloons/balloon-history.rules'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import type { Idea } from '@aloft/domain/ideas/idea.entity'
import { proxy, useSnapshot } from 'valtio'

/** Values of an ad by key, and `name` for its own name. */
export type AdValues = Readonly<Record<string, JsonValue>>

interface BrandState {
  ideaId: string | null
  status: 'loading' | 'ready' | 'failed'
  /** As last loaded from the server. */
  idea: IdeaWithBalloons | null
  /** What the user has changed and the server has not confirmed yet, by ad and key (ENT-35). */
  unsaved: Record<string, Record<string, JsonValue>>
}

const closed = { ideaId: null, status: 'loading', idea: null } as const
const state = proxy<BrandState>({ ...closed, unsaved: {} })
let absorbed = 0

/** The brand that is open, with its ads (ENT-39). */
export function useBrand(): Readonly<Omit<BrandState, 'unsaved'>> {
  return useSnapshot<object>(state) as Readonly<BrandState>
}

/** An ad of the open brand as the user sees it: what is saved, under what is still on its way. */
export function useAd(balloonId: string | null): { balloon: Balloon; values: AdValues } | null {
  const { idea, unsaved } = useSnapshot<object>(state) as Readonly<BrandState>
  const balloon = idea?.balloons.find(({ id }) => id === balloonId)
  return balloon ? { balloon, values: { ...savedValues(balloon), ...unsaved[balloon.id] } } : null
}

/** An ad of the open brand as last loaded from the server; another object once it has come again. */
export function knownAd(balloonId: string): Balloon | undefined {
  return state.idea?.balloons.find(({ id }) => id === balloonId)
}

/** An ad of the open brand as the user sees it, outside of components. */
export function currentAd(balloonId: string): AdValues | null {
  const balloon = knownAd(balloonId)
  return balloon ? { ...savedValues(balloon), ...state.unsaved[balloonId] } : null
}

/** The names of the ads of the open brand as the user sees them, by id; the archived ones too. */
export function adNames(): Readonly<Record<string, string>> {
  const names = (state.idea?.balloons ?? []).map(({ id, name }) => {
    const { name: unsaved } = state.unsaved[id] ?? {}
    return [id, typeof unsaved === 'string' ? unsaved : name] as const
  })
  return Object.fromEntries(names)
}

/** The values of an ad of the open brand as last loaded from the server. */
export function savedAd(balloonId: string): AdValues | null {
  const balloon = knownAd(balloonId)
  return balloon ? savedValues(balloon) : null
}

/** The status of an ad of the open brand as last loaded from the server. */
export function adStatus(balloonId: string): BalloonStatus | null {
  return knownAd(balloonId)?.status ?? null
}

/** Grows with each ad that the server gave back: a brand that was asked for before may be older than that. */
export const absorbedCount = (): number => absorbed

/** The files that were added to the open brand. */
export function filesOfBrand(): Readonly<Pick<Idea, 'uploadedImages' | 'uploadedVideos'>> {
  return {
    uploadedImages: [...(state.idea?.uploadedImages ?? [])],
    uploadedVideos: [...(state.idea?.uploadedVideos ?? [])],
  }
}

export const currentBrandId = (): string | null => state.ideaId

/**
 * A brand is about to be opened; that of another id leaves the page at once. What is on its way to the server stays,
 * whichever brand it belongs to.
 */
export function beginBrand(ideaId: string): void {
  if (state.ideaId === ideaId && state.idea) return
  Object.assign(state, { ...closed, ideaId })
}

/** Takes a brand as the server has it; histories that were loaded of its ads stay as long as nobody added to them. */
export function setBrand(idea: IdeaWithBalloons): void {
  if (idea._id !== state.ideaId) return
  const balloons = idea.balloons.map((given) => mergeBalloon(knownAd(given.id), given))
  Object.assign(state, { status: 'ready', idea: { ...idea, balloons } })
}

/** Takes what changed of the open brand itself; its ads stay as they are. */
export function absorbBrand(idea: Idea): void {
  if (idea._id === state.ideaId && state.idea) Object.assign(state.idea, idea)
}

/** The logo of a brand has changed. */
export function absorbBrandLogo(ideaId: string, logoImageUrl: string | null): void {
  if (ideaId === state.ideaId && state.idea) state.idea.design = { logoImageUrl }
}

/** Whether the snippet of a brand is on its website. */
export function absorbBrandSnippet(ideaId: string, isValidated: boolean): void {
  if (ideaId === state.ideaId && state.idea) state.idea.snippet = { isValidated }
}

export function failBrand(ideaId: string): void {
  if (ideaId === state.ideaId && !state.idea) state.status = 'failed'
}

/** Shows changes of an ad at once, before the server has them. */
export function changeAd(balloonId: string, values: AdValues): void {
  state.unsaved[balloonId] = { ...state.unsaved[balloonId], ...values }
}

/** Lets a change go that will not be saved: what the server has is seen in its place. */
export function dropChange(balloonId: string, key: string): void {
  const { [key]: _, ...rest } = state.unsaved[balloonId] ?? {}
  state.unsaved[balloonId] = rest
}

/** Takes an ad as the server has it; what was changed again meanwhile stays as the user sees it. */
export function absorbAd(balloon: Balloon, sent: AdValues): void {
  const { idea } = state
  absorbed++
  if (idea) idea.balloons = idea.balloons.map((known) => (known.id === balloon.id ? balloon : known))
  const open = Object.entries(state.unsaved[balloon.id] ?? {}).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(sent[key]),
  )
  state.unsaved[balloon.id] = Object.fromEntries(open)
}

function savedValues(balloon: Balloon): AdValues {
  const values = Object.entries(balloon.data).map(
    ([key, history]) => [key, lastValue(history)?.value ?? null] as const,
  )
  return { name: balloon.name, ...Object.fromEntries(values) }
}
