import type { ActionName } from '@aloft/contract/actions'
import type { Outcome } from '@aloft/api-client/outcome'
import type { Approval, ReviewTrouble } from '@aloft/views/admin/review-decision'
import { reloadUser } from '../account/user.ts'
import type { AdSubject } from '../launches/ad-life.ts'
import { api } from '../core/api.ts'

/** An admin's decision about an ad. */
export type AdDecision =
  | ({ readonly way: 'approve' } & Approval)
  | { readonly way: 'reject' | 'stop'; readonly message: string }

/** Sends a decision; resolves with null if it succeeded, otherwise with the failure (ADM-06). */
export async function decideAboutAd(
  { ideaId, balloonId, componentId }: AdSubject,
  decision: AdDecision,
): Promise<ReviewTrouble | null> {
  const subject = { ideaId, balloonId, componentId }
  if (decision.way === 'approve') {
    const { targetCpc, fromLaunchDate } = decision
    const outcome = await api.call('admin-approve-ad', { ...subject, targetCpc, fromLaunchDate })
    return outcome.kind === 'failure' ? outcome.failure.error : troubleOf(outcome)
  }
  const { message } = decision
  if (decision.way === 'reject') {
    const outcome = await api.call('admin-reject-ad', { ...subject, message })
    return outcome.kind === 'failure' ? outcome.failure.error : troubleOf(outcome)
  }
  const outcome = await api.call('stop-ad', { ...subject, reason: message })
  return outcome.kind === 'failure' ? 'campaignNotFound' : troubleOf(outcome)
}

async function troubleOf(outcome: Outcome<ActionName>): Promise<ReviewTrouble | null> {
  if (outcome.kind === 'reply') return null
  return (await refreshIfNotAdmin(outcome)) ? 'notAdmin' : 'generic'
}

/** Reloads the account if a call was refused: the page then shows that its user is no longer an admin (ADM-03). */
async function refreshIfNotAdmin(outcome: Outcome<ActionName>): Promise<boolean> {
  const isNone = outcome.kind === 'refused' && outcome.error === 'notAdmin'
  if (isNone) await reloadUser()
  return isNone
}
