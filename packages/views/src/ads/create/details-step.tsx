import { offeringTypes } from '@aloft/domain/briefs/brief-options.rules'
import type { WizardChange, WizardParams } from '@aloft/domain/ads/wizard-params.rules'
import type { WizardFailures } from '@aloft/domain/ads/wizard-steps.rules'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { PickField } from '@aloft/design-system/primitives/pick-field'
import { TextAreaField } from '@aloft/design-system/primitives/text-area-field'
import { TextField } from '@aloft/design-system/primitives/text-field'
import { OfferField, type ShownOffer } from './offer-field.tsx'
import { shownGoals } from './shown-goals.ts'
import * as css from './step.css.ts'
import { useRemark } from './use-remark.ts'

export interface DetailsStepProps {
  preferences: WizardParams
  failures: WizardFailures
  onChange: (change: WizardChange) => void
  /** Offers found on the brand's website, to choose from. */
  offers?: readonly ShownOffer[]
}

const noOffers: readonly ShownOffer[] = []

/** The purpose of the ad and its offer; every answer is optional. */
export function DetailsStep({ preferences, failures, onChange, offers = noOffers }: DetailsStepProps) {
  const { t } = useTranslation()
  const remark = useRemark(failures, preferences)
  const { details } = preferences
  const optional = t('ads.createAd.optional')
  // Beside a list of offers, only a product that's not in it has to be named.
  const isListed = offers.some(({ name }) => name === details.offeringName)
  const isNamed = offers.length === 0 || (details.offeringType === 'product' && !isListed)
  return (
    <div className={css.fields}>
      <PickField
        label={t('ads.createAd.details.goal')}
        name="goal"
        variant="chips"
        pickLabel={t('ads.pickForMe')}
        choices={shownGoals.map((value) => ({ value, label: t(`ads.createAd.details.goals.${value}`) }))}
        value={details.goal}
        onChange={(value) => onChange({ details: { goal: value } })}
      />
      {offers.length > 0 ? (
        <OfferField offers={offers} details={details} onChange={(change) => onChange({ details: change })} />
      ) : (
        <PickField
          label={t('ads.createAd.details.offeringType')}
          name="offeringType"
          variant="chips"
          pickLabel={t('ads.pickForMe')}
          choices={offeringTypes.map((value) => ({
            value,
            label: t(`ads.createAd.details.offeringTypes.${value}`),
          }))}
          value={details.offeringType}
          onChange={(value) => onChange({ details: { offeringType: value } })}
        />
      )}
      {isNamed ? (
        <TextField
          label={t('ads.createAd.details.offeringName')}
          name="offeringName"
          optional={details.offeringType === 'product' ? undefined : optional}
          hint={t('ads.createAd.details.offeringNameHint')}
          value={details.offeringName}
          onChange={(value) => onChange({ details: { offeringName: value } })}
          error={remark('offeringName')}
        />
      ) : null}
      <TextAreaField
        label={t('ads.createAd.details.offeringSummary')}
        name="offeringSummary"
        rows={2}
        optional={optional}
        hint={t('ads.createAd.details.offeringSummaryHint')}
        value={details.offeringSummary}
        onChange={(value) => onChange({ details: { offeringSummary: value } })}
        error={remark('offeringSummary')}
      />
      <TextAreaField
        label={t('ads.createAd.details.specialPurpose')}
        name="specialPurpose"
        rows={1}
        optional={optional}
        hint={t('ads.createAd.details.specialPurposeHint')}
        value={details.specialPurpose}
        onChange={(value) => onChange({ details: { specialPurpose: value } })}
        error={remark('specialPurpose')}
      />
    </div>
  )
}
