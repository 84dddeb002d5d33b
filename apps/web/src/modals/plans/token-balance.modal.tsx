import { TokenBalanceModal as TokenBalanceBody } from '@aloft/views/plans/token-balance.modal'
import { planOf } from '@aloft/domain/plans/plan-catalogue.rules'
import { daysToReset } from '@aloft/domain/plans/tokens.rules'
import type { ComponentProps } from 'react'
import { useUser } from '../../state/session.ts'
import { useProductNow } from '../../wiring/core/clock.ts'

type TokenBalanceModalProps = Omit<
  ComponentProps<typeof TokenBalanceBody>,
  'monthlyAllowance' | 'daysToReset'
>

/** The tokens left, and how many the user's plan adds each month and when. */
export function TokenBalanceModal(props: TokenBalanceModalProps) {
  const plan = useUser()?.plan.labelKey ?? 'free'
  const now = useProductNow()
  return (
    <TokenBalanceBody
      {...props}
      monthlyAllowance={planOf(plan).tokensAllowance}
      daysToReset={daysToReset(props.balance.resetDate, now)}
    />
  )
}
