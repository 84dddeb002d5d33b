import { loadedNow } from '../../state/queries.ts'
import { queryKey } from '../../state/replies.ts'
import { loadMore } from '../core/queries.ts'

/** The first page; further pages are added to it. */
const list = queryKey('get-payments', {})

/** Loads older payments than the loaded ones. */
export async function loadOlderPayments(): Promise<void> {
  const loaded = loadedNow<'get-payments'>(list)
  const before = loaded.status === 'ready' ? loaded.reply.payments.at(-1)?._id : undefined
  if (before === undefined) return
  await loadMore<'get-payments'>(list, { before }, (known, page) => ({
    ...page,
    payments: [...known.payments, ...page.payments],
  }))
}
