import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import { knownCreative } from './creatives.ts'
import { proxy, ref, useSnapshot } from 'valtio'

const none: Scenes = {}
const state = proxy<{ byId: Record<string, Scenes> }>({ byId: {} })

/** Scenes of a creative that the server doesn't have yet. */
export function useSceneEdits(id: string): Scenes {
  return (useSnapshot<object>(state) as typeof state).byId[id] ?? none
}

/** The scenes of a creative as the user sees them: saved ones overridden by unsaved ones. */
export function currentScenes(id: string): Scenes {
  return { ...knownCreative(id)?.creatives, ...state.byId[id] }
}

/** Shows scenes of a creative at once, before the server has saved them. */
export function changeScenes(id: string, scenes: Scenes): void {
  state.byId[id] = ref({ ...state.byId[id], ...scenes })
}

/** Drops a scene that won't be saved: the server's is shown again. */
export function dropScene(id: string, format: string): void {
  keepScenes(id, (known) => known !== format)
}

/** Call after a save: sent scenes are no longer unsaved, except those changed again meanwhile. */
export function settleScenes(id: string, sent: Readonly<Record<string, unknown>>): void {
  const known = state.byId[id] ?? none
  keepScenes(id, (format) => known[format] !== sent[format])
}

function keepScenes(id: string, isUnsaved: (format: CreativeFormat) => boolean): void {
  const left = Object.entries(state.byId[id] ?? none).filter(([format]) =>
    isUnsaved(format as CreativeFormat),
  )
  if (left.length === 0) delete state.byId[id]
  else state.byId[id] = ref(Object.fromEntries(left) as Scenes)
}
