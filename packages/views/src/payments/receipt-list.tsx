import { toMinorUnits } from '@aloft/domain/core/money'
import type { PaymentEvent } from '@aloft/domain/payments/payment-event.entity'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useId } from 'react'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { ToolIcon } from '@aloft/design-system/patterns/tool-icon'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './receipt-list.css.ts'

export type ReceiptsContent =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'failed' } & FailedLoad)
  | {
      readonly kind: 'ready'
      /** Newest first. */
      readonly payments: readonly PaymentEvent[]
      /** Set if there are older ones. */
      readonly onMore?: (() => void) | undefined
      /** Loading state of the older ones, or why they aren't there. */
      readonly older: 'idle' | 'loading' | FailedLoad
    }

/** The charges of an account with their receipts, and those that were refused (PLN-20, PLN-21). */
export function ReceiptList({ content }: { content: ReceiptsContent }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={16}>
        <Heading level={2} size={24} id={id}>
          {t('billing.receipts.title')}
        </Heading>
        <Content content={content} />
      </Stack>
    </section>
  )
}

function Content({ content }: { content: ReceiptsContent }) {
  const { t } = useTranslation()
  if (content.kind === 'loading')
    return (
      <div className={css.waiting} role="status" aria-busy="true" aria-label={t('billing.receipts.loading')}>
        {[60, 44, 52].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={16} />
        ))}
      </div>
    )
  if (content.kind === 'failed')
    return <FailedNotice failed={content}>{t('billing.receipts.failed')}</FailedNotice>
  const { payments, onMore, older } = content
  if (payments.length === 0)
    return (
      <div>
        <Text weight="medium">{t('billing.receipts.empty')}</Text>
        <Text tone="soft">{t('billing.receipts.emptyLead')}</Text>
      </div>
    )
  return (
    <>
      <Rows payments={payments} />
      {onMore ? (
        <Stack gap={12} align="start">
          {typeof older === 'object' ? (
            <FailedNotice failed={older}>{t('billing.receipts.olderFailed')}</FailedNotice>
          ) : (
            <Button isLoading={older === 'loading'} onPress={onMore}>
              {t('billing.receipts.more')}
            </Button>
          )}
        </Stack>
      ) : null}
    </>
  )
}

function Rows({ payments }: { payments: readonly PaymentEvent[] }) {
  const { t } = useTranslation()
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.onWide}>
            {t('billing.receipts.date')}
          </th>
          <th scope="col">{t('billing.receipts.item')}</th>
          <th scope="col" className={css.onWide}>
            {t('billing.receipts.number')}
          </th>
          <th scope="col">{t('billing.receipts.status')}</th>
          <th scope="col" className={css.onWide} data-figure>
            {t('billing.receipts.vat')}
          </th>
          <th scope="col" data-figure>
            {t('billing.receipts.total')}
          </th>
          <th scope="col" data-figure>
            {t('billing.receipts.file')}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <PaymentRow key={payment._id} payment={payment} />
        ))}
      </tbody>
    </table>
  )
}

function PaymentRow({ payment }: { payment: PaymentEvent }) {
  const { t } = useTranslation()
  const { date, productName, status, invoiceId, invoiceUrl, amount, vat, creditUsed, currency } = payment
  const day = formatDate(date, 'date')
  const money = (decimal: number) => formatMoney(toMinorUnits(decimal), currency)
  return (
    <tr>
      <td className={css.onWide}>{day}</td>
      <th scope="row">
        <span className={css.item}>{productName}</span>
        <span className={css.onNarrow}>{day}</span>
        {creditUsed > 0 && status === 'paid' ? (
          <span className={css.note}>{t('billing.receipts.fromCredit', { amount: money(creditUsed) })}</span>
        ) : null}
      </th>
      <td className={`${css.onWide} ${css.soft}`}>{invoiceId ?? t('billing.receipts.none')}</td>
      <td>
        <span className={css.status({ status })}>
          <Icon name={status === 'paid' ? 'check' : 'close'} size={14} />
          {t(`billing.receipts.statuses.${status}`)}
        </span>
      </td>
      <td className={css.onWide} data-figure>
        {money(vat)}
      </td>
      <td className={css.total} data-figure data-status={status}>
        {money(amount)}
      </td>
      <td data-figure>
        {invoiceUrl && invoiceId ? (
          <a
            href={invoiceUrl}
            download
            className={css.file}
            aria-label={t('billing.receipts.download', { number: invoiceId })}
          >
            <ToolIcon name="download" />
            <span aria-hidden="true">{t('billing.receipts.pdf')}</span>
          </a>
        ) : null}
      </td>
    </tr>
  )
}
