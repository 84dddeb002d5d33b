import type { Currency } from '@aloft/domain/core/money'
import { formatMoney } from '@aloft/messages/money-format'
import { FollowedAmount } from './followed-amount.tsx'
import * as css from './money-lines.css.ts'

export interface MoneyLine {
  id: string
  label: string
  /** Minor units; negative for deductions. */
  amount: number
  /** `part` is a part of the line above, `total` ends the list. */
  kind?: 'line' | 'part' | 'total'
  /** Shows the bookings behind the amount. */
  onFollow?: (() => void) | undefined
}

export interface MoneyLinesProps {
  lines: readonly MoneyLine[]
  currency: Currency
}

/** Amounts below each other, as on a bill. */
export function MoneyLines({ lines, currency }: MoneyLinesProps) {
  return (
    <dl className={css.lines}>
      {lines.map(({ id, label, amount, kind = 'line', onFollow }) => (
        <div key={id} className={css.line({ kind })}>
          <dt>{label}</dt>
          <dd className={css.amount}>
            <FollowedAmount onFollow={onFollow}>{formatMoney(amount, currency)}</FollowedAmount>
          </dd>
        </div>
      ))}
    </dl>
  )
}
