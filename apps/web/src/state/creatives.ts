import type { AdCreative, RenderData } from '@aloft/domain/creatives/ad-creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { RenderFailure } from '@aloft/domain/creatives/render.rules'
import { proxy, snapshot, useSnapshot } from 'valtio'

/** SVG by format. */
export type Drawings = Readonly<Partial<Record<CreativeFormat, string>>>

interface CreativesState {
  byId: Record<string, AdCreative>
  /** Drawings of creatives that the server had not drawn when they were first loaded. */
  drawings: Record<string, Drawings>
  /** Why the server has no picture of a creative. */
  failures: Record<string, RenderFailure>
}

const state = proxy<CreativesState>({ byId: {}, drawings: {}, failures: {} })

/** A creative by its id; undefined until it is loaded. */
export function useCreative(id: string | null): AdCreative | undefined {
  const { byId } = useSnapshot(state)
  return id ? (byId[id] as AdCreative | undefined) : undefined
}

/** All loaded creatives, by id. */
export function useCreatives(): Readonly<Record<string, AdCreative>> {
  return (useSnapshot<object>(state) as CreativesState).byId
}

/** The browser's drawings of a creative. */
export function useDrawings(id: string | null): Drawings {
  const { drawings } = useSnapshot(state)
  return (id ? drawings[id] : undefined) ?? {}
}

/** How far the pictures of a creative are, outside of components; undefined until it is loaded. */
export function renderDataNow(id: string): RenderData | undefined {
  const known = state.byId[id]?.renderData
  return known && { ...known, failure: state.failures[id] ?? null }
}

/** Why a creative has no picture; null if it has one, or it's awaited. */
export function useRenderFailure(id: string | null): RenderFailure | null {
  const { failures } = useSnapshot(state)
  return (id ? failures[id] : undefined) ?? null
}

export function setRenderFailure(id: string, failure: RenderFailure | null): void {
  if (failure) state.failures[id] = failure
  else delete state.failures[id]
}

/** A creative as last loaded from the server. */
export const knownCreative = (id: string): AdCreative | undefined =>
  state.byId[id] && (snapshot(state).byId[id] as AdCreative)

export function absorbCreative(creative: AdCreative): void {
  state.byId[creative._id] = creative
}

/** Drops the browser's drawings of a creative that was changed. */
export function dropDrawings(id: string): void {
  delete state.drawings[id]
}

/** Stores the browser's drawing, unless the server's own picture has arrived. */
export function absorbDrawing(id: string, format: CreativeFormat, svg: string): void {
  if (state.byId[id]?.renderData.renderUrls[format]) return
  state.drawings[id] = { ...state.drawings[id], [format]: svg }
}
