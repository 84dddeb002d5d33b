import { params } from '@aloft/domain/core/params'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { type CreateAdField, type CreateAdRemarks, type CreateAdValues, longest } from './create-ad-values.ts'

/** The words for what is wrong with a field; undefined where nothing is. */
export function useRemark(
  remarks: CreateAdRemarks,
  values: CreateAdValues,
): (field: CreateAdField) => string | undefined {
  const { t } = useTranslation()
  return (field) => {
    switch (remarks[field]) {
      case 'requiredValue':
        return t('requiredValue')
      case 'urlInvalid':
        return t('ads.createAd.competitors.urlInvalid')
      case 'tooManyCompetitors':
        return t('ads.createAd.competitors.tooMany', { max: params.maxCompetitors })
      case 'tooLong':
        return field in longest
          ? t('ads.createAd.tooLong', {
              max: longest[field as keyof typeof longest],
              count: values[field as keyof typeof longest].length,
            })
          : undefined
      case undefined:
        return undefined
    }
  }
}
