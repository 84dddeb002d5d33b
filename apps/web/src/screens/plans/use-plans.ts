import { ownReturnAddress } from '@aloft/domain/account/return-address.rules'
import { type PlanLabel, planLabels } from '@aloft/domain/plans/plan-catalogue.rules'
import type { PaymentMethod } from '@aloft/domain/payments/payment.entity'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { ask } from '../../modals/ask.ts'
import { pageAddress, planAddress } from '../../page-address.ts'
import { useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { productNow } from '../../wiring/clock.ts'
import { leaveForPayment } from '../../wiring/payments.ts'
import {
  loadSubscription,
  openCardPage,
  type PlanTurn,
  readKeptCard,
  skipTrial,
  startSubscription,
} from '../../wiring/subscription.ts'

type Plans = Awaited<ReturnType<typeof loadSubscription>>
interface Choice {
  readonly plan: PlanLabel
  readonly isAnnual: boolean
}

type Failure = 'paymentFailed' | 'generic'

/** What the account has subscribed to, and the ways to choose a plan; null until it is known. */
export function usePlans() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const isNew = useUser()?.isOnboarding === true
  const [plans, setPlans] = useState<Plans | 'failed'>(null)
  const [isRefused, setRefused] = useState(false)
  const isAwaited = plans === null
  const next = ownReturnAddress(query.get('returnTo'))
  const here = next === null ? pageAddress('create/plan') : planAddress(next)
  useEffect(() => {
    if (isAwaited) void loadSubscription().then((loaded) => setPlans(loaded ?? 'failed'))
  }, [isAwaited])

  /** Null where it is done, or the page is about to be left for that of the bank. */
  const settle = (turn: PlanTurn): Failure | null => {
    if (turn === 'paymentFailed' || turn === 'generic') return turn
    if (turn !== 'done') {
      leaveForPayment(turn.url)
      return null
    }
    showToast({ tone: 'success', text: t('planPage.begun') })
    // Who is new looks at the ads first (PLN-26).
    void navigate(next ?? pageAddress(isNew ? 'gallery' : '/0'))
    return null
  }
  const begin = async (
    plan: PlanLabel,
    isAnnual: boolean,
    card: PaymentMethod | null,
  ): Promise<Failure | null> => {
    if (card) {
      const choice = { planLabel: plan as Exclude<PlanLabel, 'free'>, isAnnual, paymentMethodId: card._id }
      return settle(await startSubscription({ ...choice, returnTo: here }))
    }
    const choice = new URLSearchParams({ plan, isAnnual: String(isAnnual), ...(next && { returnTo: next }) })
    const url = await openCardPage(`${pageAddress('create/plan')}?${choice}`)
    if (url === null) return 'generic'
    leaveForPayment(url)
    return null
  }
  const choose = (
    { plan, isAnnual }: Choice,
    { card, isTrial }: { readonly card: PaymentMethod | null; readonly isTrial: boolean },
  ) =>
    void ask('trial-confirmation', {
      plan,
      isAnnual,
      isTrial,
      card: card && { brand: card.brand, last4: card.last4 },
      now: productNow(),
      begin: (by) => begin(plan, isAnnual, by === 'otherCard' ? null : card),
    })
  const skip = async () => {
    if (settle(await skipTrial(here))) setRefused(true)
  }

  // Back from the page that keeps a card: what was chosen before is asked for with it.
  const paymentId = query.get('paymentId')
  const plan = planLabels.find((label) => label === query.get('plan'))
  const taken = useRef<string | null>(null)
  useEffect(() => {
    if (!paymentId || !plan || !plans || plans === 'failed' || taken.current === paymentId) return
    taken.current = paymentId
    const isAnnual = query.get('isAnnual') === 'true'
    setQuery(next === null ? {} : { returnTo: next }, { replace: true })
    void readKeptCard(paymentId).then((card) => {
      if (card) choose({ plan, isAnnual }, { card, isTrial: plans.subscription === null })
      else setRefused(true)
    })
  })
  const stayFree = () => void navigate(pageAddress('onboarding/details'))
  return { plans, isRefused, choose, stayFree, skip: () => void skip(), retry: () => setPlans(null) }
}
