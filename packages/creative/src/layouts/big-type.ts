import { brandMark } from '../blocks/brand-mark.ts'
import { shape } from '../blocks/layers.ts'
import { squareAround } from '../blocks/rect.ts'
import { stack } from '../blocks/stack.ts'
import { type Studio, TextTooLong } from '../blocks/studio.ts'
import type { Ground } from '../color/palette.ts'
import { visual } from '../patterns/visual.ts'
import type { Composition } from './layout.ts'

/** The headline as large as possible on the brand's color; the picture is a disc partly visible in a corner. */
export function bigType(studio: Studio): Composition {
  const { stage, palette, random } = studio
  const { width, height, safe, unit, isWide, isStory } = stage
  const ground = palette.layout ?? random.pick([palette.primary, palette.primary, palette.vivid])
  const side = isWide ? height * 0.88 : width * (isStory ? 0.84 : 0.58)
  const middle = isWide
    ? { x: width - side * 0.44, y: height - side * 0.4 }
    : { x: width - side * 0.4, y: height - side * (isStory ? 0.4 : 0.38) }
  const disc = squareAround(middle.x, middle.y, side)
  const halo = squareAround(middle.x, middle.y, side + 5 * unit)
  const mark = brandMark(studio, { ground, isOnPicture: false, maxWidth: safe.width })
  const top = safe.y + (mark ? mark.above + mark.height + 5.5 * unit : 0)
  const left = halo.x - safe.x - 2 * unit
  const texts =
    isWide || isStory ? together(studio, ground, top, halo) : apart(studio, ground, top, halo.y, left)
  return {
    background: ground.color,
    layers: [
      shape('ellipse', halo, ground.accent),
      ...visual(studio, disc, { form: 'ellipse', beside: [ground.accent] }),
      ...(mark?.draw(safe.x, safe.y + mark.above) ?? []),
      ...texts,
    ],
  }
}

const common = { align: 'left', hasPrice: true, largest: 18, smallest: 4.2 } as const

function together(studio: Studio, ground: Ground, top: number, halo: { x: number; y: number }) {
  const { safe, unit, isWide } = studio.stage
  const foot = isWide ? safe.y + safe.height : halo.y - 2 * unit
  return stack(studio, {
    ...common,
    ground,
    region: {
      x: safe.x,
      y: top,
      width: isWide ? halo.x - safe.x - 2 * unit : safe.width,
      height: foot - top,
    },
    anchor: isWide ? 'middle' : 'top',
    parts: ['headline', 'message', 'action'],
    largest: isWide ? 15 : 15.5,
  }).layers
}

// Headline above, the rest at the bottom beside the disc. If that's too narrow, everything goes above the disc.
function apart(studio: Studio, ground: Ground, top: number, foot: number, left: number) {
  const { safe, unit } = studio.stage
  const tall = safe.y + safe.height - foot - 2 * unit
  try {
    const above = stack(studio, {
      ...common,
      ground,
      region: { x: safe.x, y: top, width: safe.width, height: foot - top },
      anchor: 'top',
      parts: ['headline'],
    })
    const beside = stack(studio, {
      ...common,
      ground,
      region: { x: safe.x, y: safe.y + safe.height - tall, width: left, height: tall },
      anchor: 'bottom',
      parts: ['message', 'action'],
      largest: 9,
      smallest: 6,
    })
    return [...above.layers, ...beside.layers]
  } catch (error) {
    if (!(error instanceof TextTooLong)) throw error
    return together(studio, ground, top, { x: 0, y: foot })
  }
}
