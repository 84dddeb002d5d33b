import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import { creditAlone } from '../../payments/receipt.service.ts'
import { type AdSubject, readAdCampaign } from '../core/ad-campaign.ts'
import {
  beginLaunch,
  type LaunchCall,
  prepareLaunch,
  type RefusedLaunch,
} from '../lifecycle/launch.service.ts'
import { creditKey } from '../core/launch-money.service.ts'
import { takePaid } from '../lifecycle/submit.service.ts'

interface LaunchPayload extends AdSubject {
  readonly stopsFollowed?: boolean | undefined
}

/** Launches or continues an ad paid entirely from its owner's credit; ordered, paid and submitted in one commit. */
export async function launchFromCredit(
  call: LaunchCall,
  { stopsFollowed = false, ...subject }: LaunchPayload,
): Promise<{ adCampaign: AdCampaign } | RefusedLaunch> {
  const { account } = call
  const ad = await prepareLaunch(call, subject, { credit: null })
  if ('error' in ad) return ad
  const launch = await beginLaunch(call, ad, { actorId: account.id, stopsFollowed })
  const { vatPercent, bill: whole } = ad.facts
  const bill = { ...whole, credit: whole.total, toPay: 0 }
  const key = creditKey(launch.id, launch.startDate ? launch.fundedPeriods + 1 : 1)
  await takePaid(call, launch, { key, bill, vatPercent, ...creditAlone, actorId: account.id })
  return { adCampaign: await readAdCampaign(call, subject) }
}
