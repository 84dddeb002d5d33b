import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import type { StudioDrawings } from '@aloft/views/creatives/studio/studio-content'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFormatDrawings } from '../../creatives/use-format-drawings.ts'
import { openLayerDrawings } from '../../wiring/creatives/layer-drawings.ts'

/** The open scene's layers, and small pictures of all formats, drawn as they change. */
export function useStudioDrawings(scene: Creative | null, scenes: Scenes): StudioDrawings {
  const [drawings] = useState(() => openLayerDrawings())
  const { layers, hasFailed } = useSyncExternalStore(drawings.subscribe, drawings.get)
  useEffect(() => {
    if (scene) drawings.show(scene)
  }, [drawings, scene])
  return { layers, formats: useFormatDrawings(scenes), hasFailed }
}
