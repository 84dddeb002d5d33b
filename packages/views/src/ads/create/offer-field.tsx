import type { WizardParams } from '@aloft/domain/ads/wizard-params.rules'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { RadioOption } from '@aloft/design-system/primitives/radio-option'
import * as css from './offer-field.css.ts'

/** An offer of the brand's website. */
export interface ShownOffer {
  readonly name: string
  /** As written on the website. */
  readonly price: string | null
  /** Address of our copy of its picture. */
  readonly picture: string | null
}

type Details = WizardParams['details']

export interface OfferFieldProps {
  offers: readonly ShownOffer[]
  details: Pick<Details, 'offeringType' | 'offeringName'>
  onChange: (details: Pick<Details, 'offeringType' | 'offeringName'>) => void
}

/** Number of offers shown before the rest is requested. */
const shown = 6

/** Whether the ad promotes the offer with this name. */
function isPromoted({ offeringType, offeringName }: OfferFieldProps['details'], name: string): boolean {
  return offeringType === 'product' && offeringName === name
}

/** What the ad promotes: one of the website's offers, the whole business, or something else with a name. */
export function OfferField({ offers, details, onChange }: OfferFieldProps) {
  const { t } = useTranslation()
  const chosen = offers.findIndex(({ name }) => isPromoted(details, name))
  const [isOpen, setOpen] = useState(chosen >= shown)
  const hasPictures = offers.some(({ picture }) => picture !== null)
  const isOther = details.offeringType === 'product' && chosen < 0
  const rest = [
    ['pick', t('ads.pickForMe'), details.offeringType === null, null],
    ['brand', t('ads.createAd.details.wholeBusiness'), details.offeringType === 'brand', 'brand'],
    ['other', t('ads.createAd.details.somethingElse'), isOther, 'product'],
  ] as const
  return (
    <fieldset>
      <legend className={css.legend}>{t('ads.createAd.details.promote')}</legend>
      <div className={css.options}>
        {offers.slice(0, isOpen ? offers.length : shown).map(({ name, price, picture }) => (
          <RadioOption
            key={name}
            variant="card"
            name="promote"
            value={`offer:${name}`}
            label={name}
            detail={price ?? undefined}
            picture={hasPictures ? picture : undefined}
            isChecked={isPromoted(details, name)}
            onChoose={() => onChange({ offeringType: 'product', offeringName: name })}
          />
        ))}
        {rest.map(([value, label, isChecked, offeringType]) => (
          <RadioOption
            key={value}
            variant="card"
            name="promote"
            value={value}
            label={label}
            isChecked={isChecked}
            onChoose={() => onChange({ offeringType, offeringName: '' })}
          />
        ))}
      </div>
      {offers.length > shown ? (
        <div className={css.more}>
          <Button variant="quiet" size="small" onPress={() => setOpen(!isOpen)}>
            {isOpen
              ? t('onboarding.measured.showFewer')
              : t('onboarding.measured.showAll', { count: offers.length })}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
