import { type Block, textBlock } from '../blocks/block.ts'
import { setText, sizesBetween } from '../blocks/fit-text.ts'
import { type Layer, rectangle } from '../blocks/layers.ts'
import type { Rect } from '../blocks/rect.ts'
import { type PricedOffer, type Studio, lettering } from '../blocks/studio.ts'
import type { Ground } from '../color/palette.ts'

interface Row {
  readonly name: Block
  readonly price: Block
  readonly height: number
}

/**
 * Offers and their prices in a list, as on a board beside a door; a single one is large. Shows as many as fit;
 * undefined if none do.
 */
export function priceBoard(
  studio: Studio,
  offers: readonly PricedOffer[],
  room: Rect,
  ground: Ground,
): Layer[] | undefined {
  for (let count = offers.length; count > 1; count -= 1) {
    const layers = board(studio, offers.slice(0, count), room, ground)
    if (layers) return layers
  }
  const [first] = offers
  return first && alone(studio, first, room, ground)
}

function board(
  studio: Studio,
  offers: readonly PricedOffer[],
  room: Rect,
  ground: Ground,
): Layer[] | undefined {
  const { unit } = studio.stage
  for (const size of sizesBetween(unit * 7.4, unit * 3.4)) {
    const rows = offers.map((offer) => rowOf(studio, offer, { size, width: room.width, ground }))
    if (!rows.every((row) => row !== undefined)) continue
    const gap = size * 1.5
    const height = rows.reduce((sum, row) => sum + row.height, gap * (rows.length - 1))
    if (height + size > room.height) continue
    let y = room.y + (room.height - height) / 2
    return rows.flatMap((row, index) => {
      const rule = { x: room.x, y: y - gap / 2, width: room.width, height: Math.max(2, unit * 0.3) }
      const top = y
      y += row.height + gap
      return [
        ...(index > 0 ? [{ ...rectangle(rule, ground.ink), opacity: 0.3 }] : []),
        ...row.name.draw(room.x, top + (row.height - row.name.height) / 2),
        ...row.price.draw(room.x + room.width - row.price.width, top + (row.height - row.price.height) / 2),
      ]
    })
  }
  return undefined
}

interface RowOptions {
  readonly size: number
  readonly width: number
  readonly ground: Ground
}

// A name takes at most two lines, a price one.
function rowOf(
  studio: Studio,
  { name, price }: PricedOffer,
  { size, width, ground }: RowOptions,
): Row | undefined {
  const priced = text(studio, price, { size, width, weight: 700, ground })
  if (!priced || priced.lines > 1) return undefined
  const left = Math.floor(width - priced.block.width - size)
  // Text can't wrap into less than one letter's width.
  const named = left >= size ? text(studio, name, { size, width: left, weight: 600, ground }) : undefined
  if (!named || named.lines > 2) return undefined
  const height = Math.max(named.block.height, priced.block.height)
  return { name: named.block, price: priced.block, height }
}

function alone(
  studio: Studio,
  { name, price }: PricedOffer,
  room: Rect,
  ground: Ground,
): Layer[] | undefined {
  const { unit } = studio.stage
  for (const size of sizesBetween(unit * 7.4, unit * 3.4)) {
    const named = text(studio, name, { size, width: room.width, weight: 600, ground })
    const priced = text(studio, price, { size: Math.round(size * 2), width: room.width, weight: 700, ground })
    if (!named || !priced || priced.lines > 1) continue
    const gap = size * 0.9
    const height = named.block.height + gap + priced.block.height
    if (height + size * 0.5 > room.height) continue
    const top = room.y + (room.height - height) / 2
    return [...named.block.draw(room.x, top), ...priced.block.draw(room.x, top + named.block.height + gap)]
  }
  return undefined
}

function text(
  studio: Studio,
  words: string,
  { size, width, weight, ground }: RowOptions & { readonly weight: 600 | 700 },
): { readonly block: Block; readonly lines: number } | undefined {
  const lineHeight = 1.1
  const fitted = setText(
    { text: words, lettering: lettering(studio, 'heading', weight), lineHeight, width: Math.floor(width) },
    size,
  )
  if (!fitted) return undefined
  const block = textBlock(fitted, { slot: null, color: ground.ink, alignment: 'left' })
  return { block, lines: Math.round((block.height / size - 0.7) / lineHeight) + 1 }
}
