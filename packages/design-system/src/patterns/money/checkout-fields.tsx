import { type AdBill, billOf } from '@aloft/domain/ads/ad-money.rules'
import type { Currency } from '@aloft/domain/core/money'
import type { CheckoutFailure } from '@aloft/domain/launches/launch-failures.rules'
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

/** The credit used, and the payment method for the rest; null if nothing is left to pay. */
export interface CheckoutOrder {
  creditAmount: number
  method: PaymentWay | null
}

export interface Checkout {
  cost: AdCost
  bill: AdBill
  order: CheckoutOrder
  usesCredit: boolean
  onUsesCredit: (usesCredit: boolean) => void
  onMethod: (method: PaymentWay) => void
}

/** How somebody pays for an ad, and the bill that follows from it. */
export function useCheckout(cost: AdCost): Checkout {
  const { budget, credit, currency } = cost
  const [usesCredit, onUsesCredit] = useState(true)
  const [method, onMethod] = useState<PaymentWay>('card')
  const bill = billOf(budget, cost, usesCredit ? credit : 0, currency)
  const order = { creditAmount: bill.credit, method: bill.toPay === 0 ? null : method }
  return { cost, bill, order, usesCredit, onUsesCredit, onMethod }
}

export interface CheckoutFieldsProps extends Checkout {
  failure?: CheckoutFailure | undefined
  /** Reloads budget and credit. */
  onReload: () => void
}

/** The bill for an ad, line by line: credit first if it's chosen, then card or PayPal (PLN-22, PLN-24). */
export function CheckoutFields({
  cost: { commissionPercent, vatPercent, credit, currency, isMonthly = false },
  bill,
  order,
  usesCredit,
  onUsesCredit,
  onMethod,
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
      {order.method === null ? null : (
        <ChoiceField
          label={t('money.method')}
          name="method"
          columns={1}
          choices={paymentWays.map((value) => ({
            value,
            label: t(`money.methods.${value}`),
            detail: t(`money.methodDetails.${value}`),
          }))}
          value={order.method}
          onChange={onMethod}
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
