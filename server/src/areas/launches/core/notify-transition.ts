import type { StopReason } from '@aloft/domain/ads/stop-reasons.rules'
import {
  type AdReason,
  adReasons,
  type AdTransition,
  type NotificationParams,
  type Reason,
} from '@aloft/domain/notifications/notification-kinds.rules'
import { sendMail } from '../../../mails/send-mail.ts'
import { notify } from '../../notifications/notification.service.ts'
import type { Launch } from './launch.repo.ts'
import type { Transition } from './transition.ts'

/** Why an ad was stopped; undefined if its user stopped it. */
export function reasonOfStop(stopReason: StopReason): AdReason | undefined {
  return adReasons.find((reason) => reason === stopReason)
}

/**
 * Notifies an ad's payer of a transition, by notification and mail, in the same transaction, so that they are notified
 * only if it commits. `amount` is in minor units.
 */
export async function notifyTransition(
  transition: Transition,
  launch: Pick<Launch, 'ownerId' | 'ideaId' | 'balloonId' | 'currency'>,
  kind: AdTransition,
  about: { readonly reason?: AdReason; readonly why?: Reason | null; readonly amount?: number } = {},
): Promise<void> {
  const { ownerId, ideaId, balloonId, currency } = launch
  const { reason, why, amount } = about
  const params: NotificationParams = {
    ...(why ? { why } : reason && { reason }),
    ...(amount && { money: { minor: amount, currency } }),
  }
  await notify(transition.db, {
    userIds: [ownerId],
    kind,
    ideaId,
    balloonId,
    params,
    now: transition.now,
  })
  await sendMail(transition, kind, { userId: ownerId, balloonId, params })
}
