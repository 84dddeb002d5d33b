import { offeringTypes } from '@aloft/domain/briefs/brief-options.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from 'react-i18next'
import { PickField } from '../../primitives/pick-field.tsx'
import { TextAreaField } from '../../primitives/text-area-field.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import type { ChangeCreateAd, CreateAdRemarks, CreateAdValues } from './create-ad-values.ts'
import { shownGoals } from './shown-goals.ts'
import * as css from './step.css.ts'
import { useRemark } from './use-remark.ts'

export interface DetailsStepProps {
  values: CreateAdValues
  remarks: CreateAdRemarks
  onChange: ChangeCreateAd
}

/** What the ad is for and what it offers; nothing in it must be answered. */
export function DetailsStep({ values, remarks, onChange }: DetailsStepProps) {
  const { t } = useTranslation()
  const remark = useRemark(remarks, values)
  const optional = t('ads.createAd.optional')
  return (
    <div className={css.fields}>
      <PickField
        label={t('ads.createAd.details.goal')}
        name="goal"
        look="chips"
        pickLabel={t('ads.pickForMe')}
        choices={shownGoals.map((value) => ({ value, label: t(`ads.createAd.details.goals.${value}`) }))}
        value={values.goal}
        onChange={(value) => onChange('goal', value)}
        error={remark('goal')}
      />
      <PickField
        label={t('ads.createAd.details.offeringType')}
        name="offeringType"
        look="chips"
        pickLabel={t('ads.pickForMe')}
        choices={offeringTypes.map((value) => ({
          value,
          label: t(`ads.createAd.details.offeringTypes.${value}`),
        }))}
        value={values.offeringType}
        onChange={(value) => onChange('offeringType', value)}
        error={remark('offeringType')}
      />
      <TextField
        label={t('ads.createAd.details.offeringName')}
        name="offeringName"
        optional={optional}
        hint={t('ads.createAd.details.offeringNameHint')}
        value={values.offeringName}
        onChange={(value) => onChange('offeringName', value)}
        error={remark('offeringName')}
      />
      <TextAreaField
        label={t('ads.createAd.details.offeringSummary')}
        name="offeringSummary"
        rows={2}
        optional={optional}
        hint={t('ads.createAd.details.offeringSummaryHint')}
        value={values.offeringSummary}
        onChange={(value) => onChange('offeringSummary', value)}
        error={remark('offeringSummary')}
      />
      <TextAreaField
        label={t('ads.createAd.details.specialPurpose')}
        name="specialPurpose"
        rows={1}
        optional={optional}
        hint={t('ads.createAd.details.specialPurposeHint')}
        value={values.specialPurpose}
        onChange={(value) => onChange('specialPurpose', value)}
        error={remark('specialPurpose')}
      />
    </div>
  )
}
