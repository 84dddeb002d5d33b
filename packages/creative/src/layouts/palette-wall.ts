import { rectangle } from '../blocks/layers.ts'
import { stackInFirst } from '../blocks/stack.ts'
import type { Studio } from '../blocks/studio.ts'
import { wordPanel } from '../patterns/word-panel.ts'
import type { Composition } from './layout.ts'

// Height of the wall, or its width if the ad is wide, in quarters of the shorter side.
const walls = { '1:1': [2, 1], '4:5': [3, 2, 1], '9:16': [3, 2], '16:9': [4, 3] } as const

const comfortable = { '1:1': 5.2, '4:5': 6.8, '9:16': 7.4, '16:9': 6.4 } as const

/** No picture: a customer's quote or the trade on the brand's color, and the offer on a quiet area. */
export function paletteWall(studio: Studio): Composition {
  const { stage, palette, random } = studio
  const { width, height, safe, margin, isWide, isStory } = stage
  const ground = palette.layout ?? random.pick([palette.soft, palette.paper, palette.deep])
  const tile = Math.min(width, height) / 4
  const fieldOf = (count: number) =>
    isWide
      ? { x: 0, y: 0, width: width - count * tile, height }
      : { x: 0, y: count * tile, width, height: height - count * tile }
  const texts = stackInFirst<number>(studio, walls[stage.format], comfortable[stage.format], (count) => {
    const field = fieldOf(count)
    const top = field.y + margin * 0.9
    const foot = Math.min(field.y + field.height - margin * 0.9, safe.y + safe.height)
    return {
      region: { x: field.x + margin, y: top, width: field.width - margin * 1.9, height: foot - top },
      ground,
      align: 'left',
      anchor: isStory ? 'top' : 'middle',
      parts: ['brand', 'headline', 'message', 'action'],
      hasPrice: true,
      largest: isWide ? 11.5 : 11,
      smallest: 4,
    }
  })
  const field = fieldOf(texts.choice)
  const wall = isWide
    ? { x: field.width, y: 0, width: width - field.width, height }
    : { x: 0, y: 0, width, height: field.y }
  // The app covers the bottom of a story, so only plain color goes there.
  const foot = isStory ? [{ x: 0, y: height - tile, width, height: tile }] : []
  return {
    background: ground.color,
    layers: [
      ...wordPanel(studio, wall, { beside: [ground.color] }),
      rectangle(field, ground.color),
      ...foot.map((rect) => rectangle(rect, (ground === palette.deep ? palette.soft : palette.deep).color)),
      ...texts.layers,
    ],
  }
}
