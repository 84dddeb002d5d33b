import { brandMark } from '../blocks/brand-mark.ts'
import { type Layer, rectangle } from '../blocks/layers.ts'
import type { Rect } from '../blocks/rect.ts'
import { stackInFirst } from '../blocks/stack.ts'
import { sticker } from '../blocks/sticker.ts'
import type { Studio } from '../blocks/studio.ts'
import { black, contrast, mix, white } from '../color/rgb.ts'
import { type Ground, minTextContrast } from '../color/palette.ts'
import { visual } from '../patterns/visual.ts'
import { colorBehind } from '../patterns/word-panel.ts'
import type { Composition } from './layout.ts'

/** The picture from edge to edge; only the texts have a veil, in the brand's darkest color or the chosen one. */
export function fullBleed(studio: Studio): Composition {
  const { stage, palette } = studio
  const { safe, width, height, unit, isWide, whole } = stage
  const ground = palette.layout ?? palette.deep
  const mark = brandMark(studio, { ground, isOnPicture: true, maxWidth: safe.width * 0.5 })
  const pad = 3.6 * unit
  const texts = stackInFirst<number>(studio, [0.34, 0.42, 0.52, 0.62], 5.6, (share) => {
    const most = Math.min(safe.height * share, safe.height - (mark?.height ?? 0) - 22 * unit)
    return {
      region: {
        x: safe.x + pad,
        y: safe.y + safe.height - most - pad,
        width: (isWide ? width * 0.42 : safe.width) - 2 * pad,
        height: most,
      },
      ground,
      align: 'left',
      anchor: 'bottom',
      parts: ['headline', 'message', 'action'],
      hasPrice: false,
      largest: 9.4,
      smallest: 3.8,
    }
  })
  const veil = around(texts.layers, pad)
  const stickerHeight = 24 * unit
  const head = safe.y + (studio.content.price ? stickerHeight : (mark?.height ?? 0)) + 2 * unit
  const { color } = ground
  return {
    background: color,
    layers: [
      ...visual(studio, whole, { head, foot: height - veil.y + unit, beside: [color] }),
      { ...rectangle(veil, color, pad * 0.8), opacity: closing(ground) },
      ...texts.layers,
      ...(mark?.draw(safe.x, safe.y) ?? []),
      ...sticker(studio, {
        within: { x: safe.x + safe.width * 0.62, y: safe.y, width: safe.width * 0.38, height: stickerHeight },
        behind: colorBehind(studio, [color]),
        corner: 'topRight',
      }),
    ],
  }
}

// As wide as its content, so that the rest of the picture stays clear.
function around(layers: readonly Layer[], pad: number): Rect {
  const left = Math.min(...layers.map(({ x }) => x))
  const top = Math.min(...layers.map(({ y }) => y))
  const right = Math.max(...layers.map(({ x, width }) => x + width))
  const bottom = Math.max(...layers.map(({ y, height }) => y + height))
  return { x: left - pad, y: top - pad, width: right - left + 2 * pad, height: bottom - top + 2 * pad }
}

// How opaque the veil must be for its text to be legible on any picture, with a small margin.
function closing({ color, ink }: Ground): number {
  const least = (opacity: number) =>
    Math.min(...[white, black].map((picture) => contrast(mix(picture, color, opacity), ink)))
  let opacity = 0.5
  while (opacity < 1 && least(opacity) < minTextContrast + 0.4) opacity += 0.02
  return Math.min(1, opacity)
}
