import type { Currency } from '@aloft/domain/core/money'
import type { StopRefund } from '@aloft/domain/ads/list/stop-refunds.rules'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'

/** One ad, whose final spend isn't known before the stop; if it never ran, it refunds everything at once. */
export interface StoppedAd {
  name: string
  hasStarted: boolean
  /** What would come back now, VAT included, in minor units; left out if it isn't known. */
  refund?: { readonly amount: number; readonly currency: Currency } | undefined
}

/** Several ads, with what comes back in sum by currency. */
export interface StoppedAds {
  count: number
  refunds: readonly Pick<StopRefund, 'currency' | 'refund' | 'isEstimate'>[]
}

export interface StopAnswers {
  onAnswer: (answer: 'stop') => void
  onClose: () => void
}

export type ConfirmStopModalProps = (StoppedAd | StoppedAds) & StopAnswers

/** Confirms stopping an ad or several, which refunds the unspent money (LCH-01, LCH-02). */
export function ConfirmStopModal({ onAnswer, onClose, ...stopped }: ConfirmStopModalProps) {
  const { t } = useTranslation()
  const isOne = 'name' in stopped
  return (
    <ModalBody
      title={
        isOne
          ? t('money.stop.title', { name: stopped.name })
          : t('money.stop.severalTitle', { count: stopped.count })
      }
      actions={
        <>
          <Button onPress={onClose}>{t('money.stop.keep')}</Button>
          <Button variant="danger" onPress={() => onAnswer('stop')}>
            {isOne ? t('money.stop.submit') : t('money.stop.severalSubmit', { count: stopped.count })}
          </Button>
        </>
      }
    >
      {isOne ? (
        <>
          {stopped.refund ? (
            <Text>
              {t(stopped.hasStarted ? 'money.stop.aboutBack' : 'money.stop.back', {
                amounts: formatMoney(stopped.refund.amount, stopped.refund.currency),
              })}
            </Text>
          ) : null}
          <Text tone="soft">{t(stopped.hasStarted ? 'money.stop.rest' : 'money.stop.all')}</Text>
        </>
      ) : (
        <SumOfRefunds refunds={stopped.refunds} />
      )}
    </ModalBody>
  )
}

function SumOfRefunds({ refunds }: Pick<StoppedAds, 'refunds'>) {
  const { t } = useTranslation()
  const amounts = refunds.map(({ currency, refund }) => formatMoney(refund, currency)).join(' + ')
  const isEstimate = refunds.some((one) => one.isEstimate)
  return (
    <>
      <Text>{t(isEstimate ? 'money.stop.aboutBack' : 'money.stop.back', { amounts })}</Text>
      <Text tone="soft">{t(isEstimate ? 'money.stop.severalRest' : 'money.stop.severalAll')}</Text>
    </>
  )
}
