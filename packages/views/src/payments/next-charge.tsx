import { type Currency, toMinorUnits } from '@aloft/domain/core/money'
import { cardBrandName } from '@aloft/domain/payments/card-brands.rules'
import type { PaymentMethod } from '@aloft/domain/payments/payment.entity'
import type { Subscription } from '@aloft/domain/payments/subscription.entity'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useId } from 'react'
import { MoneyLines } from '@aloft/design-system/patterns/money/money-lines'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Row } from '@aloft/design-system/primitives/row'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as billingCss from './billing.css.ts'
import * as css from './next-charge.css.ts'

export interface NextChargeProps {
  /** Of a plan that renews; null if no charge is coming. */
  subscription: Pick<Subscription, 'planLabel' | 'isAnnual' | 'periodEndDate' | 'nextCharge'> | null
  /** VAT on plans, in percent. */
  vatPercent: number
  /** The card that is charged; null without one. */
  card: Pick<PaymentMethod, 'brand' | 'last4' | 'expiry'> | null
  /** Opens the page that stores a card; never called while pending. */
  onChangeCard: () => void
  isPending?: boolean
  failure?: 'generic' | undefined
  /** In minor units. */
  credit: { readonly amount: number; readonly currency: Currency }
}

/** What is charged next, the card for it, and the credit for ads (PLN-12, PLN-15). */
export function NextCharge({ subscription, vatPercent, ...rest }: NextChargeProps) {
  const { t } = useTranslation()
  const id = useId()
  const { nextCharge = null } = subscription ?? {}
  return (
    <section className={billingCss.panel} aria-labelledby={id}>
      <Heading level={2} size={20} id={id}>
        {t(nextCharge ? 'billing.charge.title' : 'billing.charge.nothingTitle')}
      </Heading>
      {subscription && nextCharge ? (
        <Bill subscription={subscription} nextCharge={nextCharge} vatPercent={vatPercent} />
      ) : (
        <Text tone="soft">{t('billing.charge.nothing')}</Text>
      )}
      <Means {...rest} />
    </section>
  )
}

function Bill({
  subscription: { planLabel, isAnnual, periodEndDate },
  nextCharge,
  vatPercent,
}: {
  subscription: NonNullable<NextChargeProps['subscription']>
  nextCharge: NonNullable<Subscription['nextCharge']>
  vatPercent: number
}) {
  const { t } = useTranslation()
  const { currency } = nextCharge
  const [total, vat] = [toMinorUnits(nextCharge.amount), toMinorUnits(nextCharge.vat)]
  const plan = planOf(planLabel).marketingName
  return (
    <>
      <div>
        <Heading size={44}>{formatMoney(total, currency)}</Heading>
        <Text tone="soft">{t('billing.charge.on', { date: formatDate(periodEndDate, 'date') })}</Text>
      </div>
      <MoneyLines
        currency={currency}
        lines={[
          {
            id: 'plan',
            label: t(`billing.charge.plan.${isAnnual ? 'annual' : 'monthly'}`, { plan }),
            amount: total - vat,
          },
          { id: 'vat', label: t('billing.charge.vat', { percent: vatPercent }), amount: vat },
          { id: 'total', label: t('billing.charge.total'), amount: total, kind: 'total' },
        ]}
      />
    </>
  )
}

function Means({
  card,
  onChangeCard,
  isPending = false,
  failure,
  credit,
}: Omit<NextChargeProps, 'subscription' | 'vatPercent'>) {
  const { t } = useTranslation()
  return (
    <div className={css.means}>
      <div className={css.row}>
        <Icon name="payments" size={20} />
        <div>
          <Text weight="medium">
            {card
              ? t('billing.charge.card', { brand: cardBrandName(card.brand), last4: card.last4 })
              : t('billing.charge.noCard')}
          </Text>
          {card ? (
            <Text size={13} tone="soft" figures="tabular">
              {t('billing.charge.expires', { expiry: monthOf(card.expiry) })}
            </Text>
          ) : null}
        </div>
        <Button size="small" isLoading={isPending} onPress={onChangeCard}>
          {isPending ? t('billing.charge.opening') : t(card ? 'billing.charge.change' : 'billing.charge.add')}
        </Button>
      </div>
      {failure && !isPending ? <Notice tone="error">{t('billing.charge.changeFailed')}</Notice> : null}
      <div className={css.credit}>
        <Row gap={16} justify="between">
          <Text as="span" weight="medium">
            {t('billing.charge.credit')}
          </Text>
          <Text as="span" weight="strong" figures="tabular">
            {formatMoney(credit.amount, credit.currency)}
          </Text>
        </Row>
        <Text size={13} tone="soft">
          {t('billing.charge.creditNote')}
        </Text>
      </div>
    </div>
  )
}

/** As printed on cards: `04/31` for `2031-04`. */
function monthOf(expiry: string): string {
  const [year = '', month = ''] = expiry.split('-')
  return `${month}/${year.slice(-2)}`
}
