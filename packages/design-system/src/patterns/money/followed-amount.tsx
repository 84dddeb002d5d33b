import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import * as css from './followed-amount.css.ts'

export interface FollowedAmountProps {
  /** The amount in words. */
  children: string
  /** Shows the bookings behind the amount; without it, the amount is plain text. */
  onFollow?: (() => void) | null | undefined
}

/** An amount that leads to the bookings it consists of. */
export function FollowedAmount({ children, onFollow }: FollowedAmountProps) {
  const { t } = useTranslation()
  if (!onFollow) return children
  return (
    <button type="button" className={css.follow} title={t('launch.follow')} onClick={onFollow}>
      {children}
    </button>
  )
}
