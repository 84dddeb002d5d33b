import type { StopReason } from '@aloft/domain/ads/stop-reasons.rules'
import type { AdTransition } from '@aloft/domain/notifications/notification-kinds.rules'
import { notified } from '@aloft/messages/en/notified'
import { formatMoney } from '@aloft/messages/money-format'
import { sendMail } from '../../../mails/send-mail.ts'
import { notify } from '../../notifications/notification.service.ts'
import type { Launch } from './launch.repo.ts'
import type { Transition } from './transition.ts'

/** Why an ad was stopped, as text, if not by its user. */
export function whyStopped(reason: StopReason): string | null {
  const words: Readonly<Partial<Record<StopReason, string>>> = notified.why
  return words[reason] ?? null
}

/**
 * Notifies an ad's payer of a transition, by notification and mail, in the transaction that makes it: they hear of it
 * if and only if it happened. `amount` is in minor units.
 */
export async function notifyTransition(
  transition: Transition,
  launch: Pick<Launch, 'ownerId' | 'ideaId' | 'balloonId' | 'currency'>,
  kind: AdTransition,
  about: { readonly why?: string | null; readonly amount?: number } = {},
): Promise<void> {
  const { ownerId, ideaId, balloonId } = launch
  const why = about.why ?? notified.why.none
  const amount = about.amount ? formatMoney(about.amount, launch.currency) : ''
  await notify(transition.db, {
    userIds: [ownerId],
    kind,
    ideaId,
    balloonId,
    params: { why, amount },
    now: transition.now,
  })
  await sendMail(transition, kind, { userId: ownerId, balloonId, why, amount })
}
