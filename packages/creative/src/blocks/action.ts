import type { Ground } from '../color/palette.ts'
import { type Block, row, textBlock } from './block.ts'
import { setText } from './fit-text.ts'
import { rectangle } from './layers.ts'
import { type Studio, TextTooLong, lettering } from './studio.ts'

/** A label in a pill, as wide as its words. `size` is one em in pixels, reduced if necessary. */
export function button(studio: Studio, ground: Ground, size: number, maxWidth: number): Block | null {
  const text = studio.content.buttonLabel
  if (!text) return null
  const label = oneLine(studio, text, 'body', 600, size, (em) => maxWidth - em * 2.4)
  if (!label) throw new TextTooLong('buttonLabel')
  return pill(label, { fill: ground.accent, ink: ground.accentInk, slot: 'button' }, 1.2, 0.86)
}

/** The price in large letters. */
function priceText(studio: Studio, ground: Ground, size: number, maxWidth: number): Block | null {
  const text = studio.content.price
  if (!text) return null
  const fitted = oneLine(studio, text, 'heading', 700, size, () => maxWidth)
  if (!fitted) throw new TextTooLong('price')
  return textBlock(fitted, { slot: 'price', color: ground.ink, alignment: 'left' })
}

/** Price and button, side by side if there's room. */
export function action(studio: Studio, ground: Ground, maxWidth: number, hasPrice: boolean): Block[] {
  const { unit } = studio.stage
  const pill = button(studio, ground, unit * 3.3, maxWidth)
  const price = hasPrice ? priceText(studio, ground, unit * 6.4, maxWidth) : null
  const both = [pill, price].filter((block) => block !== null)
  const isOneRow = both.reduce((sum, { width }) => sum + width, unit * 3.6) <= maxWidth
  return both.length === 2 && isOneRow
    ? [row(both, unit * 3.6)]
    : [price, pill].filter((block) => block !== null)
}

/** A price in its own pill, for places where a round sticker doesn't fit. */
export function priceTag(studio: Studio, colors: { fill: string; ink: string }, maxWidth: number): Block {
  const { unit } = studio.stage
  const fitted = oneLine(
    studio,
    studio.content.price ?? '',
    'heading',
    700,
    unit * 4.6,
    (em) => maxWidth - em * 1.6,
  )
  if (!fitted) throw new TextTooLong('price')
  return pill(fitted, { ...colors, slot: 'price' }, 0.8, 0.62)
}

function oneLine(
  studio: Studio,
  text: string,
  part: 'heading' | 'body',
  weight: 600 | 700,
  largest: number,
  widthFor: (size: number) => number,
) {
  const smallest = studio.stage.unit * 2.4
  for (let size = largest; size >= smallest; size *= 0.94) {
    const em = Math.round(size)
    const fitted = setText(
      { text, lettering: lettering(studio, part, weight), lineHeight: 1.1, width: widthFor(em) },
      em,
    )
    if (fitted && fitted.height < em * 1.9) return fitted
  }
  return undefined
}

function pill(
  label: NonNullable<ReturnType<typeof oneLine>>,
  style: { fill: string; ink: string; slot: 'button' | 'price' },
  padAcross: number,
  padDown: number,
): Block {
  const text = textBlock(label, { slot: style.slot, color: style.ink, alignment: 'center' })
  const [across, down] = [label.size * padAcross, label.size * padDown]
  const [width, height] = [Math.round(text.width + 2 * across), Math.round(text.height + 2 * down)]
  return {
    width,
    height,
    above: 0,
    below: 0,
    draw: (x, y) => [
      rectangle({ x: Math.round(x), y: Math.round(y), width, height }, style.fill, height / 2),
      ...text.draw(Math.round(x) + across, Math.round(y) + down),
    ],
  }
}
