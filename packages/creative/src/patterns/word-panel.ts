import type { Ground } from '../color/palette.ts'
import { contrast } from '../color/rgb.ts'
import { textBlock } from '../blocks/block.ts'
import { type FittedText, setText, sizesBetween } from '../blocks/fit-text.ts'
import { type Layer, rectangle, shape } from '../blocks/layers.ts'
import { type Rect, inset, overlap } from '../blocks/rect.ts'
import { type PanelWords, type Studio, lettering } from '../blocks/studio.ts'
import { priceBoard } from './price-board.ts'

export interface WordPanelOptions {
  readonly form?: 'rectangle' | 'arch' | 'ellipse'
  readonly radius?: number
  /** Height at the top and at the bottom used by a price, a card or the brand's mark. */
  readonly head?: number
  readonly foot?: number
  /** Width at the right covered by a card. */
  readonly side?: number
  /** Colors beside the panel and on it; the panel should stand out from them. */
  readonly beside?: readonly string[]
}

/**
 * Fills the place of a picture with large words on the brand's color: the first of the ad's words that fit. The panel
 * stays plain if none do.
 */
export function wordPanel(studio: Studio, rect: Rect, options: WordPanelOptions = {}): Layer[] {
  const { form = 'rectangle', radius = 0 } = options
  const ground = groundBeside(studio, options.beside)
  const panel = form === 'rectangle' ? rectangle(rect, ground.color, radius) : shape(form, rect, ground.color)
  const room = roomIn(studio, rect, options)
  return [panel, ...wordsIn(studio, room, ground)]
}

function groundBeside({ palette }: Studio, beside: readonly string[] = []): Ground {
  const grounds = [palette.vivid, palette.primary, palette.soft, palette.deep]
  return grounds.find(({ color }) => beside.every((other) => contrast(color, other) >= 1.4)) ?? palette.deep
}

/** The color behind anything placed on a visual: the panel's, or null for a picture, which can have any. */
export function colorBehind(studio: Studio, beside?: readonly string[]): string | null {
  return studio.pictures.length > 0 ? null : groundBeside(studio, beside).color
}

function roomIn(
  { stage }: Studio,
  rect: Rect,
  { form, head = 0, foot = 0, side = 0 }: WordPanelOptions,
): Rect {
  const { unit, safe } = stage
  const inner =
    form === 'ellipse'
      ? inset(rect, rect.width * 0.17, rect.height * 0.2)
      : form === 'arch'
        ? {
            ...inset(rect, rect.width * 0.1),
            y: rect.y + rect.width * 0.3,
            height: rect.height - rect.width * 0.34,
          }
        : inset(rect, unit * 5.5)
  const top = Math.max(inner.y, rect.y + head)
  const bottom = Math.min(inner.y + inner.height, rect.y + rect.height - foot)
  const width = Math.min(inner.width, rect.x + rect.width - side - unit * 3 - inner.x)
  const room = { x: inner.x, y: top, width: Math.max(0, width), height: Math.max(0, bottom - top) }
  return overlap(room, safe)
}

function wordsIn(studio: Studio, room: Rect, ground: Ground): Layer[] {
  for (const words of studio.content.panel) {
    const layers = drawn(studio, words, room, ground)
    if (layers) return layers
  }
  return []
}

function drawn(studio: Studio, words: PanelWords, room: Rect, ground: Ground): Layer[] | undefined {
  if (words.kind === 'prices') return priceBoard(studio, words.offers, room, ground)
  const by = words.kind === 'quote' && words.by !== null ? line(studio, words.by, room.width) : null
  const gap = by ? studio.stage.unit * 3 : 0
  const text = words.kind === 'quote' ? `“${words.text}”` : words.text
  const fitted = largest(studio, text, { ...room, height: room.height - (by ? by.height + gap : 0) })
  if (!fitted) return undefined
  const style = { slot: null, color: ground.ink, alignment: 'left' } as const
  const block = textBlock(fitted, style)
  const top = room.y + (room.height - block.height - (by ? by.height + gap : 0)) / 2
  return [
    ...block.draw(room.x, top),
    ...(by ? textBlock(by, style).draw(room.x, top + block.height + gap) : []),
  ]
}

function largest(studio: Studio, text: string, room: Rect): FittedText | undefined {
  const { unit } = studio.stage
  return sizesBetween(unit * 13, unit * 3.4)
    .map((size) =>
      setText(
        {
          text,
          lettering: lettering(studio, 'heading', 700),
          lineHeight: 1.08,
          width: Math.floor(room.width),
        },
        size,
      ),
    )
    .find((fitted) => fitted && fitted.height <= room.height)
}

function line(studio: Studio, text: string, width: number): FittedText | undefined {
  const size = Math.round(studio.stage.unit * 3.2)
  const fitted = setText(
    { text, lettering: lettering(studio, 'body', 600), lineHeight: 1.2, width: Math.floor(width) },
    size,
  )
  return fitted && fitted.height < size * 1.9 ? fitted : undefined
}
