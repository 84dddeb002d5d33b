import { tone, toOklch } from './oklch.ts'
import { black, contrast, white } from './rgb.ts'

/** Colors of a brand as shown on its website, `#rrggbb` each. */
export interface BrandColors {
  readonly primary: string
  readonly accent: string
  readonly background: string
  readonly text: string
}

/** A background and the colors that may be used on it. */
export interface Ground {
  readonly color: string
  /** Text: at least 4.5 : 1 on the background. */
  readonly ink: string
  /** Buttons and tags: noticeable on the background without reading. */
  readonly accent: string
  /** Text on the accent: at least 4.5 : 1. */
  readonly accentInk: string
}

/** The brand owner's choice of a background for texts, and of a text color; `#rrggbb` each. */
export interface LayoutColors {
  readonly color: string
  readonly text: string
}

/** The colors of a creative: backgrounds from strong to quiet, and colors for shapes. */
export interface Palette {
  readonly brand: BrandColors
  readonly primary: Ground
  readonly deep: Ground
  readonly soft: Ground
  readonly paper: Ground
  readonly vivid: Ground
  /** The background of texts in every layout, if the owner chose it. */
  readonly layout: Ground | null
  /** Five matching colors for shapes. */
  readonly shapes: readonly [string, string, string, string, string]
}

/** The minimum contrast of text. */
export const minTextContrast = 4.5
const minAccentContrast = 1.7

/** A color for text on a background: the first legible candidate, otherwise black or white, whichever is legible. */
export function inkOn(ground: string, candidates: readonly string[]): string {
  const readable = [...candidates, white, black].filter((ink) => contrast(ink, ground) >= minTextContrast)
  return readable[0] ?? (contrast(white, ground) > contrast(black, ground) ? white : black)
}

/**
 * Computes a palette from a brand's colors, including gray, identical and glaring ones. A chosen background stays as it
 * is, and so does a chosen text color if it's legible there.
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
 * A brand's colors as used in a picture. A gray next to a color would fill half the picture, so a shade of that color
 * replaces it. Themes keep their two colors as they are (FUN-06).
 */
export function pictureColors(brand: BrandColors): BrandColors {
  const lead = leadOf(brand)
  return isDrab(brand.accent, lead) ? { ...brand, accent: neighborTone(lead) } : brand
}

// Brands in black and white keep their look, because only shades of the two are used.
function leadOf({ primary, accent, text }: BrandColors): string {
  const colorful = [primary, accent].find((color) => isColor(color))
  if (colorful) return isColor(primary) ? primary : colorful
  return [primary, accent, text].find((color) => toOklch(color).lightness < 0.75) ?? '#2b2b2b'
}

function isColor(color: string): boolean {
  const { lightness, chroma } = toOklch(color)
  return chroma > 0.03 && lightness > 0.2 && lightness < 0.93
}

// A gray looks dull next to a color; black and white don't.
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
