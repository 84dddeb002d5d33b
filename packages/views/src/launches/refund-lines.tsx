import { settleLaunch } from '@aloft/domain/ads/ad-money.rules'
import type { LaunchRefund } from '@aloft/domain/launches/launch-progress.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { MoneyLines } from '@aloft/design-system/patterns/money/money-lines'

export interface RefundLinesProps extends LaunchRefund {
  /** Shows the bookings behind an amount. */
  onFollow?: ((what: string, amount: number) => void) | undefined
}

/** What became of the budget of a launch that has ended, and what comes back (OPN-40). */
export function RefundLines({ launch, currency, bookedDate, isBooked, onFollow }: RefundLinesProps) {
  const { t } = useTranslation()
  const { spend, commission, rest, vat, credit } = settleLaunch(launch)
  const line = (id: 'paid' | 'spend' | 'commission' | 'rest' | 'vat' | 'credit', amount: number) => {
    const label = t(`launch.refund.${id}`, { percent: launch.commissionPercent })
    return { id, label, amount, onFollow: onFollow && (() => onFollow(label, amount)) }
  }
  const date = formatDate(bookedDate, 'dateTime')
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} size={20}>
        {t('launch.refund.title')}
      </Heading>
      <MoneyLines
        currency={currency}
        lines={[
          line('paid', launch.budget),
          line('spend', -spend),
          line('commission', -commission),
          line('rest', rest),
          line('vat', vat),
          { ...line('credit', credit), kind: 'total' },
        ]}
      />
      <Text size={13} tone="soft" figures="tabular">
        {isBooked ? t('launch.refund.booked', { date }) : t('launch.refund.due', { date })}
      </Text>
    </Stack>
  )
}
