import { rejectionReasons, stopCredit } from '@aloft/domain/launches/launch-progress.rules'
import { LaunchActions } from '@aloft/views/launches/launch.view'
import { ask } from '../../../modals/ask.ts'
import { textOf } from '../../../state/ad-content.ts'
import { useLaunchOffers } from './use-launch-offers.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

/** The buttons that stop and edit the ad; the bill has the one that launches it. */
export function ActionsSection({ launch }: { readonly launch: OpenLaunch }) {
  const { ad, campaign } = launch
  const { view, onStop, onEdit } = useLaunchOffers(launch)
  const confirmStop = async (stop: () => void) => {
    const name = textOf(ad.values['name'])
    const last = campaign.ads.at(-1)?.data
    const refund = last && { amount: stopCredit(campaign), currency: last.currency }
    const hasStarted = last?.startDate !== null
    if ((await ask('confirm-pause-campaign', { name, hasStarted, refund })) === 'stop') stop()
  }
  return (
    <LaunchActions
      onStop={onStop && (() => void confirmStop(onStop))}
      // A rejected ad has this button beside the reasons for its rejection.
      onEdit={rejectionReasons(campaign) ? undefined : onEdit}
      pending={view.pending}
    />
  )
}
