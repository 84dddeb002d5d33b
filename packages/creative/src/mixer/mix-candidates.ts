import type { Creative } from '@aloft/domain/creatives/creative.entity'
import {
  designOfRecipe,
  type Mix,
  type MixRecipe,
  mixParts,
  mostCandidates,
  partKey,
  without,
} from '@aloft/domain/creatives/mixer/mix.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import { createRandom } from '../blocks/random.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { composeDesign } from '../wizard/compose-design.ts'
import { crossParts, groundsOf } from './cross-parts.ts'
import { mixDistance, type MixTraits, nearDistance, recipeTraits, sceneTraits } from './mix-distance.ts'

/** A recipe as the square that it makes. */
export interface MixCandidate {
  readonly recipe: MixRecipe
  readonly scene: Creative
}

/** Other versions of a recipe have up to this many more seeds. */
const moreSeeds = 2
/** More than are shown: some can't be drawn, and some look like another one. */
const mostPlanned = 3 * mostCandidates
/** How much being best counts, beside being different. */
const rankShare = 0.15
const chanceShare = 0.05

/**
 * The candidates of a mix, at most 60: the chosen ones first, then those that differ most from all before them. Only
 * parts are chosen by the seed, so the same mix has the same candidates. They're composed one at a time, as they're taken.
 */
export function* mixCandidates(material: DesignMaterial, mix: Mix, fonts: FontSet): Generator<MixCandidate> {
  const shown: MixTraits[] = []
  for (const recipe of mix.chosen) {
    const scene = compose(recipe, material, fonts)
    if (!scene) continue
    shown.push(sceneTraits(recipe, scene))
    yield { recipe, scene }
  }
  for (const recipe of planMix(material, mix)) {
    if (shown.length >= mostCandidates) return
    const scene = compose(recipe, material, fonts)
    if (!scene) continue
    const traits = sceneTraits(recipe, scene)
    if (shown.some((other) => mixDistance(traits, other) < nearDistance)) continue
    shown.push(traits)
    yield { recipe, scene }
  }
}

/** The recipes of a mix in the order in which they're tried: each as different as it can be from those before it. */
export function planMix(material: DesignMaterial, mix: Mix): readonly MixRecipe[] {
  const { like, seed } = mix
  const crossed = crossParts(material, mix)
  const all = like ? crossed.filter((recipe) => sharedParts(recipe, like) >= mixParts.length - 1) : crossed
  const offered = all.length >= mostCandidates ? all : [...all, ...versionsOf(all, material)]
  const random = createRandom(seed)
  const { primary } = material.style.colors
  const guess = (recipe: MixRecipe) => recipeTraits(recipe, primary)
  const likeTraits = like && guess(like)
  const fresh = without(offered, mix.chosen)
  const left = fresh.map((recipe, place) => {
    const traits = guess(recipe)
    const rank = likeTraits ? mixDistance(traits, likeTraits) : place / Math.max(1, fresh.length)
    return { recipe, traits, penalty: rankShare * rank + chanceShare * random.next(), nearest: 1 }
  })
  const planned: MixRecipe[] = []
  const add = (traits: MixTraits) => {
    for (const one of left) one.nearest = Math.min(one.nearest, mixDistance(one.traits, traits))
  }
  for (const recipe of mix.chosen) add(guess(recipe))
  while (left.length > 0 && planned.length < mostPlanned) {
    let best = 0
    for (const [place, { nearest, penalty }] of left.entries()) {
      const most = left[best]
      if (most && nearest - penalty > most.nearest - most.penalty) best = place
    }
    const [next] = left.splice(best, 1)
    if (!next) break
    planned.push(next.recipe)
    add(next.traits)
  }
  return planned
}

/** How many parts two recipes share. */
function sharedParts(one: MixRecipe, other: MixRecipe): number {
  return mixParts.filter((part) => partKey(part, one) === partKey(part, other)).length
}

/** The same with other sides and shapes, and pictures with the brand's colors behind the texts. */
function versionsOf(recipes: readonly MixRecipe[], { style }: DesignMaterial): MixRecipe[] {
  const grounds = groundsOf(style.colors)
  return [
    ...recipes.flatMap((recipe) => (recipe.picture ? grounds.map((ground) => ({ ...recipe, ground })) : [])),
    ...Array.from({ length: moreSeeds }, (_, place) =>
      recipes.map((recipe) => ({ ...recipe, seed: recipe.seed + 1 + place })),
    ).flat(),
  ]
}

/** The square of a recipe; null if it can't be drawn, as when its headline is too long for its layout. */
function compose(recipe: MixRecipe, material: DesignMaterial, fonts: FontSet): Creative | null {
  const composed = composeDesign(designOfRecipe(recipe, material), material, fonts, ['1:1'])
  return (composed.kind === 'composed' && composed.scenes['1:1']) || null
}
