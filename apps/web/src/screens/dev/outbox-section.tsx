import { OutboxView } from '@aloft/views/dev/outbox.view'
import { useQuery } from '../../queries/use-query.ts'

/** The outbox, reloaded every few seconds while the page is open. */
export function OutboxSection() {
  const { loaded } = useQuery('get-outbox', {}, { everyMs: 3000 })
  const { mails = null, isInUse = true } = loaded.status === 'ready' ? loaded.reply : {}
  return <OutboxView mails={mails} isInUse={isInUse} />
}
