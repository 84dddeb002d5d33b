import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from 'react-i18next'
import * as css from './money-lines.css.ts'

export interface MoneyLine {
  id: string
  label: string
  /** Minor units; below zero for what is taken off. */
  amount: number
  /** `part` says what the line above is made of, `total` closes the lines. */
  kind?: 'line' | 'part' | 'total'
}

export interface MoneyLinesProps {
  lines: readonly MoneyLine[]
  currency: Currency
  /** Shows the bookings behind an amount. */
  onFollow?: ((id: string) => void) | undefined
}

/** Amounts one below the other, as on a bill. */
export function MoneyLines({ lines, currency, onFollow }: MoneyLinesProps) {
  const { t } = useTranslation()
  return (
    <dl className={css.lines}>
      {lines.map(({ id, label, amount, kind = 'line' }) => (
        <div key={id} className={css.line({ kind })}>
          <dt>{label}</dt>
          <dd className={css.amount}>
            {onFollow ? (
              <button
                type="button"
                className={css.follow}
                title={t('launch.follow')}
                onClick={() => onFollow(id)}
              >
                {formatMoney(amount, currency)}
              </button>
            ) : (
              formatMoney(amount, currency)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
