import { holdEndDate } from '@aloft/domain/launches/launch-progress.rules'
import { toMinorUnits } from '@aloft/domain/core/money'
import type { LaunchNotice } from '@aloft/machines/launch/events'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useNavigate } from 'react-router'
import { editorAddress, launchAddress, planAddress } from '../../addresses/page-address.ts'
import { ask } from '../../modals/ask.ts'
import { useOpenMaxAds } from '../../navigation/use-open-max-ads.ts'
import { textOf } from '../../state/ad-content.ts'
import { currentUser } from '../../state/session.ts'
import { reloadUser } from '../../wiring/account/user.ts'
import { reloadAd } from '../../wiring/balloons/load-ad.ts'
import { fetchReply } from '../../wiring/core/queries.ts'
import { type LaunchActor, useLaunchView } from '../../wiring/launches/launch.ts'
import { showStopped } from '../ads/editor/stop-ad.ts'
import { showAlreadyRunning } from './show-already-running.ts'
import type { LaunchedAd, OpenLaunch } from './use-open-launch.ts'

interface Asking {
  readonly actor: LaunchActor
  readonly launch: OpenLaunch | null
  readonly reload: () => void
}

/** Everything that a launch asks or says above its page: the bill, how a payment went, and what is in its way. */
export function useLaunchQuestions(ad: LaunchedAd, asking: Asking): void {
  const numReloads = useNotices(ad, asking)
  useBill(ad, asking, numReloads)
  usePaymentResult(asking)
}

/** Follows what the machine says once; returns how often the credit was reloaded for the bill. */
function useNotices(
  { idea, balloon, values, content }: LaunchedAd,
  { actor, launch, reload }: Asking,
): number {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const openMaxAds = useOpenMaxAds()
  const [numReloads, setNumReloads] = useState(0)
  const ids = { ideaId: idea._id, balloonId: balloon.id }
  const askForPlan = async () => {
    const known = await fetchReply('get-subscription', {})
    const answer = await ask('no-plan-yet', { mayTry: known?.subscription === null })
    const returnTo = launchAddress(idea._id, balloon.id, content.campaignId)
    if (answer === 'plans') void navigate(planAddress(returnTo))
  }
  const reloadCredit = async () => {
    await reloadUser()
    setNumReloads((last) => last + 1)
  }
  const onNotice = useEffectEvent((notice: LaunchNotice) => {
    switch (notice.type) {
      case 'RELOAD':
        reload()
        return void reloadAd(ids.ideaId, ids.balloonId)
      case 'CREDIT_OUTDATED':
        return void reloadCredit()
      case 'PLAN_NEEDED':
        return void askForPlan()
      case 'PLAN_FULL':
        return void openMaxAds(notice.adLimit)
      case 'ALREADY_RUNNING':
        return void showAlreadyRunning({ ...ids, name: textOf(values['name']) })
      case 'STOPPED':
        return showStopped(t, notice.creditedAmount, launch?.facts.currency ?? 'EUR')
      case 'EDITABLE':
        return void navigate(editorAddress(ids.ideaId, ids.balloonId))
    }
  })
  useEffect(() => {
    const subscription = actor.on('*', (notice) => onNotice(notice))
    return () => subscription.unsubscribe()
  }, [actor])
  return numReloads
}

/** The bill, as long as the machine has it open; a new one if the credit was reloaded (PLN-22, PLN-24). */
function useBill({ values }: LaunchedAd, { actor, launch }: Asking, numReloads: number): void {
  const { isBillOpen } = useLaunchView(actor)
  const askToPay = useEffectEvent(async (signal: AbortSignal) => {
    if (!launch) return
    const { order, commissionPercent, vatPercent, currency } = launch.facts
    await ask(
      'checkout',
      {
        actor,
        name: textOf(values['name']),
        budget: order.budget,
        commissionPercent,
        vatPercent,
        currency,
        isMonthly: order.fundingRecurrence === 'monthly',
        credit: toMinorUnits(currentUser()?.credit ?? 0),
      },
      { signal },
    )
    if (!signal.aborted) actor.send({ type: 'CANCEL' })
  })
  useEffect(() => {
    if (!isBillOpen) return
    const closing = new AbortController()
    void askToPay(closing.signal)
    return () => closing.abort()
  }, [isBillOpen, numReloads])
}

/** How a payment went, for whoever comes back from the provider's page. */
function usePaymentResult({ actor, launch }: Asking): void {
  const { outcome } = useLaunchView(actor)
  // Other bills are on the page already.
  const onPayAgain = useEffectEvent(() => {
    if (launch && holdEndDate(launch.campaign)) actor.send({ type: 'LAUNCH' })
  })
  useEffect(() => {
    if (!outcome) return
    // The page itself says that the ad is on its way.
    if (outcome.state === 'paid') return actor.send({ type: 'CANCEL' })
    const closing = new AbortController()
    void ask('invite-confirm-payment', outcome, { signal: closing.signal }).then((answer) => {
      if (closing.signal.aborted) return
      actor.send({ type: 'CANCEL' })
      if (answer === 'again') onPayAgain()
    })
    return () => closing.abort()
  }, [actor, outcome])
}
