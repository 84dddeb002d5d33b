import { createRandom, type Random } from '@aloft/creative/blocks/random'
import { collection, findScenes, svgOf } from '@aloft/creative/collection/collection'
import { type Scene, sceneColors } from '@aloft/creative/collection/scene'
import { treatScene } from '@aloft/creative/collection/treatments'
import type { BrandColors } from '@aloft/creative/color/palette'
import { themeColors } from '@aloft/creative/color/theme-colors'
import { themes } from '@aloft/domain/creatives/theme.rules'
import { themeNames } from '@aloft/domain/core/theme-names'
import type { AiImage, ImageRequest } from '../ai.port.ts'
import { seededRandom } from './seeded-random.ts'

/** Stored in the file, so that nobody takes it for a picture that an AI drew. */
export const drawnByRules = 'Drawn by rules, no AI used'

/** How many of the scenes that suit the whole prompt are drawn in turn. */
const mostSuitable = 3

const patterns = collection.filter(({ kind }) => kind === 'pattern')

/**
 * A scene of our collection that the words name, or else a pattern, in the style asked for and in the brand's colors, or
 * in those of a theme, as SVG. The same words, seed and size always give the same picture.
 */
export function paintPicture({
  prompt,
  style,
  width,
  height,
  colors,
  seed,
}: Omit<ImageRequest, 'signal'>): AiImage {
  const random = createRandom(seededRandom(`${prompt}\n${seed}\n${width}x${height}`)() * 2 ** 32)
  const brand = colors ?? themeColors(themes[random.pick(themeNames)])
  const pattern = random.pick(patterns as [Scene, ...Scene[]])
  const [best = pattern, ...others] = suitable(prompt)
  const scene = random.pick([best, ...others])
  const markup = treatScene(scene, pattern, { style, colors: sceneColors(varied(brand, random)), random })
  const svg = svgOf({ width, height, title: drawnByRules }, placed(markup, random))
  return { bytes: new TextEncoder().encode(svg), mediaType: 'image/svg+xml', width, height }
}

/** What the picture is of comes first: what's around it only counts if the collection has no scene of it. */
function suitable(prompt: string): readonly Scene[] {
  const [subject = ''] = prompt.split(/[.\n]/u)
  const [named] = findScenes(subject)
  return named ? [named] : findScenes(prompt).slice(0, mostSuitable)
}

// The second color leads in some pictures, so that several of one idea differ.
function varied(brand: BrandColors, random: Random): BrandColors {
  const { primary, accent } = brand
  return random.next() < 0.35 ? { ...brand, primary: accent, accent: primary } : brand
}

// Nearer or further, mirrored, and a little aside, so that no two pictures of one idea are the same.
function placed(markup: string, random: Random): string {
  const scale = 1.08 + Math.round(random.next() * 80) / 1000
  const side = random.next() < 0.5 ? 1 : -1
  const aside = () => 600 + Math.round((random.next() - 0.5) * 80)
  return `<g transform="translate(${aside()} ${aside()}) scale(${side * scale} ${scale}) translate(-600 -600)">${markup}</g>`
}
