import type { WizardParams } from '@aloft/domain/ads/wizard-params.rules'
import {
  maxWizardNameLength,
  maxWizardTextLength,
  type WizardFailures,
  type WizardField,
} from '@aloft/domain/ads/wizard-steps.rules'
import { params } from '@aloft/domain/core/params'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'

/** The message for a field's error; undefined without an error. */
export function useRemark(
  failures: WizardFailures,
  { location, details }: WizardParams,
): (field: WizardField) => string | undefined {
  const { t } = useTranslation()
  const lengths: Partial<Record<WizardField, { text: string; max: number }>> = {
    location: { text: location, max: maxWizardNameLength },
    offeringName: { text: details.offeringName, max: maxWizardNameLength },
    offeringSummary: { text: details.offeringSummary, max: maxWizardTextLength },
    specialPurpose: { text: details.specialPurpose, max: maxWizardTextLength },
  }
  return (field) => {
    const failure = failures[field]
    switch (failure) {
      case 'platformComingSoon':
        return t('ads.createAd.platform.comingSoon')
      case 'requiredValue':
        return t('requiredValue')
      case 'urlInvalid':
        return t('ads.createAd.competitors.urlInvalid')
      case 'tooManyCompetitors':
        return t('ads.createAd.competitors.tooMany', { max: params.maxCompetitors })
      case 'textTooLong': {
        const { text, max } = lengths[field] ?? { text: '', max: 0 }
        return t('ads.createAd.tooLong', { max, count: [...text].length })
      }
      case undefined:
        return undefined
    }
  }
}
