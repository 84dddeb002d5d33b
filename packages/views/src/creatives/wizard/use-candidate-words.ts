import type { LayoutName } from '@aloft/creative/scene/compose-creative'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { DesignStep } from '@aloft/domain/creatives/wizard/design-steps.rules'
import type {} from '@aloft/messages/i18n'
import type { CandidateWords } from './candidate-options.tsx'
import type { ShownCandidate, WizardMaterial } from './wizard-content.ts'

/** What's written under a candidate of a step. */
export function useCandidateWords(
  step: DesignStep,
  { alts, brandFont }: Pick<WizardMaterial, 'alts' | 'brandFont'>,
): (candidate: ShownCandidate, place: number) => CandidateWords {
  const { t } = useTranslation()
  return ({ change }, place) => {
    const number = place + 1
    if (change.type) {
      const { type } = change
      return {
        label: t(`creativeWizard.types.${type}.label`),
        detail: t(`creativeWizard.types.${type}.detail`),
      }
    }
    if (change.photo) {
      const { src } = change.photo
      return { label: alts[src] || t('creativeWizard.picture', { number }) }
    }
    if (change.layout) return { label: t(`creativeWizard.layouts.${change.layout as LayoutName}`) }
    if (change.mark) return { label: t(`creativeWizard.marks.${change.mark}`) }
    if (step === 'layout')
      return change.font
        ? { label: change.font }
        : { label: t('creativeWizard.brandFont'), detail: brandFont }
    return { label: t('creativeWizard.variant', { number }) }
  }
}
