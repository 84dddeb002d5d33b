import { backgroundKey } from '@aloft/creative/mixer/cross-parts'
import type { LayoutName } from '@aloft/creative/scene/compose-creative'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { type MixPart, type MixRecipe, partKey } from '@aloft/domain/creatives/mixer/mix.rules'
import type {} from '@aloft/messages/i18n'
import type { MixerMaterial } from './mixer-content.ts'

/** The names of what's mixed. */
export interface MixWords {
  /** A background, a text or a layout. */
  readonly nameOf: (part: MixPart, key: string) => string
  /** A candidate in words, for those who can't see it. */
  readonly describe: (recipe: MixRecipe) => string
}

/** Names backgrounds by what they show, or else by their number. */
export function useMixWords({ backgrounds, alts }: Pick<MixerMaterial, 'backgrounds' | 'alts'>): MixWords {
  const { t } = useTranslation()
  const backgroundName = (key: string) => {
    const alt = alts[key]
    if (alt) return alt
    const isPicture = key.startsWith('/')
    const alike = backgrounds.filter(({ picture }) => (picture !== null) === isPicture)
    const number = alike.findIndex((one) => backgroundKey(one) === key) + 1
    return t(isPicture ? 'creativeMixer.parts.picture' : 'creativeMixer.parts.color', { number })
  }
  const nameOf = (part: MixPart, key: string) => {
    if (part === 'background') return backgroundName(key)
    return part === 'text' ? key : t(`creativeWizard.layouts.${key as LayoutName}`)
  }
  return {
    nameOf,
    describe: (recipe) =>
      t('creativeMixer.description', {
        headline: recipe.headline,
        layout: nameOf('layout', recipe.layout),
        background: nameOf('background', partKey('background', recipe)),
      }),
  }
}
