import type { PayloadOf } from '@aloft/contract/schemas'
import type { Booking, MoneyAccount } from '@aloft/design-system/modals/payments/follow-euro'
import type { LedgerAccount } from '@aloft/domain/core/ledger'
import { toMinorUnits } from '@aloft/domain/core/money'
import { fetchReply } from '../core/queries.ts'

function isMoney(account: LedgerAccount): account is MoneyAccount {
  return !account.startsWith('tokens:')
}

/** The bookings behind an amount, oldest first and in minor units; null where they do not come. */
export async function loadBookings(
  choice: Pick<PayloadOf<'get-ledger-entries'>, 'subject' | 'account'>,
): Promise<Booking[] | null> {
  const reply = await fetchReply('get-ledger-entries', choice)
  if (!reply) return null
  return reply.postings.toReversed().map(({ _id: id, kind, date, entries }) => ({
    id,
    kind,
    date,
    entries: entries.flatMap(({ account, isOwn, amount }) =>
      isMoney(account) ? [{ account, isOwn, amount: toMinorUnits(amount) }] : [],
    ),
  }))
}
