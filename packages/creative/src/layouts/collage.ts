import { rectangle } from '../blocks/layers.ts'
import { type Rect, inset } from '../blocks/rect.ts'
import { stack } from '../blocks/stack.ts'
import type { Studio } from '../blocks/studio.ts'
import { visuals } from '../patterns/visual.ts'
import { wordPanel } from '../patterns/word-panel.ts'
import type { Composition } from './layout.ts'

interface Grid {
  readonly words: Rect
  readonly pictures: readonly Rect[]
  /** A square, or a tall rectangle. */
  readonly forms: Rect
}

/** Pictures in a grid with one area for words and one in the brand's color. */
export function collage(studio: Studio): Composition {
  const { stage, palette } = studio
  const { margin, safe } = stage
  const ground = palette.layout ?? palette.deep
  const grid = gridOf(studio)
  const room = inset(grid.words, margin)
  const top = Math.max(room.y, safe.y)
  const foot = Math.min(room.y + room.height, safe.y + safe.height)
  const texts = stack(studio, {
    region: { ...room, y: top, height: foot - top },
    ground,
    align: 'left',
    anchor: 'middle',
    parts: ['brand', 'headline', 'message', 'action'],
    hasPrice: true,
    largest: 10,
    smallest: 3.6,
  })
  return {
    background: ground.color,
    layers: [
      ...visuals(studio, grid.pictures),
      ...wordPanel(studio, grid.forms, { beside: [ground.color] }),
      rectangle(grid.words, ground.color),
      ...texts.layers,
    ],
  }
}

function gridOf({ stage, content }: Studio): Grid {
  const { width, height, isWide, isStory } = stage
  const isLong = content.headline.length + (content.message?.length ?? 0) > 100
  const between = (x: number, y: number, right: number, bottom: number): Rect => ({
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(right) - Math.round(x),
    height: Math.round(bottom) - Math.round(y),
  })
  if (isWide) {
    const [edge, seam] = [width * (isLong ? 0.5 : 0.44), width - height / 2]
    return {
      words: between(0, 0, edge, height),
      pictures: [between(edge, 0, seam, height), between(seam, 0, width, height / 2)],
      forms: between(seam, height / 2, width, height),
    }
  }
  if (isStory) {
    const [upper, lower] = [height * (isLong ? 0.3 : 0.36), height * 0.8]
    const seam = width - upper / 2
    return {
      words: between(0, upper, width, lower),
      pictures: [
        between(0, 0, seam, upper),
        between(0, lower, width / 2, height),
        between(width / 2, lower, width, height),
      ],
      forms: between(seam, 0, width, upper),
    }
  }
  const down = height * (isLong ? 0.68 : 0.64)
  const [across, seam] = [width * (isLong ? 0.68 : 0.62), width - (height - down)]
  return {
    words: between(0, 0, across, down),
    pictures: [between(across, 0, width, down), between(0, down, seam, height)],
    forms: between(seam, down, width, height),
  }
}
