import { isUnpaid } from '@aloft/domain/launches/launch-progress.rules'
import type { LaunchView } from '@aloft/machines/launch/launch.connect'
import { useMay } from '../../../state/rights.ts'
import { useLaunchView } from '../../../wiring/launches/launch.ts'
import type { OpenLaunch } from '../use-open-launch.ts'

/** What the page offers: each action only if the status of the ad allows it and the user has the right. */
export function useLaunchOffers({ actor, campaign }: OpenLaunch): {
  readonly view: LaunchView
  readonly onLaunch: (() => void) | undefined
  readonly onStop: (() => void) | undefined
  readonly onEdit: (() => void) | undefined
} {
  const may = useMay()
  const view = useLaunchView(actor)
  const isEditableAgain = may('edit-ad') && view.actions.includes('EDIT')
  const canWithdraw = may('pay-ad') && view.actions.includes('WITHDRAW') && isUnpaid(campaign)
  return {
    view,
    onLaunch: may('launch-ad') ? () => actor.send({ type: 'LAUNCH' }) : undefined,
    onStop: may('stop-ad') && view.actions.includes('STOP') ? () => actor.send({ type: 'STOP' }) : undefined,
    onEdit: isEditableAgain || canWithdraw ? () => actor.send({ type: 'EDIT' }) : undefined,
  }
}
