import { type CreativeFormat, creativeFormats } from '@aloft/domain/creatives/creative-formats.rules'
import { storyBottom, storyTop } from '@aloft/domain/creatives/safe-area.rules'
import type { Rect } from './rect.ts'

/** The empty picture: its sides, and where texts and logos may be. */
export interface Stage {
  readonly format: CreativeFormat
  readonly width: number
  readonly height: number
  /** A hundredth of the shorter side: the unit for margins and letters. */
  readonly unit: number
  readonly margin: number
  readonly whole: Rect
  /**
   * Texts and logos stay within this area: inside the margin and, in stories, outside the parts that the app covers.
   */
  readonly safe: Rect
  readonly isWide: boolean
  readonly isStory: boolean
}

export function createStage(format: CreativeFormat): Stage {
  const { width, height } = creativeFormats[format]
  const unit = Math.min(width, height) / 100
  const margin = Math.round(6.5 * unit)
  const isStory = format === '9:16'
  const top = isStory ? Math.ceil(height * storyTop) : margin
  const bottom = isStory ? Math.floor(height * (1 - storyBottom)) : height - margin
  return {
    format,
    width,
    height,
    unit,
    margin,
    whole: { x: 0, y: 0, width, height },
    safe: { x: margin, y: top, width: width - 2 * margin, height: bottom - top },
    isWide: format === '16:9',
    isStory,
  }
}
