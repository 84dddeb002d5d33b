import { button } from '../blocks/action.ts'
import { brandMark } from '../blocks/brand-mark.ts'
import type { Rect } from '../blocks/rect.ts'
import { stackInFirst } from '../blocks/stack.ts'
import { sticker } from '../blocks/sticker.ts'
import type { Studio } from '../blocks/studio.ts'
import { visual } from '../patterns/visual.ts'
import { colorBehind } from '../patterns/word-panel.ts'
import type { Composition } from './layout.ts'

/** A picture in a frame on paper, with the words beside it. */
export function framed(studio: Studio): Composition {
  if (studio.stage.isWide) return wide(studio)
  return studio.stage.isStory ? story(studio) : high(studio)
}

// A caption and a bar of brand and button beneath the picture.
function high(studio: Studio): Composition {
  const { stage, palette } = studio
  const { width, height, safe, unit, margin } = stage
  const ground = palette.layout ?? palette.paper
  const foot = safe.y + safe.height
  const edge = margin * 0.75
  const pill = button(studio, ground, unit * 3.1, safe.width * 0.5)
  const mark = brandMark(studio, {
    ground,
    isOnPicture: false,
    maxWidth: safe.width - (pill ? pill.width + 4 * unit : 0),
  })
  const barHeight = Math.max(mark?.height ?? 0, pill?.height ?? 0)
  const barTop = foot - barHeight
  const pictureOf = (share: number) => ({ x: edge, y: edge, width: width - 2 * edge, height: height * share })
  const texts = stackInFirst(studio, [0.56, 0.5, 0.44, 0.36, 0.28], 6.2, (share) => {
    const y = edge + height * share + 4.5 * unit
    return {
      region: {
        x: edge,
        y,
        width: width - 2 * edge,
        height: barTop - y - (barHeight > 0 ? 3 * unit : 0),
      },
      ground,
      align: 'left',
      anchor: 'middle',
      parts: ['headline', 'message'],
      hasPrice: false,
      largest: 9.4,
      smallest: 4,
    }
  })
  const middle = (block: { height: number }) => barTop + (barHeight - block.height) / 2
  return {
    background: ground.color,
    layers: [
      ...picture(studio, pictureOf(texts.choice), ground.color),
      ...texts.layers,
      ...(mark?.draw(edge, middle(mark)) ?? []),
      ...(pill?.draw(width - edge - pill.width, middle(pill)) ?? []),
    ],
  }
}

// The app covers the bottom of a story, where a picture loses least.
function story(studio: Studio): Composition {
  const { stage, palette } = studio
  const { width, height, safe, unit, margin } = stage
  const ground = palette.layout ?? palette.paper
  const edge = margin * 0.75
  const texts = stackInFirst(studio, [0.5, 0.44, 0.38, 0.3], 7.4, (share) => ({
    region: { ...safe, height: height * (1 - share) - safe.y - 5 * unit },
    ground,
    align: 'left',
    anchor: 'top',
    parts: ['brand', 'headline', 'message', 'action'],
    hasPrice: false,
    largest: 11,
    smallest: 4,
  }))
  const y = Math.round(texts.used.y + texts.used.height + 5 * unit)
  return {
    background: ground.color,
    layers: [
      ...texts.layers,
      ...picture(studio, { x: edge, y, width: width - 2 * edge, height: height - y - edge }, ground.color),
    ],
  }
}

function wide(studio: Studio): Composition {
  const { stage, palette } = studio
  const { width, height, margin } = stage
  const ground = palette.layout ?? palette.paper
  const edge = margin * 0.75
  const texts = stackInFirst(studio, [0.52, 0.46, 0.4], 6.6, (share) => {
    const x = edge + width * share + margin
    return {
      region: { x, y: margin, width: width - x - margin, height: height - 2 * margin },
      ground,
      align: 'left',
      anchor: 'middle',
      parts: ['brand', 'headline', 'message', 'action'],
      hasPrice: false,
      largest: 11,
      smallest: 4.2,
    }
  })
  return {
    background: ground.color,
    layers: [
      ...picture(
        studio,
        { x: edge, y: edge, width: width * texts.choice, height: height - 2 * edge },
        ground.color,
      ),
      ...texts.layers,
    ],
  }
}

function picture(studio: Studio, rect: Rect, beside: string) {
  const { unit } = studio.stage
  const pad = 3 * unit
  const within = { x: rect.x + pad, y: rect.y + pad, width: rect.width - 2 * pad, height: 26 * unit }
  return [
    ...visual(studio, rect, { radius: pad, head: studio.content.price ? 28 * unit : 0, beside: [beside] }),
    ...sticker(studio, { within, behind: colorBehind(studio, [beside]), corner: 'topRight' }),
  ]
}
