import { brandMark } from '../blocks/brand-mark.ts'
import { rectangle } from '../blocks/layers.ts'
import { inset } from '../blocks/rect.ts'
import { stackInFirst } from '../blocks/stack.ts'
import { sticker } from '../blocks/sticker.ts'
import type { Studio } from '../blocks/studio.ts'
import { visual } from '../patterns/visual.ts'
import { colorBehind } from '../patterns/word-panel.ts'
import type { Composition } from './layout.ts'

/** Picture and color side by side, or one above the other. */
export function split(studio: Studio): Composition {
  return studio.stage.isWide ? wide(studio) : high(studio)
}

function groundOf({ palette, random }: Studio) {
  return palette.layout ?? random.pick([palette.primary, palette.primary, palette.deep])
}

function high(studio: Studio): Composition {
  const { stage } = studio
  const { width, height, safe, unit, margin, isStory } = stage
  const ground = groundOf(studio)
  const foot = safe.y + safe.height
  const panelOf = (share: number) => ({
    x: 0,
    y: Math.round(height * (1 - share)),
    width,
    height: height * share,
  })
  const pad = isStory ? margin : margin * 0.9
  const texts = stackInFirst(
    studio,
    isStory ? [0.48, 0.54, 0.6, 0.66] : [0.42, 0.48, 0.54, 0.6],
    isStory ? 8.4 : 7.6,
    (share) => {
      const { y } = panelOf(share)
      return {
        region: { x: margin, y: y + pad, width: width - 2 * margin, height: foot - y - pad },
        ground,
        align: 'left',
        anchor: isStory ? 'top' : 'middle',
        parts: ['headline', 'message', 'action'],
        hasPrice: false,
        largest: 11,
        smallest: 4.2,
      }
    },
  )
  const panel = panelOf(texts.choice)
  const mark = brandMark(studio, { ground, isOnPicture: true, maxWidth: safe.width * 0.6 })
  const side = { x: safe.x + safe.width * 0.55, width: safe.width * 0.45 }
  return {
    background: ground.color,
    layers: [
      ...visual(
        studio,
        { x: 0, y: 0, width, height: panel.y },
        {
          head: safe.y + (mark?.height ?? 0) + 2 * unit,
          foot: studio.content.price ? 22 * unit : 0,
          beside: [ground.color],
        },
      ),
      rectangle(panel, ground.color),
      ...texts.layers,
      ...(mark?.draw(safe.x, safe.y) ?? []),
      ...sticker(studio, {
        within: { ...side, y: panel.y - 20 * unit, height: 23 * unit },
        behind: colorBehind(studio, [ground.color]) ?? ground.color,
        corner: 'bottomRight',
      }),
    ],
  }
}

function wide(studio: Studio): Composition {
  const { stage } = studio
  const { width, height, unit, margin } = stage
  const ground = groundOf(studio)
  const isLeft = studio.random.next() < 0.6
  const texts = stackInFirst(studio, [0.46, 0.52, 0.58], 7, (share) => {
    const panel = { x: isLeft ? 0 : width * (1 - share), y: 0, width: width * share, height }
    return {
      region: inset(panel, margin * 1.15, margin),
      ground,
      align: 'left',
      anchor: 'middle',
      parts: ['brand', 'headline', 'message', 'action'],
      hasPrice: false,
      largest: 12,
      smallest: 4.4,
    }
  })
  const share = texts.choice
  const panel = {
    x: isLeft ? 0 : Math.round(width * (1 - share)),
    y: 0,
    width: Math.round(width * share),
    height,
  }
  const picture = { x: isLeft ? panel.width : 0, y: 0, width: width - panel.width, height }
  return {
    background: ground.color,
    layers: [
      ...visual(studio, picture, {
        head: studio.content.price ? margin + 26 * unit : 0,
        beside: [ground.color],
      }),
      rectangle(panel, ground.color),
      ...texts.layers,
      ...sticker(studio, {
        within: { x: picture.x + margin, y: margin, width: picture.width - 2 * margin, height: 26 * unit },
        behind: colorBehind(studio, [ground.color]),
        corner: 'topRight',
      }),
    ],
  }
}
