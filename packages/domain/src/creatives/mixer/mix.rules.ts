import { type Design, type DesignPicture, newDesign } from '../wizard/design.rules.ts'
import type { DesignMaterial } from '../wizard/design-material.entity.ts'

/** What the mixer crosses (CRE-01). */
export const mixParts = ['background', 'text', 'layout'] as const
export type MixPart = (typeof mixParts)[number]

/** Most candidates of one mix. */
export const mostCandidates = 60

/** Most creatives that can be chosen at a time. */
export const mostChosen = 20

/** Most pictures of the library in a mix, beside those of the website. */
export const mostAddedPictures = 12

/** One candidate: what it's made of. */
export interface MixRecipe {
  /** Null for a background of one color. */
  readonly picture: DesignPicture | null
  /** The color behind the texts, `#rrggbb`; null if the layout decides. A recipe without a picture always has one. */
  readonly ground: string | null
  readonly headline: string
  readonly layout: string
  /** Decides about sides and shapes. */
  readonly seed: number
}

/** What the user has decided in the mixer. */
export interface Mix {
  /** Pictures of the library, beside those of the website. */
  readonly added: readonly DesignPicture[]
  /** What isn't mixed, by part; see `partKey`. */
  readonly leftOut: Readonly<Record<MixPart, readonly string[]>>
  /** The only one of a part that's mixed; null if all of them are. */
  readonly locks: Readonly<Record<MixPart, string | null>>
  /** The candidate that all others should be like. */
  readonly like: MixRecipe | null
  /** Candidates to be saved, in the order they were chosen in. */
  readonly chosen: readonly MixRecipe[]
  readonly seed: number
}

/** What the user does in the mixer. All but choosing makes a new mix. */
export type MixChange =
  | { readonly type: 'choose'; readonly recipe: MixRecipe; readonly isChosen: boolean }
  | { readonly type: 'clear' }
  | { readonly type: 'use'; readonly part: MixPart; readonly key: string; readonly isUsed: boolean }
  | { readonly type: 'add'; readonly picture: DesignPicture }
  | { readonly type: 'lock'; readonly part: MixPart; readonly key: string | null }
  | { readonly type: 'like'; readonly recipe: MixRecipe | null }
  | { readonly type: 'again' }

/** A mix of everything. */
export const newMix: Mix = {
  added: [],
  leftOut: { background: [], text: [], layout: [] },
  locks: { background: null, text: null, layout: null },
  like: null,
  chosen: [],
  seed: 1,
}

/** What a recipe has in a part: a picture's address or a color, a headline, or the name of a layout. */
export function partKey(part: MixPart, { picture, ground, headline, layout }: MixRecipe): string {
  if (part === 'background') return picture?.src ?? ground ?? ''
  return part === 'text' ? headline : layout
}

/** Equal for equal recipes only. */
export function recipeId({ picture, ground, headline, layout, seed }: MixRecipe): string {
  return JSON.stringify([picture?.src ?? null, ground, headline, layout, seed])
}

/** The candidate as a design: what the wizard would make of the same answers. */
export function designOfRecipe(recipe: MixRecipe, { texts }: Pick<DesignMaterial, 'texts'>): Design {
  const { picture, ground, headline, layout, seed } = recipe
  return {
    ...newDesign({ ...texts, headline }),
    type: picture ? 'photo' : 'words',
    photo: picture,
    layout,
    variant: { seed, ground },
  }
}

/** Whether a change makes other candidates. */
export function isRemix({ type }: MixChange): boolean {
  return type !== 'choose' && type !== 'clear'
}

/** The mix after a change. */
export function changeMix(mix: Mix, change: MixChange): Mix {
  switch (change.type) {
    case 'choose': {
      const others = without(mix.chosen, [change.recipe])
      const isFull = others.length >= mostChosen
      return { ...mix, chosen: change.isChosen && !isFull ? [...others, change.recipe] : others }
    }
    case 'clear':
      return { ...mix, chosen: [] }
    case 'use': {
      const { part, key, isUsed } = change
      const others = mix.leftOut[part].filter((one) => one !== key)
      const leftOut = { ...mix.leftOut, [part]: isUsed ? others : [...others, key] }
      // Otherwise, the lock would mix what was just left out.
      const isLocked = !isUsed && mix.locks[part] === key
      return { ...mix, leftOut, locks: isLocked ? { ...mix.locks, [part]: null } : mix.locks }
    }
    case 'add': {
      const { src } = change.picture
      const others = mix.added.filter((one) => one.src !== src)
      const background = mix.leftOut.background.filter((key) => key !== src)
      return {
        ...mix,
        added: [change.picture, ...others].slice(0, mostAddedPictures),
        leftOut: { ...mix.leftOut, background },
        // Somebody who adds a picture wants to see it.
        locks: { ...mix.locks, background: null },
      }
    }
    case 'lock':
      return { ...mix, locks: { ...mix.locks, [change.part]: change.key } }
    case 'like':
      return { ...mix, like: change.recipe }
    case 'again':
      return { ...mix, seed: mix.seed + 1 }
  }
}

/** Recipes without some of them. */
export function without(recipes: readonly MixRecipe[], gone: readonly MixRecipe[]): readonly MixRecipe[] {
  const ids = new Set(gone.map(recipeId))
  return recipes.filter((recipe) => !ids.has(recipeId(recipe)))
}
