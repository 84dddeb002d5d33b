import type { Currency } from '@aloft/domain/core/money'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { useTranslation } from '../../primitives/use-translation.ts'
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
  const { t } = useTranslation()
  return (
    <dl className={css.lines}>
      {lines.map(({ id, label, amount, kind = 'line', onFollow }) => (
        <div key={id} className={css.line({ kind })}>
          <dt>{label}</dt>
          <dd className={css.amount}>
            {onFollow ? (
              <button type="button" className={css.follow} title={t('launch.follow')} onClick={onFollow}>
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
