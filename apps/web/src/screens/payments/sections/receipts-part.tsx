import { ReceiptList } from '@aloft/views/payments/receipt-list'
import { failedLoad } from '../../../queries/failed-load.ts'
import { useQuery } from '../../../queries/use-query.ts'
import { loadOlderPayments } from '../../../wiring/payments/payments.ts'

/** The account's receipts. */
export function ReceiptsPart() {
  const { loaded, retry } = useQuery('get-payments', {})
  if (loaded.status === 'loading') return <ReceiptList content={{ kind: 'loading' }} />
  if (loaded.status === 'failed') return <ReceiptList content={failedLoad(loaded.failure, retry)} />
  const onMore = () => void loadOlderPayments()
  const { payments, isMore } = loaded.reply
  return (
    <ReceiptList
      content={{
        kind: 'ready',
        payments,
        onMore: isMore ? onMore : undefined,
        older: typeof loaded.more === 'string' ? loaded.more : failedLoad(loaded.more, onMore),
      }}
    />
  )
}
