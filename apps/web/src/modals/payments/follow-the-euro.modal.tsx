import type { PayloadOf, ReplyOf } from '@aloft/contract/schemas'
import { NotLoadedModal } from '@aloft/design-system/modals/general/not-loaded'
import { WaitingModal } from '@aloft/design-system/modals/general/waiting'
import {
  type Booking,
  FollowEuroModal,
  type MoneyAccount,
} from '@aloft/design-system/modals/payments/follow-euro'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { LedgerAccount } from '@aloft/domain/core/ledger'
import { type Currency, toMinorUnits } from '@aloft/domain/core/money'
import { failedLoad } from '../../queries/failed-load.ts'
import { useQuery } from '../../queries/use-query.ts'
import { failureOf } from '../../state/queries.ts'

export interface FollowTheEuroModalProps {
  /** Name of the amount the user pressed, or of the bookings if there's no amount. */
  readonly what: string
  readonly amount?: number
  readonly currency: Currency
  readonly choice: Pick<PayloadOf<'get-ledger-entries'>, 'subject' | 'account'>
  readonly onClose: () => void
}

/** Loads the bookings behind an amount. */
export function FollowTheEuroModal({ choice, ...body }: FollowTheEuroModalProps) {
  const { t } = useTranslation()
  const { loaded, retry } = useQuery('get-ledger-entries', choice)
  const failure = failureOf(loaded)
  // Older bookings could contradict the amount, so they don't replace those that failed to load.
  if (failure) return <NotLoadedModal {...failedLoad(failure, retry)} onClose={body.onClose} />
  if (loaded.status !== 'ready') return <WaitingModal title={t('money.euro.title')} />
  return <FollowEuroModal {...body} bookings={loaded.reply.postings.toReversed().map(bookingOf)} />
}

function bookingOf({
  _id: id,
  kind,
  date,
  entries,
}: ReplyOf<'get-ledger-entries'>['postings'][number]): Booking {
  return {
    id,
    kind,
    date,
    entries: entries.flatMap(({ account, isOwn, amount }) =>
      isMoney(account) ? [{ account, isOwn, amount: toMinorUnits(amount) }] : [],
    ),
  }
}

function isMoney(account: LedgerAccount): account is MoneyAccount {
  return !account.startsWith('tokens:')
}
