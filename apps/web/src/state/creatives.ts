import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { proxy, useSnapshot } from 'valtio'

/** SVG by format. */
export type Drawings = Readonly<Partial<Record<CreativeFormat, string>>>

interface CreativesState {
  byId: Record<string, AdCreative>
  /** Drawings of creatives that the server had not drawn when they were first loaded. */
  drawings: Record<string, Drawings>
}

const state = proxy<CreativesState>({ byId: {}, drawings: {} })

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

export function absorbCreative(creative: AdCreative): void {
  state.byId[creative._id] = creative
}

/** Stores the browser's drawing, unless the server's own picture has arrived. */
export function absorbDrawing(id: string, format: CreativeFormat, svg: string): void {
  if (state.byId[id]?.renderData.renderUrls[format]) return
  state.drawings[id] = { ...state.drawings[id], [format]: svg }
}
