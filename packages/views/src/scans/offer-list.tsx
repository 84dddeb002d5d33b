import type { Offer } from '@aloft/domain/scans/website-data.entity'
import type {} from '@aloft/messages/i18n'
import { useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import * as css from './offer-list.css.ts'

export interface OfferListProps {
  offers: readonly Offer[]
  /** Names of the offers whose price the reader must decide. */
  undecided?: readonly string[]
  /** Number of offers shown before the rest is requested. */
  shown?: number
}

/** A website's offers, with the prices as written there. */
export function OfferList({ offers, undecided = [], shown = 4 }: OfferListProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.frame}>
      <ul className={css.list}>
        {offers.slice(0, isOpen ? offers.length : shown).map(({ name, price }, index) => (
          <li key={index} className={css.offer}>
            <bdi className={css.name}>{name}</bdi>
            {price ? (
              <bdi className={css.price}>{price}</bdi>
            ) : (
              <span className={css.noPrice}>
                {undecided.includes(name)
                  ? t('onboarding.measured.undecidedPrice')
                  : t('onboarding.measured.noPrice')}
              </span>
            )}
          </li>
        ))}
      </ul>
      {offers.length > shown ? (
        <div className={css.more}>
          <Button variant="quiet" size="small" onPress={() => setOpen(!isOpen)}>
            {isOpen
              ? t('onboarding.measured.showFewer')
              : t('onboarding.measured.showAll', { count: offers.length })}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
