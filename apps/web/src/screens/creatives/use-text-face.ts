import type { TextElement } from '@aloft/domain/creatives/creative.entity'
import type { TextFace } from '@aloft/views/creatives/studio/studio-content'
import { useEffect, useState } from 'react'

/** The font of the text that's edited; null while it's loaded, and if no text is. */
export function useTextFace(edited: TextElement | null): TextFace | null {
  const [loaded, setLoaded] = useState<{ of: string; face: TextFace } | null>(null)
  const key = edited && `${edited.font} ${edited.weight}`
  useEffect(() => {
    if (!edited || key === null || loaded?.of === key) return undefined
    let isOver = false
    const load = async () => {
      try {
        const { loadTextFace } = await import('../../wiring/creatives/text-face.ts')
        const face = await loadTextFace(edited)
        if (!isOver) setLoaded({ of: key, face })
      } catch (error) {
        // The words are edited in another font then.
        console.warn('font not loaded for a field', error)
      }
    }
    void load()
    return () => {
      isOver = true
    }
  }, [edited, key, loaded])
  return key !== null && loaded?.of === key ? loaded.face : null
}
