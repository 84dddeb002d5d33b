import { themeColors } from '@aloft/creative/color/theme-colors'
import type { FontSet } from '@aloft/creative/fonts/font-set'
import { type ComposeOptions, type LayoutName, composeCreative } from '@aloft/creative/scene/compose-creative'
import { sceneToSvg } from '@aloft/creative/svg/scene-to-svg'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import { themes } from '@aloft/domain/creatives/theme.rules'
import type { ThemeName } from '@aloft/domain/core/theme-names'
import logo from '../assets/nightjar-logo.svg?inline'
import bench from '../assets/nightjar/bench.webp?inline'
import dusk from '../assets/nightjar/scene-dusk.webp?inline'
import trio from '../assets/nightjar/scene-trio.webp?inline'
import type { DrawnCreative } from './creative-picture.tsx'

// A creative references its pictures by address; inside the drawing they're embedded as data.
const files: Readonly<Record<string, string>> = {
  '/files/logo': logo,
  '/files/dusk': dusk,
  '/files/trio': trio,
  '/files/bench': bench,
}
const pictures = [
  { src: '/files/dusk', width: 756, height: 945 },
  { src: '/files/trio', width: 756, height: 945 },
  { src: '/files/bench', width: 1200, height: 800 },
]

export const english: ComposeOptions['content'] = {
  brandName: 'Nightjar Lamps',
  headline: 'Old lamp in, €20 off',
  message: 'Bring any lamp to our bench on Dominick Street. We pass it on, you save on a new one.',
  buttonLabel: 'Shop now',
  price: '€240',
  trade: 'Lamp shop',
}

export const german: ComposeOptions['content'] = {
  brandName: 'Nachtschwalbenleuchtenmanufaktur Galway',
  headline: 'Straßenbeleuchtungsinstandhaltung beginnt bei der Schreibtischlampe',
  message:
    'Bringen Sie Ihre Wohnzimmerdeckenleuchte in jedem Zustand in unsere Werkstatt: Wir überprüfen Fassung, Kabel und Schalter noch am selben Nachmittag.',
  buttonLabel: 'Reparaturtermin vereinbaren',
  trade: 'Leuchtenmanufaktur',
  price: 'ab 1.240,00 €',
}

export const hebrew: ComposeOptions['content'] = {
  brandName: 'מנורות לילית',
  headline: 'הביאו מנורה, קבלו €20',
}

export interface SampleOptions {
  theme: ThemeName
  layout: LayoutName
  format: CreativeFormat
  content?: ComposeOptions['content']
  /** How many of the three sample pictures to use. */
  numPictures?: number
  hasLogo?: boolean
}

/** The sample brand's creative in the theme's colors and typefaces, or why there's none. */
export function drawSample(fonts: FontSet, options: SampleOptions): DrawnCreative | { kind: string } {
  const { layout, format, content = english, numPictures = 3, hasLogo = true } = options
  const theme = themes[options.theme]
  const composed = composeCreative(
    {
      layout,
      format,
      content,
      assets: {
        logo: hasLogo ? { src: '/files/logo', width: 512, height: 512, ground: 'own' } : null,
        pictures: pictures.slice(0, numPictures),
        colors: themeColors(theme),
        fonts: { heading: theme.headingFont, body: theme.bodyFont },
      },
      seed: 7,
    },
    fonts,
  )
  if (composed.kind !== 'composed') return { kind: composed.kind }
  const { width, height } = composed.creative
  const svg = sceneToSvg(composed.creative, { images: (src) => files[src], fonts })
  return { svg, width, height, alt: `${content.brandName}: ${content.headline}` }
}

/** The same if it's known to fit. Throws otherwise. */
export function sampleCreative(fonts: FontSet, options: SampleOptions): DrawnCreative {
  const drawn = drawSample(fonts, options)
  if ('kind' in drawn) throw new Error(`the sample was not composed: ${drawn.kind}`)
  return drawn
}
