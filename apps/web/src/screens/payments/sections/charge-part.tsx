import { toMinorUnits } from '@aloft/domain/core/money'
import { isRunning } from '@aloft/domain/payments/plan-period.rules'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { NextCharge } from '@aloft/views/payments/next-charge'
import { pageAddress } from '../../../addresses/page-address.ts'
import { useCommand } from '../../../queries/use-command.ts'
import { useQuery } from '../../../queries/use-query.ts'
import { useUser } from '../../../state/session.ts'
import { leaveForPayment } from '../../../wiring/launches/payments.ts'
import { openCardPage } from '../../../wiring/payments/subscription.ts'
import { useBilledAccount } from '../use-billed-account.ts'

/** The next charge, the card for it and the credit. */
export function ChargePart() {
  const user = useUser()
  const { account, vatPercent } = useBilledAccount()
  const { loaded: methods } = useQuery('get-payment-methods', {})
  const opening = useCommand(async () => {
    const url = await openCardPage(pageAddress('payments'))
    if (url === null) return 'generic'
    void leaveForPayment(url)
    return null
  })
  if (!account || !user || methods.status === 'loading')
    return <Skeleton width="100%" height={320} shape="block" />
  const { subscription } = account
  const isCharged = subscription !== null && isRunning(subscription)
  const cards = methods.status === 'ready' ? methods.reply.paymentMethods : []
  const charged = isCharged ? cards.find(({ _id }) => _id === subscription.paymentMethodId) : cards[0]
  return (
    <NextCharge
      subscription={isCharged ? subscription : null}
      vatPercent={vatPercent}
      card={charged ?? null}
      onChangeCard={() => void opening.start(undefined)}
      isPending={opening.isPending || (opening.isDone && opening.result === null)}
      failure={opening.result ?? undefined}
      credit={{ amount: toMinorUnits(user.credit), currency: user.subscriptionCurrency }}
    />
  )
}
