import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import { creditAlone } from '../../payments/receipt.service.ts'
import { type AdSubject, readAdCampaign } from '../core/ad-campaign.ts'
import {
  beginLaunch,
  type LaunchCall,
  type LaunchRefusal,
  prepareLaunch,
} from '../lifecycle/launch.service.ts'
import { creditKey } from '../core/launch-money.service.ts'
import { takePaid } from '../lifecycle/submit.service.ts'

/** Launches an ad, or lets it go on, paid wholly from the owner's credit: asked, paid and submitted in one commit. */
export async function launchFromCredit(
  call: LaunchCall,
  subject: AdSubject,
): Promise<{ adCampaign: AdCampaign } | LaunchRefusal> {
  const { account } = call
  const ad = await prepareLaunch(call, subject, { credit: null })
  if ('error' in ad) return ad
  const launch = await beginLaunch(call, ad, account.id)
  const bill = { ...ad.bill, credit: ad.bill.total, toPay: 0 }
  const key = creditKey(launch.id, launch.startDate ? launch.fundedPeriods + 1 : 1)
  const { vatPercent } = ad
  await takePaid(call, launch, { key, bill, vatPercent, ...creditAlone, actorId: account.id })
  return { adCampaign: await readAdCampaign(call, subject) }
}
