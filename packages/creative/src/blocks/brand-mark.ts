import type { Ground } from '../color/palette.ts'
import { luminance, parseHex } from '../color/rgb.ts'
import { type Block, row, textBlock } from './block.ts'
import { setText, sizesBetween } from './fit-text.ts'
import { type Layer, plain, rectangle } from './layers.ts'
import { type Logo, type Studio, TextTooLong, lettering } from './studio.ts'

export interface BrandMarkOptions {
  readonly ground: Ground
  /** Over a picture it brings a chip of its own. */
  readonly isOnPicture: boolean
  readonly maxWidth: number
}

/** Logo and name of the brand as one sign; null for a brand that has neither. */
export function brandMark(studio: Studio, options: BrandMarkOptions): Block | null {
  const { unit } = studio.stage
  if (!options.isOnPicture) return sign(studio, options)
  const pad = unit * 1.8
  const { paper } = studio.palette
  const inner = sign(studio, { ...options, ground: paper, maxWidth: options.maxWidth - 2 * pad - unit })
  if (!inner) return null
  const [width, height] = [inner.width + 2 * pad + unit * 0.6, inner.height + 2 * unit * 1.3]
  return {
    width,
    height,
    above: 0,
    below: 0,
    draw: (x, y) => [
      rectangle({ x, y, width, height }, paper.color, height * 0.28),
      ...inner.draw(x + pad, y + (height - inner.height) / 2),
    ],
  }
}

// Wordmarks speak for themselves; a small sign gets the brand's name beside it.
function sign(studio: Studio, { ground, maxWidth }: BrandMarkOptions): Block | null {
  const { logo, content, stage } = studio
  const ratio = logo ? logo.width / logo.height : 0
  const mark = logo && logoBlock(logo, studio, ground, maxWidth)
  if (!content.brandName || (mark && ratio > 2.2)) return mark
  const gap = mark ? stage.unit * 1.6 : 0
  const room = maxWidth - gap - (mark?.width ?? 0)
  const fitted = sizesBetween(stage.unit * 3.4, stage.unit * 2.2)
    .map((size) =>
      setText(
        {
          text: content.brandName ?? '',
          lettering: lettering(studio, 'heading', 700),
          lineHeight: 1.1,
          width: room,
        },
        size,
      ),
    )
    .find((text) => text && text.height < text.size * 1.9)
  if (!fitted) {
    if (mark) return mark
    throw new TextTooLong('brandName')
  }
  const name = textBlock(fitted, { slot: 'brand', color: ground.ink, alignment: 'left' })
  return mark ? row([mark, name], gap) : name
}

function logoBlock(logo: Logo, studio: Studio, ground: Ground, maxWidth: number): Block {
  const { unit } = studio.stage
  const ratio = logo.width / logo.height
  const needs = logo.ground ?? 'light'
  const lightness = luminance(parseHex(ground.color))
  const fits = needs === 'own' || (needs === 'light' ? lightness > 0.75 : lightness < 0.06)
  const pad = fits ? 0 : unit * 1.1
  const room = maxWidth - 2 * pad
  const height = Math.min(unit * (ratio > 2.2 ? 5.2 : 7), room / ratio, (unit * 34) / ratio)
  const size = { width: Math.round(height * ratio), height: Math.round(height) }
  const chip = needs === 'dark' ? studio.palette.deep.color : '#ffffff'
  return {
    width: size.width + 2 * pad,
    height: size.height + 2 * pad,
    above: 0,
    below: 0,
    draw(x, y): Layer[] {
      const box = { x, y, width: size.width + 2 * pad, height: size.height + 2 * pad }
      const picture: Layer = {
        ...plain,
        ...size,
        type: 'logo',
        src: logo.src,
        x: Math.round(x + pad),
        y: Math.round(y + pad),
        aspect: ratio,
      }
      return fits ? [picture] : [rectangle(box, chip, unit * 1.4), picture]
    },
  }
}
