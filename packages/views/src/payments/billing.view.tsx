import type { ReactNode } from 'react'
import { Heading } from '@aloft/design-system/primitives/heading'
import * as css from './billing.css.ts'
import { type BilledAccount, useBillingTitle } from './use-billing-title.ts'

export type { BilledAccount }

export interface BillingViewProps {
  /** Null until it's loaded. */
  account: BilledAccount | null
  plan: ReactNode
  charge: ReactNode
  /** What else there is about money, below one another. */
  children: ReactNode
}

/** What an account pays for: plan and next charge, AI tokens, receipts (PLN-21). */
export function BillingView({ account, plan, charge, children }: BillingViewProps) {
  const title = useBillingTitle(account)
  return (
    <div className={css.page}>
      <div className={css.title}>
        <Heading level={1} size={44} tone={title.now === undefined ? 'ink' : 'faint'}>
          <span className={css.line}>{title.calm}</span>
          {title.now === undefined ? null : (
            <span className={css.line}>
              <Heading size={44}>{title.now}</Heading>
            </span>
          )}
        </Heading>
      </div>
      <div className={css.top}>
        {plan}
        {charge}
      </div>
      {children}
    </div>
  )
}
