import type { FailureOf } from '@aloft/contract/schemas'
import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { reloadUser } from '../account/user.ts'
import { api } from '../core/api.ts'
import { reloadAd } from '../balloons/load-ad.ts'
import { takeReply } from '../../state/replies.ts'

/** An ad of a brand: its flow, and its step in it. */
export interface AdSubject {
  readonly ideaId: string
  readonly balloonId: string
  readonly componentId: string
}

/** An ad to launch, and whether that stops the ad that it is a new version of. */
export interface AdToLaunch extends AdSubject {
  readonly stopsFollowed?: boolean
}

const adActions = {
  launch: (subject: AdToLaunch) => api.call('launch-ad', { ...subject }),
  resume: (subject: AdToLaunch) => api.call('resume-ad', { ...subject }),
  stop: (subject: AdSubject) => api.call('stop-ad', { ...subject }),
  edit: (subject: AdSubject) => api.call('edit-ad', { ...subject }),
}
export type AdAction = keyof typeof adActions

interface WireNames {
  readonly launch: 'launch-ad'
  readonly resume: 'resume-ad'
  readonly stop: 'stop-ad'
  readonly edit: 'edit-ad'
}
export type AdActionFailure<A extends AdAction> = FailureOf<WireNames[A]>['error'] | 'generic'

/** Result of an action on an ad; `creditedAmount` is a decimal, 0 if nothing was refunded at once. */
export type AdActionOutcome<A extends AdAction> =
  | { readonly kind: 'done'; readonly adCampaign: AdCampaign; readonly creditedAmount: number }
  | {
      readonly kind: 'refused'
      readonly failure: AdActionFailure<A>
      /** With maxAds: how full the plan is. */
      readonly adLimit?: AdLimit
    }

/** Syncs an ad with its platform (LCH-12); true if it was stopped there. */
export async function syncAd({ ideaId, balloonId, componentId }: AdSubject): Promise<boolean> {
  const query = { ideaId, balloonId, componentId }
  const outcome = await api.call('sync-ad-status', query)
  if (outcome.kind !== 'reply') return false
  takeReply('get-ad-campaign', query, outcome.reply.adCampaign)
  return outcome.reply.isSyncedAfterStop
}

/** Reloads what depends on an ad's status after a change, including the user's credit. */
export async function reloadAfterStatusChange(ad: Omit<AdSubject, 'componentId'>): Promise<void> {
  await Promise.all([reloadAd(ad.ideaId, ad.balloonId), reloadUser()])
}

/** Launches, resumes or stops an ad, or reopens it for editing; reloads what changes with it, such as the credit. */
export async function performAdAction<A extends AdAction>(
  action: A,
  subject: AdToLaunch,
): Promise<AdActionOutcome<A>> {
  const outcome = await adActions[action](subject)
  if (outcome.kind === 'failure') {
    const { failure } = outcome
    const isFull = failure.error === 'maxAds'
    // The failures are those of the call that belongs to the action.
    const error = failure.error as AdActionFailure<A>
    return { kind: 'refused', failure: error, ...(isFull && { adLimit: failure }) }
  }
  if (outcome.kind !== 'reply') return { kind: 'refused', failure: 'generic' }
  await reloadAfterStatusChange(subject)
  const { adCampaign } = outcome.reply
  const creditedAmount = 'creditedAmount' in outcome.reply ? outcome.reply.creditedAmount : 0
  return { kind: 'done', adCampaign, creditedAmount }
}
