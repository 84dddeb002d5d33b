import { billOf } from '@aloft/domain/ads/ad-money.rules'
import type { Currency } from '@aloft/domain/core/money'
import type { CheckoutFailure } from '@aloft/domain/launches/launch-failures.rules'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useState } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { MoneyLines } from '../../patterns/money/money-lines.tsx'
import { Button } from '../../primitives/button.tsx'
import { CheckboxField } from '../../primitives/checkbox-field.tsx'
import { ChoiceField } from '../../primitives/choice-field.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Text } from '../../primitives/text.tsx'
import { type PayMethod, payMethods } from './pay-methods.ts'

export interface CheckoutModalProps {
  name: string
  /** Minor units, without VAT. */
  budget: number
  commissionPercent: number
  vatPercent: number
  /** The user's credit, in minor units of the same currency. */
  credit: number
  currency: Currency
  /** Charged every month until the ad is stopped (EDT-11). */
  isMonthly?: boolean
  /** The credit used, and the payment method for the rest; null if nothing is left to pay. */
  onPay: (order: { creditAmount: number; method: PayMethod | null }) => void
  /** Reloads budget and credit. */
  onReload: () => void
  onClose: () => void
  isPending?: boolean
  failure?: CheckoutFailure | undefined
}

/**
 * The bill for an ad before payment, line by line: credit first if it's chosen, then card or PayPal (PLN-22, PLN-24).
 */
export function CheckoutModal({
  name,
  budget,
  commissionPercent,
  vatPercent,
  credit,
  currency,
  isMonthly = false,
  onPay,
  onReload,
  onClose,
  isPending = false,
  failure,
}: CheckoutModalProps) {
  const { t } = useTranslation()
  const [usesCredit, setUsesCredit] = useState(credit > 0)
  const [method, setMethod] = useState<PayMethod>('card')
  const bill = billOf(budget, { commissionPercent, vatPercent }, usesCredit ? credit : 0, currency)
  const money = (minor: number) => formatMoney(minor, currency)
  const isCovered = bill.toPay === 0
  const unusable = Math.min(credit, bill.total) - bill.credit
  const submitWord = isCovered
    ? t('money.checkout.launch')
    : t('money.checkout.pay', { amount: money(bill.toPay) })
  const pendingWord = isCovered ? t('money.checkout.launching') : t('money.checkout.pending')
  return (
    <ModalBody
      title={t('money.checkout.title', { name })}
      onSubmit={() => onPay({ creditAmount: bill.credit, method: isCovered ? null : method })}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('money.cancel')}
          </Button>
          <Button type="submit" variant="primary" isLoading={isPending}>
            {isPending ? pendingWord : submitWord}
          </Button>
        </>
      }
    >
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
          onChange={setUsesCredit}
        />
      ) : null}
      {usesCredit && unusable > 0 ? (
        <Text size={13} tone="soft">
          {t('money.checkout.leastCharge', { least: money(bill.toPay), unusable: money(unusable) })}
        </Text>
      ) : null}
      {isCovered ? null : (
        <ChoiceField
          label={t('money.method')}
          name="method"
          columns={1}
          choices={payMethods.map((value) => ({
            value,
            label: t(`money.methods.${value}`),
            detail: t(`money.methodDetails.${value}`),
          }))}
          value={method}
          onChange={setMethod}
        />
      )}
      {failure && !isPending ? (
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
      <Text size={13} tone="soft">
        {t('money.checkout.back')}
      </Text>
    </ModalBody>
  )
}
