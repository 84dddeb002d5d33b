import {
  type CheckoutFailure,
  CheckoutModal as CheckoutBody,
} from '@aloft/design-system/modals/payments/checkout'
import { type ComponentProps, useState } from 'react'

type Body = ComponentProps<typeof CheckoutBody>

interface CheckoutModalProps extends Pick<
  Body,
  'name' | 'budget' | 'commissionPercent' | 'vatPercent' | 'credit' | 'currency' | 'isMonthly'
> {
  /**
   * Resolves with null if it was paid, or the page is left for the provider; with `shownOnPage` if the page itself shows
   * what blocks it.
   */
  readonly pay: (order: Parameters<Body['onPay']>[0]) => Promise<CheckoutFailure | 'shownOnPage' | null>
  readonly onAnswer: (answer: 'paid' | 'reload') => void
  readonly onClose: () => void
}

/** The bill of an ad, and the progress of its payment. */
export function CheckoutModal({ pay, onAnswer, ...bill }: CheckoutModalProps) {
  const [state, setState] = useState<CheckoutFailure | 'asking' | 'pending'>('asking')
  const order = async (choice: Parameters<Body['onPay']>[0]) => {
    if (state === 'pending') return
    setState('pending')
    const failure = await pay(choice)
    if (failure === 'shownOnPage') bill.onClose()
    else if (failure) setState(failure)
    else onAnswer('paid')
  }
  return (
    <CheckoutBody
      {...bill}
      isPending={state === 'pending'}
      failure={state === 'asking' || state === 'pending' ? undefined : state}
      onPay={(choice) => void order(choice)}
      onReload={() => onAnswer('reload')}
    />
  )
}
