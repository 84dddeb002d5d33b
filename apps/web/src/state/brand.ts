import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { lastValue } from '@aloft/domain/balloons/balloon-history.rules'
import type { IdeaWithBalloons } from '@aloft/domain/balloons/idea-with-balloons.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import type { Idea } from '@aloft/domain/ideas/idea.entity'
import { proxy, useSnapshot } from 'valtio'
import { loadedNow, updateReply, useLoaded } from './queries.ts'
import { type LoadFailure, queryKey } from './replies.ts'

/** Values of an ad by key, and `name` for its own name. */
export type AdValues = Readonly<Record<string, JsonValue>>

/** The open brand with its ads, as last loaded from the server (ENT-39). */
interface OpenBrand {
  readonly ideaId: string | null
  readonly status: 'loading' | 'ready' | 'failed'
  readonly idea: IdeaWithBalloons | null
  /** Why it failed to load; null if it has loaded, or is loading. */
  readonly failure: LoadFailure<'get-idea'> | null
}

interface BrandState {
  ideaId: string | null
  /** The user's changes that the server hasn't confirmed yet, by ad and key (ENT-35). */
  unsaved: Record<string, Record<string, JsonValue>>
}

const state = proxy<BrandState>({ ideaId: null, unsaved: {} })

/** The query that loads a brand. */
export const brandKey = (ideaId: string): string => queryKey('get-idea', { ideaId })

export function useBrand(): OpenBrand {
  const { ideaId } = useSnapshot(state)
  const loaded = useLoaded<'get-idea'>(ideaId === null ? null : brandKey(ideaId))
  return {
    ideaId,
    status: loaded.status,
    idea: loaded.status === 'ready' ? loaded.reply : null,
    failure: loaded.status === 'failed' ? loaded.failure : null,
  }
}

function currentBrand(): IdeaWithBalloons | null {
  if (state.ideaId === null) return null
  const loaded = loadedNow<'get-idea'>(brandKey(state.ideaId))
  return loaded.status === 'ready' ? loaded.reply : null
}

/** An ad of the open brand as the user sees it: saved values overridden by unsaved ones. */
export function useAd(balloonId: string | null): { balloon: Balloon; values: AdValues } | null {
  const { idea } = useBrand()
  const { unsaved } = useSnapshot<object>(state) as Readonly<BrandState>
  const balloon = idea?.balloons.find(({ id }) => id === balloonId)
  return balloon ? { balloon, values: { ...savedValues(balloon), ...unsaved[balloon.id] } } : null
}

/** An ad of the open brand as last loaded from the server; a new object after each load. */
export function knownAd(balloonId: string): Balloon | undefined {
  return currentBrand()?.balloons.find(({ id }) => id === balloonId)
}

/** An ad of the open brand as the user sees it, outside of components. */
export function currentAd(balloonId: string): AdValues | null {
  const balloon = knownAd(balloonId)
  return balloon ? { ...savedValues(balloon), ...state.unsaved[balloonId] } : null
}

/** The names of the open brand's ads as the user sees them, by id; includes archived ones. */
export function adNames(): Readonly<Record<string, string>> {
  const names = (currentBrand()?.balloons ?? []).map(({ id, name }) => {
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

/** The files that were added to the open brand. */
export function filesOfBrand(): Readonly<Pick<Idea, 'uploadedImages' | 'uploadedVideos'>> {
  const { uploadedImages = [], uploadedVideos = [] } = currentBrand() ?? {}
  return { uploadedImages: [...uploadedImages], uploadedVideos: [...uploadedVideos] }
}

export const currentBrandId = (): string | null => state.ideaId

/**
 * Selects another brand; the previous one disappears from the page at once. Unsaved changes stay, whichever
 * brand they belong to.
 */
export function selectBrand(ideaId: string): void {
  state.ideaId = ideaId
}

/** Updates the data of a brand itself; its ads stay unchanged. */
export function absorbBrand({ _id, ...idea }: Pick<Idea, '_id'> & Partial<Idea>): void {
  updateReply<'get-idea'>(brandKey(_id), (known) => ({ ...known, ...idea }))
}

/** Shows changes of an ad at once, before the server has saved them. */
export function changeAd(balloonId: string, values: AdValues): void {
  state.unsaved[balloonId] = { ...state.unsaved[balloonId], ...values }
}

/** Drops a change that won't be saved: the server's value is shown again. */
export function dropChange(balloonId: string, key: string): void {
  const { [key]: _, ...rest } = state.unsaved[balloonId] ?? {}
  state.unsaved[balloonId] = rest
}

/** Updates an ad from the server, or adds a new one; values changed again meanwhile stay as the user sees them. */
export function absorbAd(ideaId: string, balloon: Balloon, sent: AdValues): void {
  updateReply<'get-idea'>(brandKey(ideaId), (brand) => ({
    ...brand,
    balloons: brand.balloons.some(({ id }) => id === balloon.id)
      ? brand.balloons.map((known) => (known.id === balloon.id ? balloon : known))
      : [...brand.balloons, balloon],
  }))
  const open = Object.entries(state.unsaved[balloon.id] ?? {}).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(sent[key]),
  )
  state.unsaved[balloon.id] = Object.fromEntries(open)
}

/** Removes an ad that the server doesn't have any more. */
export function removeAd(ideaId: string, balloonId: string): void {
  updateReply<'get-idea'>(brandKey(ideaId), (brand) => ({
    ...brand,
    balloons: brand.balloons.filter(({ id }) => id !== balloonId),
  }))
}

/** The values of an ad as the server has them, with its name. */
export function savedValues(balloon: Balloon): AdValues {
  const values = Object.entries(balloon.data).map(
    ([key, history]) => [key, lastValue(history)?.value ?? null] as const,
  )
  return { name: balloon.name, ...Object.fromEntries(values) }
}
