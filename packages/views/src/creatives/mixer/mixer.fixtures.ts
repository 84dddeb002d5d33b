import type { FontSet } from '@aloft/creative/fonts/font-set'
import type { LayoutName } from '@aloft/creative/scene/compose-creative'
import { drawingAddress } from '@aloft/design-system/patterns/creative-picture'
import { english, sampleCreative } from '@aloft/design-system/patterns/creative-picture.fixtures'
import { nightjarPictures } from '@aloft/design-system/patterns/nightjar-pictures.fixtures'
import { type MixRecipe, newMix, recipeId } from '@aloft/domain/creatives/mixer/mix.rules'
import type { OpenMixer } from './mixer-content.ts'

const texts = ['Old lamp in, €20 off', 'Every lamp can be opened and rewired', 'Lamp shop in Galway']
const pictures = nightjarPictures.slice(0, 3).map(({ url }) => ({ src: url, width: 756, height: 945 }))
const colors = ['#123142', '#e8a33d', '#fbf7ef']
const withPicture: readonly LayoutName[] = [
  'split',
  'fullBleed',
  'framed',
  'archWindow',
  'bigType',
  'offerCard',
]
const withoutPicture: readonly LayoutName[] = ['paletteWall', 'bigType', 'split', 'framed']

/** As many candidates of the demo brand as a mix can have. */
export const manyRecipes: readonly MixRecipe[] = Array.from({ length: 60 }, (_, place) => {
  const headline = texts[place % 3] ?? ''
  const seed = 1 + place
  const picture = place % 4 === 3 ? null : (pictures[place % 3] ?? null)
  return picture
    ? { picture, ground: null, headline, layout: withPicture[place % 6] ?? 'split', seed }
    : {
        picture,
        ground: colors[place % 3] ?? '',
        headline,
        layout: withoutPicture[place % 4] ?? 'split',
        seed,
      }
})

/** The first of them. */
export const fewRecipes = manyRecipes.slice(0, 12)

const drawn = new Map<string, string>()

/** Addresses of drawings by recipe; none without fonts, as while they're drawn. */
export function drawingsOf(
  recipes: readonly MixRecipe[],
  fonts: FontSet | null,
): Readonly<Record<string, string>> {
  if (!fonts) return {}
  return Object.fromEntries(
    recipes.map((recipe) => {
      const { headline } = recipe
      const layout = recipe.layout as LayoutName
      const key = `${layout} ${headline}`
      const options = { theme: 'clarke', layout, format: '1:1', content: { ...english, headline } } as const
      const address = drawn.get(key) ?? drawingAddress(sampleCreative(fonts, options).svg)
      drawn.set(key, address)
      return [recipeId(recipe), address]
    }),
  )
}

const ignore = () => undefined

/** The mixer of the demo brand, with a few candidates. */
export function sampleMixer(
  fonts: FontSet | null = null,
  recipes: readonly MixRecipe[] = fewRecipes,
): OpenMixer {
  return {
    stage: 'mixed',
    mix: newMix,
    material: {
      backgrounds: [
        ...pictures.map((picture) => ({ picture, ground: null })),
        ...colors.map((ground) => ({ picture: null, ground })),
      ],
      texts,
      layouts: ['fullBleed', 'split', 'framed', 'bigType', 'offerCard', 'archWindow', 'paletteWall'],
      alts: Object.fromEntries(nightjarPictures.map(({ url, alt }) => [url, alt])),
    },
    candidates: recipes,
    drawings: drawingsOf(recipes, fonts),
    saving: { saved: 0, toSave: 0, failures: {} },
    isLapsed: false,
    listHref: '/0/creatives',
    actions: {
      onChange: ignore,
      onAddPicture: ignore,
      onRetry: ignore,
      onSave: ignore,
      onOpen: ignore,
      onCloseOutcome: ignore,
    },
  }
}
