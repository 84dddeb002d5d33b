import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import type { StudioDrawings } from '@aloft/views/creatives/studio/studio-content'
import { useEffect, useState } from 'react'
import { drawScene } from '../wiring/creatives/creative-drawing.ts'

/** Pause after which pictures of changed sizes are drawn again, in milliseconds. */
const pauseMs = 400

/** Pictures of all sizes of a creative: at once, and again as they change. */
export function useFormatDrawings(scenes: Scenes): StudioDrawings['formats'] {
  const [drawn, setDrawn] = useState<{ of: Scenes; svgs: StudioDrawings['formats'] }>({ of: {}, svgs: {} })
  useEffect(() => {
    if (drawn.of === scenes) return undefined
    let isOver = false
    const draw = async () => {
      const svgs = { ...drawn.svgs }
      for (const format of Object.keys(scenes) as (keyof Scenes)[]) {
        const scene = scenes[format]
        if (!scene || (scene === drawn.of[format] && svgs[format])) continue
        const svg = await drawScene(scene)
        if (isOver) return
        svgs[format] = svg
      }
      setDrawn({ of: scenes, svgs })
    }
    const isFirst = Object.keys(drawn.of).length === 0
    const timer = setTimeout(() => void draw(), isFirst ? 0 : pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [scenes, drawn])
  return drawn.svgs
}
