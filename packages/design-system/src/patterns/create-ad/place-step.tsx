import { adLanguageCodes } from '@aloft/domain/briefs/brief-options.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { PickField } from '../../primitives/pick-field.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import type { ChangeCreateAd, CreateAdRemarks, CreateAdValues } from './create-ad-values.ts'
import * as css from './step.css.ts'
import { useRemark } from './use-remark.ts'

export interface PlaceStepProps {
  values: CreateAdValues
  remarks: CreateAdRemarks
  onChange: ChangeCreateAd
}

/** Where the customers are, and in which language the ad speaks to them. */
export function PlaceStep({ values, remarks, onChange }: PlaceStepProps) {
  const { t } = useTranslation()
  const remark = useRemark(remarks, values)
  return (
    <div className={css.fields}>
      <TextField
        label={t('ads.createAd.place.location')}
        name="location"
        optional={t('ads.createAd.optional')}
        placeholder={t('ads.createAd.place.locationPlaceholder')}
        hint={t('ads.createAd.place.locationHint')}
        value={values.location}
        onChange={(value) => onChange('location', value)}
        error={remark('location')}
      />
      <PickField
        label={t('ads.createAd.place.language')}
        name="language"
        look="chips"
        pickLabel={t('ads.pickForMe')}
        choices={adLanguageCodes.map((value) => ({
          value,
          label: t(`ads.createAd.place.languages.${value}`),
        }))}
        value={values.language}
        onChange={(value) => onChange('language', value)}
        error={remark('language')}
      />
    </div>
  )
}
