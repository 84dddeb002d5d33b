import { type AdBill, billOf } from '@aloft/domain/ads/ad-money.rules'
import type { Currency } from '@aloft/domain/core/money'
import type { CheckoutFailure } from '@aloft/domain/launches/launch-failures.rules'
import type { PaymentMethod } from '@aloft/domain/payments/payment.entity'
import { cardBrandName } from '@aloft/domain/payments/card-brands.rules'
import { type PaymentWay, paymentWays } from '@aloft/domain/payments/payment.rules'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useState } from 'react'
import { Button } from '../../primitives/button.tsx'
import { CheckboxField } from '../../primitives/checkbox-field.tsx'
import { ChoiceField } from '../../primitives/choice-field.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'
import { useTranslation } from '../../primitives/use-translation.ts'
import { MoneyLines } from './money-lines.tsx'

/** What an ad costs. */
export interface AdCost {
  /** Minor units, without VAT. */
  budget: number
  commissionPercent: number
  vatPercent: number
  /** The user's credit, in minor units of the same currency. */
  credit: number
  currency: Currency
  /** Charged every month until the ad is stopped (EDT-11). */
  isMonthly?: boolean
}

/** A card that is stored at the payment provider. */
export type SavedCard = Pick<PaymentMethod, '_id' | 'brand' | 'last4'>

/** The credit used, and the payment method for the rest; null if nothing is left to pay. */
export interface CheckoutOrder {
  creditAmount: number
  method: PaymentWay | null
  /** The stored card to charge; without it, a card is entered on the provider's page. */
  paymentMethodId?: string
}

type Means = PaymentWay | 'savedCard'

export interface Checkout {
  cost: AdCost
  savedCard: SavedCard | null
  bill: AdBill
  order: CheckoutOrder
  /** Null if nothing is left to pay. */
  means: Means | null
  usesCredit: boolean
  onUsesCredit: (usesCredit: boolean) => void
  onMeans: (means: Means) => void
}

/** How somebody pays for an ad, with their stored card unless they choose another way, and the bill that follows. */
export function useCheckout(cost: AdCost, savedCard: SavedCard | null = null): Checkout {
  const { budget, credit, currency } = cost
  const [usesCredit, onUsesCredit] = useState(true)
  const [chosen, onMeans] = useState<Means | null>(null)
  const bill = billOf(budget, cost, usesCredit ? credit : 0, currency)
  const means = bill.toPay === 0 ? null : (chosen ?? (savedCard ? 'savedCard' : 'card'))
  const order = { creditAmount: bill.credit, ...orderedBy(means, savedCard) }
  return { cost, savedCard, bill, order, means, usesCredit, onUsesCredit, onMeans }
}

function orderedBy(means: Means | null, card: SavedCard | null): Omit<CheckoutOrder, 'creditAmount'> {
  if (means !== 'savedCard') return { method: means }
  return { method: 'card', ...(card && { paymentMethodId: card._id }) }
}

export interface CheckoutFieldsProps extends Checkout {
  failure?: CheckoutFailure | undefined
  /** Reloads budget and credit. */
  onReload: () => void
}

/** The bill for an ad, line by line: credit first if it's chosen, then card or PayPal (PLN-22, PLN-24). */
export function CheckoutFields({
  cost: { commissionPercent, vatPercent, credit, currency, isMonthly = false },
  savedCard,
  bill,
  means,
  usesCredit,
  onUsesCredit,
  onMeans,
  failure,
  onReload,
}: CheckoutFieldsProps) {
  const { t } = useTranslation()
  const money = (minor: number) => formatMoney(minor, currency)
  const unusable = Math.min(credit, bill.total) - bill.credit
  return (
    <>
      <MoneyLines
        currency={currency}
        lines={[
          {
            id: 'budget',
            label: t(isMonthly ? 'money.checkout.budgetMonthly' : 'money.checkout.budget'),
            amount: bill.budget,
          },
          { id: 'adSpend', label: t('money.checkout.adSpend'), amount: bill.adSpend, kind: 'part' },
          {
            id: 'commission',
            label: t('money.checkout.commission', { percent: commissionPercent }),
            amount: bill.commission,
            kind: 'part',
          },
          { id: 'vat', label: t('money.checkout.vat', { percent: vatPercent }), amount: bill.vat },
          { id: 'total', label: t('money.checkout.total'), amount: bill.total },
          ...(bill.credit > 0
            ? [{ id: 'credit', label: t('money.checkout.credit'), amount: -bill.credit }]
            : []),
          { id: 'toPay', label: t('money.checkout.toPay'), amount: bill.toPay, kind: 'total' as const },
        ]}
      />
      {credit > 0 ? (
        <CheckboxField
          name="usesCredit"
          label={`${t('money.checkout.useCredit')}. ${t('money.checkout.creditLeft', { credit: money(credit) })}`}
          isChecked={usesCredit}
          onChange={onUsesCredit}
        />
      ) : null}
      {usesCredit && unusable > 0 ? (
        <Text size={13} tone="soft">
          {t('money.checkout.leastCharge', { least: money(bill.toPay), unusable: money(unusable) })}
        </Text>
      ) : null}
      {means === null ? null : (
        <ChoiceField
          label={t('money.method')}
          name="method"
          columns={1}
          choices={[
            ...(savedCard
              ? [
                  {
                    value: 'savedCard' as const,
                    label: t('money.savedCard', {
                      brand: cardBrandName(savedCard.brand),
                      last4: savedCard.last4,
                    }),
                    detail: t('money.savedCardDetail'),
                  },
                ]
              : []),
            ...paymentWays.map((value) => ({
              value,
              label: value === 'card' && savedCard ? t('money.otherCard') : t(`money.methods.${value}`),
              detail: t(`money.methodDetails.${value}`),
            })),
          ]}
          value={means}
          onChange={onMeans}
        />
      )}
      {failure ? (
        <Notice
          tone="error"
          action={
            failure === 'creditAmountChanged' ? (
              <Button size="small" variant="quiet" onPress={onReload}>
                {t('money.checkout.reload')}
              </Button>
            ) : undefined
          }
        >
          {t(`money.checkout.failures.${failure}`)}
        </Notice>
      ) : null}
      {isMonthly ? <Text size={14}>{t('money.checkout.monthly', { total: money(bill.total) })}</Text> : null}
    </>
  )
}
