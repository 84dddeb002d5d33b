import type { FailureOf } from '@aloft/contract/schemas'
import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import type { BalloonStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { refreshUser } from './account.ts'
import { api } from './api.ts'
import { loadBrand } from './brand.ts'

/** An ad of a brand: its campaign, and the step of it that is the ad. */
export interface AdSubject {
  readonly ideaId: string
  readonly balloonId: string
  readonly componentId: string
}

const adActions = {
  launch: (subject: AdSubject) => api.call('launch-ad', { ...subject }),
  resume: (subject: AdSubject) => api.call('resume-ad', { ...subject }),
  stop: (subject: AdSubject) => api.call('stop-ad', { ...subject }),
  edit: (subject: AdSubject) => api.call('edit-ad', { ...subject }),
}
export type AdAction = keyof typeof adActions
export type AdActionFailure =
  | FailureOf<'launch-ad'>['error']
  | FailureOf<'stop-ad'>['error']
  | FailureOf<'edit-ad'>['error']
  | 'generic'

/** Result of an action on an ad; `creditedAmount` is a decimal, 0 if nothing was refunded at once. */
export type AdActionOutcome =
  | { readonly kind: 'done'; readonly adCampaign: AdCampaign; readonly creditedAmount: number }
  | {
      readonly kind: 'refused'
      readonly failure: AdActionFailure
      /** With maxAds: how full the plan is. */
      readonly adLimit?: AdLimit
    }

/** The history and the launches of an ad; null where they do not come. */
export async function loadAdCampaign(subject: AdSubject): Promise<AdCampaign | null> {
  const outcome = await api.call('get-ad-campaign', { ...subject })
  return outcome.kind === 'reply' ? outcome.reply : null
}

/**
 * Loads the campaign of an ad whose last known status is `status`. A live ad is synced with its platform first
 * (LCH-12). If the status has changed, brand and credit are reloaded, so that the whole page shows it.
 */
export async function followAd(
  subject: AdSubject,
  status: BalloonStatus,
): Promise<{ readonly adCampaign: AdCampaign | null; readonly isSyncedAfterStop: boolean }> {
  const synced = isLive(status) ? await api.call('sync-ad-status', { ...subject }) : null
  // Its platform may be out of reach, which is no reason to show nothing.
  const followed =
    synced?.kind === 'reply'
      ? synced.reply
      : { adCampaign: await loadAdCampaign(subject), isSyncedAfterStop: false }
  const { adCampaign } = followed
  if (adCampaign && adCampaign.status !== status)
    await Promise.all([loadBrand(subject.ideaId), refreshUser()])
  return followed
}

/** Launches, resumes or stops an ad, or reopens it for editing; reloads what changes with it, such as the credit. */
export async function performAdAction(action: AdAction, subject: AdSubject): Promise<AdActionOutcome> {
  const outcome = await adActions[action](subject)
  if (outcome.kind === 'failure') {
    const { failure } = outcome
    const isFull = failure.error === 'maxAds'
    return { kind: 'refused', failure: failure.error, ...(isFull && { adLimit: failure }) }
  }
  if (outcome.kind !== 'reply') return { kind: 'refused', failure: 'generic' }
  await Promise.all([loadBrand(subject.ideaId), refreshUser()])
  const { adCampaign } = outcome.reply
  const creditedAmount = 'creditedAmount' in outcome.reply ? outcome.reply.creditedAmount : 0
  return { kind: 'done', adCampaign, creditedAmount }
}
