import { priceTag } from '../blocks/action.ts'
import { brandMark } from '../blocks/brand-mark.ts'
import { rectangle } from '../blocks/layers.ts'
import { stackInFirst } from '../blocks/stack.ts'
import type { Studio } from '../blocks/studio.ts'
import { visual } from '../patterns/visual.ts'
import type { Composition } from './layout.ts'

const shares = {
  '1:1': [0.44, 0.5, 0.56, 0.64],
  '4:5': [0.4, 0.46, 0.54, 0.62],
  '9:16': [0.3, 0.36, 0.42, 0.5],
  '16:9': [0.42, 0.48, 0.56],
} as const

/** A card with the offer, half on the picture and half on the brand's color, with the price at its edge. */
export function offerCard(studio: Studio): Composition {
  const { stage, palette } = studio
  const { width, height, safe, unit, margin, isWide, isStory } = stage
  const ground = palette.layout ?? palette.paper
  const edge = margin * 0.75
  const tag = studio.content.price
    ? priceTag(studio, { fill: palette.vivid.color, ink: palette.vivid.ink }, width * 0.36)
    : null
  const rise = tag ? tag.height / 2 : 0
  const foot = isStory ? safe.y + safe.height : height - edge
  const cardOf = (share: number) =>
    isWide
      ? {
          x: width * (1 - share) - edge,
          y: edge + rise,
          width: width * share,
          height: height - 2 * edge - rise,
        }
      : { x: edge, y: foot - height * share, width: width - 2 * edge, height: height * share }
  const texts = stackInFirst<number>(studio, shares[stage.format], isWide ? 6.4 : 7, (share) => {
    const card = cardOf(share)
    const pad = unit * 4.6
    return {
      region: {
        x: card.x + pad,
        y: card.y + pad + rise,
        width: card.width - 2 * pad,
        height: card.height - 2 * pad - rise,
      },
      ground,
      align: 'center',
      anchor: 'middle',
      parts: ['headline', 'message', 'action'],
      hasPrice: false,
      largest: 10,
      smallest: 4,
    }
  })
  const card = cardOf(texts.choice)
  const picture = isWide
    ? { x: 0, y: 0, width: Math.round(card.x + card.width * 0.3), height }
    : {
        x: 0,
        y: 0,
        width,
        height: isStory ? height : Math.round(card.y + Math.min(card.height * 0.4, 20 * unit)),
      }
  const maxWidth = isWide ? card.x - margin - edge : safe.width
  const mark = brandMark(studio, { ground, isOnPicture: true, maxWidth })
  return {
    background: palette.primary.color,
    layers: [
      ...visual(studio, picture, {
        head: (isWide ? margin : safe.y) + (mark?.height ?? 0) + 2 * unit,
        foot: isWide ? 0 : picture.height - card.y + rise,
        side: isWide ? picture.width - card.x : 0,
        beside: [ground.color, palette.vivid.color],
      }),
      rectangle(card, ground.color, unit * 3.6),
      ...texts.layers,
      ...(tag?.draw(card.x + (card.width - tag.width) / 2, card.y - rise) ?? []),
      ...(mark?.draw(isWide ? margin : safe.x, safe.y) ?? []),
    ],
  }
}
