import { hasEmoji } from '@aloft/domain/core/text'
import {
  designOfRecipe,
  type Mix,
  type MixPart,
  type MixRecipe,
  partKey,
} from '@aloft/domain/creatives/mixer/mix.rules'
import type { DesignPicture } from '@aloft/domain/creatives/wizard/design.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'
import { layoutNames } from '../scene/compose-creative.ts'
import { layoutsFor } from '../wizard/design-candidates.ts'

/** A picture, or a color alone. */
export type MixBackground = Pick<MixRecipe, 'picture' | 'ground'>

/** Everything that can be mixed, best first. */
export interface MixParts {
  readonly backgrounds: readonly MixBackground[]
  /** Headlines from the brand's facts and its earlier creatives. */
  readonly texts: readonly string[]
  /** Layouts that suit at least one of the backgrounds. */
  readonly layouts: readonly string[]
}

const mostPictures = 12

/** What a brand's creatives can be mixed of, whether it's left out at the moment or not. */
export function partsOfMix(material: DesignMaterial, { added }: Pick<Mix, 'added'>): MixParts {
  const { texts, lines, style } = material
  const own = material.pictures.map(({ src, width, height }): DesignPicture => ({ src, width, height }))
  const addedSources = new Set(added.map(({ src }) => src))
  const pictures = [...added, ...own.filter(({ src }) => !addedSources.has(src)).slice(0, mostPictures)]
  const backgrounds = [
    ...pictures.map((picture): MixBackground => ({ picture, ground: null })),
    ...groundsOf(style.colors).map((ground): MixBackground => ({ picture: null, ground })),
  ]
  const suited = new Set(backgrounds.flatMap((one) => layoutsOf(one, material)))
  return {
    backgrounds,
    texts: [...new Set([texts.headline, ...lines])].filter((line) => line.trim() !== '' && !hasEmoji(line)),
    layouts: layoutNames.filter((name) => suited.has(name)),
  }
}

/** The brand's colors that can be behind texts, each once. */
export function groundsOf({
  primary,
  accent,
  background,
  text,
}: DesignMaterial['style']['colors']): string[] {
  return [...new Set([primary, accent, background, text].map((hex) => hex.toLowerCase()))]
}

/** The key of a background, as `partKey` has it for recipes. */
export const backgroundKey = (background: MixBackground): string =>
  partKey('background', { ...background, headline: '', layout: '', seed: 1 })

/** Every recipe of a mix, without those for which a part was left out or another one is locked. */
export function crossParts(material: DesignMaterial, mix: Mix): MixRecipe[] {
  const { backgrounds, texts } = partsOfMix(material, mix)
  const isMixed = (part: MixPart, key: string) => {
    const locked = mix.locks[part]
    return locked === null ? !mix.leftOut[part].includes(key) : locked === key
  }
  const headlines = texts.filter((text) => isMixed('text', text))
  return backgrounds
    .filter((background) => isMixed('background', backgroundKey(background)))
    .flatMap((background) =>
      layoutsOf(background, material)
        .filter((layout) => isMixed('layout', layout))
        .flatMap((layout) =>
          headlines.map((headline) => ({ ...background, headline, layout, seed: mix.seed })),
        ),
    )
}

/** The layouts that suit a background, best first. */
function layoutsOf(background: MixBackground, material: DesignMaterial): readonly string[] {
  const recipe = { ...background, headline: material.texts.headline, layout: '', seed: 1 }
  return layoutsFor(designOfRecipe(recipe, material), material)
}
