import type { ComposedDesign } from '@aloft/creative/wizard/compose-design'
import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import type { Design } from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import type { SizesContent } from '@aloft/views/creatives/wizard/wizard-content'
import { useEffect, useState } from 'react'
import { useFormatDrawings } from '../../../creatives/use-format-drawings.ts'

const noScenes: Scenes = {}

/** A design in all its sizes, composed and drawn again as it changes; the last one stays in sight meanwhile. */
export function useSizes(
  design: Design | null,
  material: DesignMaterial,
): { readonly scenes: Scenes; readonly sizes: SizesContent } {
  const [composed, setComposed] = useState<ComposedDesign | null>(null)
  useEffect(() => {
    if (!design) return undefined
    let isOver = false
    const compose = async () => {
      try {
        const { composeSizes } = await import('../../../wiring/creatives/compose-design.ts')
        const next = await composeSizes(design, material)
        if (!isOver) setComposed(next)
      } catch (error) {
        // Its places stay empty, and saving says why.
        console.warn('creative not composed', error)
      }
    }
    void compose()
    return () => {
      isOver = true
    }
  }, [design, material])
  const scenes = composed?.kind === 'composed' ? composed.scenes : noScenes
  const svgs = useFormatDrawings(scenes)
  return { scenes, sizes: { svgs, refusal: composed && composed.kind !== 'composed' ? composed : null } }
}
