import type { PlanLabel } from '@aloft/domain/plans/plan-catalogue.rules'
import type { PaymentMethod } from '@aloft/domain/payments/payment.entity'
import type { Subscription } from '@aloft/domain/payments/subscription.entity'
import { useEffect, useRef } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useNavigate } from 'react-router'
import { failedLoad } from '../../queries/failed-load.ts'
import { ask } from '../../modals/ask.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import type { Loaded } from '../../state/queries.ts'
import { useCommand } from '../../queries/use-command.ts'
import { useQuery } from '../../queries/use-query.ts'
import { productNow } from '../../wiring/core/clock.ts'
import { leaveForPayment } from '../../wiring/launches/payments.ts'
import {
  openCardPage,
  type PlanOutcome,
  loadAddedCard,
  startSubscription,
} from '../../wiring/payments/subscription.ts'
import { isShownByYear, planQuery, plansAddress, readCardReturn, readPlanQuery } from './plan-query.ts'
import { useSearchParams } from '../../router/use-search-params.ts'

type Failure = 'paymentFailed' | 'generic'

/**
 * The account's subscription and its newest card, null until they're loaded, and the actions to choose a
 * plan.
 */
export function usePlans() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const isNew = useUser()?.isOnboarding === true
  const subscribed = useQuery('get-subscription', {})
  const methods = useQuery('get-payment-methods', {})
  const plans = plansOf(subscribed.loaded, methods.loaded)
  const shown = readPlanQuery(query)
  const { next } = shown
  const isAnnual = isShownByYear(shown, plans?.subscription ?? null)

  /** Resolves with null if it succeeded, or if the bank's page opens next. */
  const settle = (outcome: PlanOutcome): Failure | null => {
    if (outcome === 'paymentFailed' || outcome === 'generic') return outcome
    if (outcome !== 'done') {
      void leaveForPayment(outcome.url)
      return null
    }
    showToast({ tone: 'success', text: t('planPage.begun') })
    // New users see the ads first (PLN-26).
    void navigate(next ?? pageAddress(isNew ? 'gallery' : '/0'))
    return null
  }
  const begin = async (plan: PlanLabel, card: PaymentMethod | null): Promise<Failure | null> => {
    if (card) {
      const choice = { planLabel: plan as Exclude<PlanLabel, 'free'>, isAnnual, paymentMethodId: card._id }
      return settle(await startSubscription({ ...choice, returnTo: plansAddress(shown) }))
    }
    const url = await openCardPage(plansAddress(shown, plan))
    if (url === null) return 'generic'
    void leaveForPayment(url)
    return null
  }
  const choose = (
    plan: PlanLabel,
    { card, isTrial }: { readonly card: PaymentMethod | null; readonly isTrial: boolean },
  ) =>
    void ask('trial-confirmation', {
      plan,
      isAnnual,
      isTrial,
      vatPercent: plans?.vatPercent ?? 0,
      card: card && { brand: card.brand, last4: card.last4 },
      now: productNow(),
      begin: (by) => begin(plan, by === 'otherCard' ? null : card),
    })
  const added = useCommand(loadAddedCard)

  /** A trial was agreed to before its card was stored; what is paid at once is asked for with that card. */
  const resume = async (plan: PlanLabel, card: PaymentMethod, isTrial: boolean) => {
    if (!isTrial || (await begin(plan, card)) !== null) choose(plan, { card, isTrial })
  }

  // After returning from the page that stores a card, the earlier choice is submitted with that card.
  const cardReturn = readCardReturn(query)
  const taken = useRef<string | null>(null)
  useEffect(() => {
    if (!cardReturn || !plans || taken.current === cardReturn.paymentId) return
    const { paymentId, plan } = cardReturn
    taken.current = paymentId
    setQuery(planQuery(shown), { replace: true })
    void added.start(paymentId).then((card) => {
      if (card) void resume(plan, card, plans.subscription === null)
    })
  })
  // In the address, so that it's kept while the user stores a card on another page (PLN-15).
  const showBy = (isByYear: boolean) =>
    setQuery(planQuery({ next, isAnnual: isByYear }), { replace: true, preventScrollReset: true })
  const failure =
    (subscribed.loaded.status === 'failed' && subscribed.loaded.failure) ||
    (methods.loaded.status === 'failed' && methods.loaded.failure)
  const retry = () => {
    subscribed.retry()
    methods.retry()
  }
  const stayFree = () => void navigate(pageAddress('onboarding/details'))
  return {
    plans,
    isAnnual,
    isRefused: added.isDone && added.result === null,
    showBy,
    choose,
    stayFree,
    failed: failure ? failedLoad(failure, retry) : null,
  }
}

interface Plans {
  readonly subscription: Subscription | null
  readonly card: PaymentMethod | null
  /** VAT on plans, in percent. */
  readonly vatPercent: number
}

function plansOf(
  subscribed: Loaded<'get-subscription'>,
  methods: Loaded<'get-payment-methods'>,
): Plans | null {
  if (subscribed.status !== 'ready' || methods.status !== 'ready') return null
  return { ...subscribed.reply, card: methods.reply.paymentMethods[0] ?? null }
}
