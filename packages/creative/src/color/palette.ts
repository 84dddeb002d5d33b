import { tone, toOklch } from './oklch.ts'
import { black, contrast, white } from './rgb.ts'

/** Colors of a brand as its website shows them, `#rrggbb` each. */
export interface BrandColors {
  readonly primary: string
  readonly accent: string
  readonly background: string
  readonly text: string
}

/** A ground and what may stand on it. */
export interface Ground {
  readonly color: string
  /** Text: at least 4.5 : 1 on the ground. */
  readonly ink: string
  /** Buttons and tags: seen on the ground without reading. */
  readonly accent: string
  /** Text on the accent: at least 4.5 : 1. */
  readonly accentInk: string
}

/** What a brand's owner chose for texts to stand on, and for the texts; `#rrggbb` each. */
export interface LayoutColors {
  readonly color: string
  readonly text: string
}

/** The colors of a creative: grounds from strong to quiet, and colors for shapes. */
export interface Palette {
  readonly brand: BrandColors
  readonly primary: Ground
  readonly deep: Ground
  readonly soft: Ground
  readonly paper: Ground
  readonly vivid: Ground
  /** What texts stand on whatever the layout, where the owner chose it. */
  readonly layout: Ground | null
  /** Five colors that go together, for shapes. */
  readonly shapes: readonly [string, string, string, string, string]
}

/** The least contrast of text. */
export const minTextContrast = 4.5
const minAccentContrast = 1.7

/** A color for text on a ground: the first legible candidate, otherwise black or white, whichever is legible. */
export function inkOn(ground: string, candidates: readonly string[]): string {
  const readable = [...candidates, white, black].filter((ink) => contrast(ink, ground) >= minTextContrast)
  return readable[0] ?? (contrast(white, ground) > contrast(black, ground) ? white : black)
}

/**
 * Computes a palette from a brand's colors, whatever they are: gray, identical or glaring ones included. A chosen
 * ground stays as it is, and a chosen text color if it's legible there.
 */
export function paletteOf(brand: BrandColors, chosen: LayoutColors | null = null): Palette {
  const { primary, accent, background, text } = brand
  const lead = leadOf(brand)
  const second = isNear(accent, lead) ? neighborTone(lead) : accent
  const deepColor = tone(lead, 0.27, 0.09)
  const softColor = tone(lead, 0.945, 0.02)
  const paperColor = toOklch(background).lightness > 0.9 ? background : tone(lead, 0.985, 0.012)
  const inks = [text, tone(lead, 0.22, 0.06)]
  const ground = (color: string, accents: readonly string[], lightFirst = false): Ground => {
    const ink = inkOn(color, lightFirst ? [paperColor, white, ...inks] : inks)
    const seen = accents.find((candidate) => contrast(candidate, color) >= minAccentContrast) ?? ink
    return { color, ink, accent: seen, accentInk: inkOn(seen, [white, deepColor, ...inks]) }
  }
  return {
    brand,
    primary: ground(primary, [second, accent, tone(second, 0.86), deepColor], true),
    deep: ground(deepColor, [second, accent, tone(second, 0.8)], true),
    soft: ground(softColor, [lead, second, deepColor]),
    paper: ground(paperColor, [lead, second, deepColor]),
    vivid: ground(second, [lead, deepColor, paperColor], true),
    layout: chosen && {
      ...ground(chosen.color, [second, lead, accent, deepColor, softColor]),
      ink: inkOn(chosen.color, [chosen.text, ...inks, paperColor]),
    },
    shapes: [apartFrom(deepColor, lead), second, deepColor, softColor, tone(second, 0.84, 0.11)],
  }
}

/**
 * The colors of a brand as a picture uses them: a gray beside a color would fill half the picture, so a shade of that
 * color replaces it. Themes keep their two colors as they are (FUN-06).
 */
export function pictureColors(brand: BrandColors): BrandColors {
  const lead = leadOf(brand)
  return isDrab(brand.accent, lead) ? { ...brand, accent: neighborTone(lead) } : brand
}

// Brands in black and white keep their look: only their shades are used.
function leadOf({ primary, accent, text }: BrandColors): string {
  const colorful = [primary, accent].find((color) => isColor(color))
  if (colorful) return isColor(primary) ? primary : colorful
  return [primary, accent, text].find((color) => toOklch(color).lightness < 0.75) ?? '#2b2b2b'
}

function isColor(color: string): boolean {
  const { lightness, chroma } = toOklch(color)
  return chroma > 0.03 && lightness > 0.2 && lightness < 0.93
}

// A gray looks dull beside a color; black and white don't.
function isDrab(color: string, lead: string): boolean {
  const { lightness } = toOklch(color)
  return isColor(lead) && !isColor(color) && lightness > 0.25 && lightness < 0.8
}

function isNear(one: string, other: string): boolean {
  return contrast(one, other) < 1.25 && Math.abs(toOklch(one).hue - toOklch(other).hue) < 0.5
}

// A dark brand color is lightened, so that shapes in both colors stay distinct.
function apartFrom(deep: string, lead: string): string {
  return contrast(lead, deep) < 1.5 ? tone(lead, 0.46, 0.1) : lead
}

// A warm or cool neighboring hue at another lightness, for a brand with one color.
function neighborTone(color: string): string {
  return tone(color, toOklch(color).lightness > 0.6 ? 0.42 : 0.78)
}
