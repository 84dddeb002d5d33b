import type { Ground } from '../color/palette.ts'
import { luminance, parseHex } from '../color/rgb.ts'
import { type Block, textBlock } from './block.ts'
import { setText, sizesBetween } from './fit-text.ts'
import { type Layer, plain, rectangle } from './layers.ts'
import { type Logo, type Studio, TextTooLong, lettering } from './studio.ts'

/** A logo wider than that is a wordmark. */
const wordmarkRatio = 1.6

export interface BrandMarkOptions {
  readonly ground: Ground
  /** Over a picture, it has its own chip as background. */
  readonly isOnPicture: boolean
  readonly maxWidth: number
}

/** The brand's logo, otherwise its name; null for a brand with neither. */
export function brandMark(studio: Studio, options: BrandMarkOptions): Block | null {
  const { unit } = studio.stage
  if (!options.isOnPicture) return sign(studio, options)
  const pad = unit * 1.8
  const { paper, deep } = studio.palette
  const chip = studio.logo?.ground === 'dark' ? deep : paper
  const inner = sign(studio, { ...options, ground: chip, maxWidth: options.maxWidth - 2 * pad - unit })
  if (!inner) return null
  const [width, height] = [inner.width + 2 * pad + unit * 0.6, inner.height + 2 * unit * 1.3]
  return {
    width,
    height,
    above: 0,
    below: 0,
    draw: (x, y) => [
      rectangle({ x, y, width, height }, chip.color, height * 0.28),
      ...inner.draw(x + pad, y + (height - inner.height) / 2),
    ],
  }
}

// A logo says whose ad it is, so the name next to it would repeat it.
function sign(studio: Studio, { ground, maxWidth }: BrandMarkOptions): Block | null {
  const { logo, content, stage } = studio
  if (logo) return logoBlock(logo, studio, ground, maxWidth)
  if (!content.brandName) return null
  const fitted = sizesBetween(stage.unit * 3.4, stage.unit * 2.2)
    .map((size) =>
      setText(
        {
          text: content.brandName ?? '',
          lettering: lettering(studio, 'heading', 700),
          lineHeight: 1.1,
          width: maxWidth,
        },
        size,
      ),
    )
    .find((text) => text && text.height < text.size * 1.9)
  if (!fitted) throw new TextTooLong('brandName')
  return textBlock(fitted, { slot: 'brand', color: ground.ink, alignment: 'left' })
}

function logoBlock(logo: Logo, studio: Studio, ground: Ground, maxWidth: number): Block {
  const { unit } = studio.stage
  const ratio = logo.width / logo.height
  const needs = logo.ground ?? 'light'
  const lightness = luminance(parseHex(ground.color))
  const fits = needs === 'own' || (needs === 'light' ? lightness > 0.75 : lightness < 0.06)
  const pad = fits ? 0 : unit * 1.1
  const room = maxWidth - 2 * pad
  // A wordmark narrower than a fifth of the picture would be illegible.
  const least = ratio > wordmarkRatio ? Math.max(unit * 5.6, (unit * 22) / ratio) : unit * 9
  const height = Math.min(least, room / ratio, (unit * 36) / ratio)
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
