import { adLanguages } from '@aloft/domain/core/ad-languages'
import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import { briefs } from '@aloft/messages/en/briefs'
import { onboarding } from '@aloft/messages/en/onboarding'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { BriefFieldName } from './brief-form.ts'

const isKeyOf = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key)

/** Options and values of fields of briefs in the reader's words. */
export function useBriefWords() {
  const { t } = useTranslation()
  const option = (field: BriefFieldName, value: string): string => {
    if (field === 'goal' && isKeyOf(briefs.goals, value)) return t(`briefs.goals.${value}`)
    if (field === 'formula' && isKeyOf(briefs.formulas, value)) return t(`briefs.formulas.${value}`)
    if (field === 'offeringType' && isKeyOf(briefs.offeringTypes, value))
      return t(`briefs.offeringTypes.${value}`)
    if (field === 'toneOfVoice' && isKeyOf(onboarding.brief.tones, value))
      return t(`onboarding.brief.tones.${value}`)
    const language = field === 'language' && adLanguages.find(({ code }) => code === value)
    return language ? t(`onboarding.brief.languages.${language.code}`) : value
  }
  /** A value as text, one line for each entry; empty if there is none. */
  const value = (field: BriefFieldName, given: BriefValue): string => {
    if (given === null) return ''
    return typeof given === 'string' ? option(field, given) : given.join('\n')
  }
  return { option, value }
}
