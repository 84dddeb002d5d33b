import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { proxy, useSnapshot } from 'valtio'

/** SVG by format. */
export type Drawings = Readonly<Partial<Record<CreativeFormat, string>>>

interface CreativesState {
  byId: Record<string, AdCreative>
  /** Of creatives that were not drawn by the server when they were first seen. */
  drawings: Record<string, Drawings>
}

const state = proxy<CreativesState>({ byId: {}, drawings: {} })

/** A creative by its id; undefined until it is loaded. */
export function useCreative(id: string | null): AdCreative | undefined {
  const { byId } = useSnapshot(state)
  return id ? (byId[id] as AdCreative | undefined) : undefined
}

/** All creatives that were loaded, by id. */
export function useCreatives(): Readonly<Record<string, AdCreative>> {
  return (useSnapshot<object>(state) as CreativesState).byId
}

/** What the browser drew of a creative. */
export function useDrawings(id: string | null): Drawings {
  const { drawings } = useSnapshot(state)
  return (id ? drawings[id] : undefined) ?? {}
}

export function absorbCreative(creative: AdCreative): void {
  state.byId[creative._id] = creative
}

/** A drawing of the browser; too late where the server's own picture is there. */
export function absorbDrawing(id: string, format: CreativeFormat, svg: string): void {
  if (state.byId[id]?.renderData.renderUrls[format]) return
  state.drawings[id] = { ...state.drawings[id], [format]: svg }
}
