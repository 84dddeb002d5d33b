import { createRandom } from '@aloft/creative/blocks/random'
import { type Layer, rectangle } from '@aloft/creative/blocks/layers'
import { inset, type Rect } from '@aloft/creative/blocks/rect'
import { paletteOf } from '@aloft/creative/color/palette'
import { themeColors } from '@aloft/creative/color/theme-colors'
import type { FontSet } from '@aloft/creative/fonts/font-set'
import { nested, rainbow } from '@aloft/creative/patterns/rainbow'
import { tiles } from '@aloft/creative/patterns/tiles'
import { sceneToSvg } from '@aloft/creative/svg/scene-to-svg'
import { themes } from '@aloft/domain/creatives/theme.rules'
import { themeNames } from '@aloft/domain/core/theme-names'
import type { AiImage, ImageRequest } from '../ai.port.ts'
import { seededRandom } from './seeded-random.ts'

/** Stored in the file, so that nobody takes its shapes for a picture of the request. */
export const drawnByRules = 'Drawn by rules, no AI used'

const arrangements = ['tiles', 'largeTiles', 'rainbow', 'arch', 'sun'] as const

const noFonts: FontSet = {
  face() {
    throw new Error('a picture of plain forms holds no text')
  },
}

/**
 * Simple shapes in the brand's colors, or in those of a theme, as SVG. The words are not depicted; they only choose the
 * arrangement, so that the same words, seed and size always give the same picture.
 */
export function palettePicture({
  prompt,
  width,
  height,
  colors,
  seed,
}: Omit<ImageRequest, 'signal'>): AiImage {
  const start = seededRandom(`${prompt}\n${seed}\n${width}x${height}`)() * 2 ** 32
  const random = createRandom(start)
  const palette = paletteOf(colors ?? themeColors(themes[random.pick(themeNames)]))
  const whole = { x: 0, y: 0, width, height }
  const [, , , soft] = palette.shapes
  const shorter = Math.min(width, height)
  const arranged: Readonly<Record<(typeof arrangements)[number], () => Layer[]>> = {
    tiles: () => tiles(whole, shorter / 6, palette, random),
    largeTiles: () => tiles(whole, shorter / 3, palette, random),
    rainbow: () => rainbow(whole, palette),
    arch: () => nested('arch', standing(whole, shorter), palette),
    sun: () => nested('ellipse', amid(whole, shorter * 0.8), palette),
  }
  const layers = [rectangle(whole, soft), ...arranged[random.pick(arrangements)]()]
  const elements = layers.map((layer, index) => ({ ...layer, id: `form-${index + 1}` }))
  const svg = sceneToSvg(
    { width, height, background: soft, elements },
    { images: () => undefined, fonts: noFonts, title: drawnByRules },
  )
  return { bytes: new TextEncoder().encode(svg), mediaType: 'image/svg+xml', width, height }
}

function amid({ width, height }: Rect, side: number): Rect {
  return inset({ x: 0, y: 0, width, height }, (width - side) / 2, (height - side) / 2)
}

// A rectangle on the lower edge, with space above.
function standing({ width, height }: Rect, shorter: number): Rect {
  const [across, up] = [shorter * 0.72, Math.min(height * 0.86, shorter * 0.9)]
  return { x: (width - across) / 2, y: height - up, width: across, height: up }
}
