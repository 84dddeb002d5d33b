import { brandMark } from '../blocks/brand-mark.ts'
import { linearGradient } from '../blocks/layers.ts'
import { stack } from '../blocks/stack.ts'
import { sticker } from '../blocks/sticker.ts'
import type { Studio } from '../blocks/studio.ts'
import { black, contrast, mix, white } from '../color/rgb.ts'
import { type Ground, minTextContrast } from '../color/palette.ts'
import { visual } from '../patterns/visual.ts'
import type { Composition } from './layout.ts'

/** The picture from edge to edge; it sinks into the brand's darkest colour or the chosen one, where the texts stand. */
export function fullBleed(studio: Studio): Composition {
  return studio.stage.isWide ? wide(studio) : high(studio)
}

function high(studio: Studio): Composition {
  const { stage, palette } = studio
  const { safe, width, height, unit } = stage
  const ground = palette.layout ?? palette.deep
  const mark = brandMark(studio, { ground, isOnPicture: true, maxWidth: safe.width * 0.6 })
  const top = safe.y + (mark?.height ?? 0) + 18 * unit
  const texts = stack(studio, {
    region: { ...safe, y: top, height: safe.y + safe.height - top },
    ground,
    align: 'left',
    anchor: 'bottom',
    parts: ['headline', 'message', 'action'],
    hasPrice: false,
    largest: 10.4,
    smallest: 4.4,
  })
  const start = texts.used.y - 22 * unit
  const foot = Math.min(height, Math.round(texts.used.y + Math.max(texts.used.height * 0.55, 12 * unit)))
  const length = height - start
  const { color } = ground
  const scrim = linearGradient({ x: 0, y: start, width, height: length }, 90, [
    { offset: 0, color, opacity: 0 },
    { offset: (11 * unit) / length, color, opacity: 0.28 },
    { offset: (21 * unit) / length, color, opacity: closing(ground) },
    { offset: (foot - start) / length, color, opacity: 1 },
    { offset: 1, color, opacity: 1 },
  ])
  return {
    background: color,
    layers: [
      ...visual(studio, { x: 0, y: 0, width, height: foot }),
      scrim,
      ...texts.layers,
      ...(mark?.draw(safe.x, safe.y) ?? []),
      ...sticker(studio, {
        within: { x: safe.x + safe.width * 0.62, y: safe.y, width: safe.width * 0.38, height: 24 * unit },
        behind: null,
        corner: 'topRight',
      }),
    ],
  }
}

function wide(studio: Studio): Composition {
  const { stage, palette } = studio
  const { safe, width, height, unit, margin } = stage
  const ground = palette.layout ?? palette.deep
  const texts = stack(studio, {
    region: { ...safe, width: width * 0.42 },
    ground,
    align: 'left',
    anchor: 'middle',
    parts: ['brand', 'headline', 'message', 'action'],
    hasPrice: false,
    largest: 11.4,
    smallest: 3.8,
  })
  const start = Math.round(width * 0.24)
  const end = texts.used.x + texts.used.width + unit
  const { color } = ground
  const length = width * 0.66
  const scrim = linearGradient({ x: 0, y: 0, width: length, height }, 0, [
    { offset: 0, color, opacity: 1 },
    { offset: start / length, color, opacity: 1 },
    { offset: end / length, color, opacity: closing(ground) },
    { offset: 1, color, opacity: 0 },
  ])
  return {
    background: color,
    layers: [
      ...visual(studio, { x: start, y: 0, width: width - start, height }),
      scrim,
      ...texts.layers,
      ...sticker(studio, {
        within: { x: width * 0.7, y: margin, width: width * 0.3 - margin, height: 26 * unit },
        behind: null,
        corner: 'topRight',
      }),
    ],
  }
}

// How closed the scrim must be for its ink to be read on any picture; a little more than needed.
function closing({ color, ink }: Ground): number {
  const least = (opacity: number) =>
    Math.min(...[white, black].map((picture) => contrast(mix(picture, color, opacity), ink)))
  let opacity = 0.6
  while (opacity < 1 && least(opacity) < minTextContrast + 0.4) opacity += 0.02
  return Math.min(1, opacity)
}
