import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import type { SceneChecksContent, StudioBrand } from '@aloft/views/creatives/studio/studio-content'
import { useEffect, useState } from 'react'

/** Pause after which an edited creative is checked again, in milliseconds. */
const pauseMs = 600

/** What's wrong with a creative in any size, found again after each pause in editing it. */
export function useSceneChecks(scenes: Scenes, colors: StudioBrand['colors']): SceneChecksContent {
  const [content, setContent] = useState<SceneChecksContent>({ kind: 'checking' })
  useEffect(() => {
    let isOver = false
    const check = async () => {
      try {
        const { checkScenes } = await import('../../wiring/creatives/check-scenes.ts')
        const checked = await checkScenes(
          scenes,
          colors.map(({ hex }) => hex),
        )
        if (!isOver) setContent({ kind: 'checked', ...checked })
      } catch (error) {
        console.warn('creative not checked', error)
        if (!isOver) setContent({ kind: 'failed' })
      }
    }
    const timer = setTimeout(() => void check(), pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [scenes, colors])
  return content
}
