import type { LedgerAccount } from '@aloft/domain/core/ledger'
import type { Currency } from '@aloft/domain/core/money'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useId } from 'react'
import { useTranslation } from '../../primitives/use-translation.ts'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Stack } from '../../primitives/stack.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './money.css.ts'

/** Accounts of the ledger that hold money rather than tokens. */
export type MoneyAccount = Exclude<LedgerAccount, `tokens:${string}`>

export interface Booking {
  id: string
  date: Date
  /** The kind of posting. */
  kind: string
  /** In minor units; they add up to zero. */
  entries: readonly { account: MoneyAccount; isOwn: boolean; amount: number }[]
}

export interface FollowEuroModalProps {
  /** Name of the amount the user pressed, or of the bookings if there's no amount. */
  what: string
  amount?: number | undefined
  currency: Currency
  /** Oldest first. */
  bookings: readonly Booking[]
  onClose: () => void
}

/** The bookings behind an amount: for each, the accounts it debits and credits. */
export function FollowEuroModal({ what, amount, currency, bookings, onClose }: FollowEuroModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody title={t('money.euro.title')} actions={<Button onPress={onClose}>{t('money.close')}</Button>}>
      <Stack gap={4}>
        <Text weight="strong" figures="tabular">
          {amount === undefined ? what : t('money.euro.of', { what, amount: formatMoney(amount, currency) })}
        </Text>
        <Text size={13} tone="soft">
          {t('money.euro.lead')}
        </Text>
      </Stack>
      {bookings.length === 0 ? <Text tone="soft">{t('money.euro.none')}</Text> : null}
      <Stack gap={24}>
        {bookings.map((booking) => (
          <BookingTable key={booking.id} booking={booking} currency={currency} />
        ))}
      </Stack>
    </ModalBody>
  )
}

function BookingTable({ booking, currency }: { booking: Booking; currency: Currency }) {
  const { t } = useTranslation()
  const captionId = useId()
  const { kind, date, entries } = booking
  const sumOf = (sign: 1 | -1) => entries.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0)
  const money = (minor: number) => (minor > 0 ? formatMoney(minor, currency) : '')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className={css.scroll} role="group" aria-labelledby={captionId} tabIndex={0}>
      <table className={css.table}>
        <caption id={captionId} className={css.caption}>
          {t(`money.euro.kinds.${wordOf(kind)}`)} · {formatDate(date, 'dateTime')}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={css.headCell}>
              {t('money.euro.account')}
            </th>
            <th scope="col" className={css.headCell}>
              {t('money.euro.owner')}
            </th>
            <th scope="col" className={css.moneyHead}>
              {t('money.euro.debit')}
            </th>
            <th scope="col" className={css.moneyHead}>
              {t('money.euro.credit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ account, isOwn, amount }, index) => (
            <tr key={index}>
              <th scope="row" className={css.wordCell}>
                {t(`money.euro.accounts.${accountKey(account)}`)}
              </th>
              <td className={css.wordCell}>{t(`money.euro.owners.${isOwn ? 'own' : 'product'}`)}</td>
              <td className={css.moneyCell}>{money(-amount)}</td>
              <td className={css.moneyCell}>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className={`${css.wordCell} ${css.sumCell}`}>
              {t('money.euro.sum')}
            </th>
            <td className={`${css.moneyCell} ${css.sumCell}`}>{formatMoney(sumOf(-1), currency)}</td>
            <td className={`${css.moneyCell} ${css.sumCell}`}>{formatMoney(sumOf(1), currency)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const kinds = {
  'ad-paid': 'adPaid',
  'ad-settled': 'adSettled',
  'ad-refunded': 'adRefunded',
  'kept-as-credit': 'bookedAsCredit',
  'credit-reserved': 'creditReserved',
  'credit-released': 'creditReleased',
  'ad-shifted': 'adShifted',
  'plan-paid': 'planPaid',
} as const

function wordOf(kind: string) {
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : 'other'
}

/** A colon in a key would select a namespace of the catalogue. */
function accountKey(account: MoneyAccount) {
  if (account === 'credit:reserved') return 'creditReserved'
  if (account === 'ad:budget') return 'adBudget'
  if (account === 'ad:spend') return 'adSpend'
  return account === 'ad:commission' ? 'adCommission' : account
}
