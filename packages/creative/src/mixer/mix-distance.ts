import { foldName } from '@aloft/domain/core/fold-name'
import type { Creative } from '@aloft/domain/creatives/creative.entity'
import { type MixRecipe, partKey } from '@aloft/domain/creatives/mixer/mix.rules'
import { toOklch } from '../color/oklch.ts'

/** What makes a candidate differ from another one. */
export interface MixTraits {
  readonly layout: string
  /** Its picture, or its color if it has none. */
  readonly background: string
  /** Words of its headline, without case and accents. */
  readonly words: ReadonlySet<string>
  /** The color that covers most of it, in OKLab. */
  readonly ground: readonly [lightness: number, a: number, b: number]
  /** Center of its headline, in shares of the sides. */
  readonly anchor: readonly [x: number, y: number]
}

/** Shares of the distance; they add up to 1. */
const weights = { layout: 0.3, background: 0.3, words: 0.2, ground: 0.2 } as const
/** Within one layout, at most this much for a headline in another place. */
const anchorWeight = 0.1
/** Further than that, colors and places are simply different. */
const farColor = 0.4
const farAnchor = 0.35

/** Candidates closer than that look alike: one of them is enough. */
export const nearDistance = 0.12

/** How different two candidates are, from 0 to 1. It's a metric: a chain of small steps is never shorter than the whole. */
export function mixDistance(one: MixTraits, other: MixTraits): number {
  return (
    (one.layout === other.layout
      ? anchorWeight * share(distance(one.anchor, other.anchor), farAnchor)
      : weights.layout) +
    (one.background === other.background ? 0 : weights.background) +
    weights.words * wordDistance(one.words, other.words) +
    weights.ground * share(distance(one.ground, other.ground), farColor)
  )
}

/** The traits of a recipe that isn't composed yet: its ground and its anchor are guesses. */
export function recipeTraits(recipe: MixRecipe, ground: string): MixTraits {
  return {
    layout: recipe.layout,
    background: partKey('background', recipe),
    words: wordsOf(recipe.headline),
    ground: oklab(recipe.ground ?? ground),
    anchor: [0.5, 0.5],
  }
}

/** The traits of a composed recipe. */
export function sceneTraits(recipe: MixRecipe, scene: Creative): MixTraits {
  const { width, height } = scene
  const headline = scene.elements.find((element) => element.type === 'text' && element.slot === 'headline')
  const ground = groundOf(scene)
  return {
    ...recipeTraits(recipe, ground),
    // What's drawn counts, whatever the recipe asked for.
    ground: oklab(ground),
    anchor: headline
      ? [(headline.x + headline.width / 2) / width, (headline.y + headline.height / 2) / height]
      : [0.5, 0.5],
  }
}

const leastCover = 0.4

/** The background, or the color of the topmost shape that covers a good part of it. */
function groundOf({ background, width, height, elements }: Creative): string {
  const wide = elements.findLast(
    (element) =>
      element.type === 'shape' &&
      element.color !== null &&
      element.opacity > leastCover &&
      (element.width * element.height) / (width * height) >= leastCover,
  )
  return (wide?.type === 'shape' && wide.color) || background
}

function oklab(hex: string): MixTraits['ground'] {
  const { lightness, chroma, hue } = toOklch(hex)
  return [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]
}

const wordSets = new Map<string, ReadonlySet<string>>()

function wordsOf(headline: string): ReadonlySet<string> {
  const known = wordSets.get(headline)
  if (known) return known
  const words = new Set(foldName(headline).split(' ').filter(Boolean))
  if (wordSets.size > 200) wordSets.clear()
  wordSets.set(headline, words)
  return words
}

/** The words that only one of two texts has, as a share of all their words. */
function wordDistance(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one === other) return 0
  const all = new Set([...one, ...other])
  if (all.size === 0) return 0
  const both = [...one].filter((word) => other.has(word)).length
  return 1 - both / all.size
}

const distance = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((value, place) => value - (other[place] ?? 0)))

const share = (value: number, far: number) => Math.min(1, value / far)
