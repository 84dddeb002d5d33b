import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import type { WizardChange, WizardParams } from '@aloft/domain/ads/wizard-params.rules'
import type { WizardFailures } from '@aloft/domain/ads/wizard-steps.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PickField } from '@aloft/design-system/primitives/pick-field'
import { TextField } from '@aloft/design-system/primitives/text-field'
import * as css from './step.css.ts'
import { useRemark } from './use-remark.ts'

export interface PlaceStepProps {
  preferences: WizardParams
  failures: WizardFailures
  onChange: (change: WizardChange) => void
}

/** The customers' location, and the language of the ad. */
export function PlaceStep({ preferences, failures, onChange }: PlaceStepProps) {
  const { t } = useTranslation()
  const remark = useRemark(failures, preferences)
  return (
    <div className={css.fields}>
      <TextField
        label={t('ads.createAd.place.location')}
        name="location"
        optional={t('ads.createAd.optional')}
        placeholder={t('ads.createAd.place.locationPlaceholder')}
        hint={t('ads.createAd.place.locationHint')}
        value={preferences.location}
        onChange={(value) => onChange({ location: value })}
        error={remark('location')}
      />
      <PickField
        label={t('ads.createAd.place.language')}
        name="language"
        variant="chips"
        pickLabel={t('ads.pickForMe')}
        choices={adLanguageCodes.map((value) => ({
          value,
          label: t(`ads.createAd.place.languages.${value}`),
        }))}
        value={preferences.language}
        onChange={(value) => onChange({ language: value })}
      />
    </div>
  )
}
