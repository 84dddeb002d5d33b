import { foldName } from '@aloft/domain/core/fold-name'
import { createRandom } from '../blocks/random.ts'
import type { BrandColors } from '../color/palette.ts'
import { craftScenes } from './craft.ts'
import { foodScenes } from './food.ts'
import { homeScenes } from './home.ts'
import { natureScenes } from './nature.ts'
import { patternScenes } from './patterns.ts'
import { type Scene, sceneColors } from './scene.ts'
import { townScenes } from './town.ts'
import { wellbeingScenes } from './wellbeing.ts'
import { workScenes } from './work.ts'

/** Our own pictures, drawn in the colors of any brand. */
export const collection: readonly Scene[] = [
  ...foodScenes,
  ...homeScenes,
  ...craftScenes,
  ...townScenes,
  ...natureScenes,
  ...workScenes,
  ...wellbeingScenes,
  ...patternScenes,
]

export interface SceneOptions {
  readonly width: number
  readonly height: number
  readonly colors: BrandColors
  /** Varies what a scene leaves open. */
  readonly seed: number
  /** Stored in the file. */
  readonly title: string
}

/** A scene as SVG. It fills the size; what doesn't fit is cut at the edges. */
export function sceneSvg(scene: Scene, { width, height, colors, seed, title }: SceneOptions): string {
  return svgOf({ width, height, title }, scene.draw(sceneColors(colors), createRandom(seed)).join(''))
}

/** Markup on a canvas of 1200 × 1200 as SVG of another size. */
export function svgOf(
  { width, height, title }: Pick<SceneOptions, 'width' | 'height' | 'title'>,
  markup: string,
): string {
  const scale = Math.max(width, height) / 1200
  const [x, y] = [(width - 1200 * scale) / 2, (height - 1200 * scale) / 2]
  const frame = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg ${frame}><title>${title}</title><g transform="translate(${x} ${y}) scale(${scale})">${markup}</g></svg>`
}

/** The scenes that words speak of, best first; those that none of them names are left out. */
export function findScenes(text: string): readonly Scene[] {
  const asked = new Set(searchWords(text))
  const scored = collection.map((scene) => {
    const [own, others] = [searchWords(scene.name), searchWords(scene.words)]
    const hits = (words: readonly string[]) => words.filter((word) => asked.has(word)).length
    return { scene, score: 2 * hits(own) + hits(others) }
  })
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ scene }) => scene)
}

const shortest = 3
/** Words of names that say nothing about what they name. */
const little = new Set(['and', 'the', 'with', 'from', 'two', 'open', 'under', 'above'])

/** The words of a text that say what it's about, folded; a plural is its singular. */
export function searchWords(text: string): readonly string[] {
  return foldName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortest && !little.has(word))
    .map((word) => word.replace(/(?<=.{2}[^s])s$/u, ''))
}
