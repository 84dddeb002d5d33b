import { stopCredit } from '@aloft/domain/launches/launch-progress.rules'
import { canHaveNewVersion } from '@aloft/domain/balloons/new-version.rules'
import { adStatusView } from '@aloft/machines/ad-status/ad-status.connect'
import { FollowedChoice } from '@aloft/views/launches/followed-choice'
import { LaunchBill } from '@aloft/views/launches/launch-bill'
import { useState } from 'react'
import { useQuery } from '../../../queries/use-query.ts'
import { useSavedCard } from '../../../queries/use-saved-card.ts'
import { adContent } from '../../../state/ad-content.ts'
import { savedAd } from '../../../state/brand.ts'
import { useMay } from '../../../state/rights.ts'
import { useLaunchView } from '../../../wiring/launches/launch.ts'
import { BillSection } from './bill-section.tsx'
import type { OpenLaunch } from '../use-open-launch.ts'

interface PayProps {
  readonly launch: OpenLaunch
}

/** The bill with the button that pays and launches, for whoever may; for others what it would cost. */
export function PaySection({ launch }: PayProps) {
  const may = useMay()
  return may('pay-ad') && may('launch-ad') ? <Pay launch={launch} /> : <BillSection launch={launch} />
}

function Pay({ launch }: PayProps) {
  const { facts, actor, saveProposals } = launch
  const view = useLaunchView(actor)
  const followed = useFollowed(launch)
  const [isStopped, setIsStopped] = useState(true)
  const savedCard = useSavedCard()
  const { bill, order, currency, credit, commissionPercent, vatPercent, status } = facts
  return (
    <LaunchBill
      // A bill with another amount of credit is another bill.
      key={credit}
      budget={bill.budget}
      commissionPercent={commissionPercent}
      vatPercent={vatPercent}
      credit={credit}
      currency={currency}
      savedCard={savedCard}
      isMonthly={order.fundingRecurrence === 'monthly'}
      isReady={view.isReady}
      isLater={facts.checks.some(({ name, state }) => name === 'plan' && state === 'failed')}
      isPending={view.isPaying || view.pending === 'launch'}
      isDraft={adStatusView(status).isEditable}
      failure={view.checkoutFailure}
      onPay={(chosen) => {
        saveProposals()
        actor.send({ type: 'PAY', order: { ...chosen, ...(followed && { stopsFollowed: isStopped }) } })
      }}
      onReload={() => actor.send({ type: 'RELOAD_CREDIT' })}
    >
      {followed ? (
        <FollowedChoice {...followed} currency={currency} isStopped={isStopped} onChange={setIsStopped} />
      ) : null}
    </LaunchBill>
  )
}

/** The live ad that this one is a new version of, and what would come back of it, once known; null if there is none. */
function useFollowed({ ad: { idea, balloon } }: OpenLaunch): { name: string; credit: number | null } | null {
  const found = idea.balloons.find(({ id }) => id === balloon.followsId)
  const followed = found && canHaveNewVersion(found) ? found : null
  const content = followed && adContent(followed, savedAd(followed.id) ?? {})
  const query =
    followed && content ? { ideaId: idea._id, balloonId: followed.id, componentId: content.campaignId } : null
  const { loaded } = useQuery('get-ad-campaign', query)
  if (!followed) return null
  return { name: followed.name, credit: loaded.status === 'ready' ? stopCredit(loaded.reply) : null }
}
