import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import type { AccountRow, BrandAccess } from '../../action/caller.ts'
import type { Settings } from '../../env.ts'
import { type AdSubject, readAdCampaign } from './ad-campaign.ts'
import { beginRun, type LaunchRefusal, prepareLaunch } from './launch.service.ts'
import { payFromCredit } from './run-money.service.ts'
import { submitRun } from './submit.service.ts'
import type { Turn } from './turn.ts'

type Call = Turn & { account: AccountRow; brand: BrandAccess; settings: Pick<Settings, 'isAutoApproval'> }

/** Launches an ad, or lets it go on, paid wholly from the owner's credit: asked, paid and submitted in one commit. */
export async function launchFromCredit(
  call: Call,
  subject: AdSubject,
): Promise<{ adCampaign: AdCampaign } | LaunchRefusal> {
  const { db, now, account } = call
  const ad = await prepareLaunch(call, call, { subject, hasOtherWay: false })
  if ('error' in ad) return ad
  const run = await beginRun(call, ad, account.id)
  await payFromCredit(db, { ...run, runId: run.id, period: 1 }, now)
  await submitRun(call, run, account.id)
  return { adCampaign: await readAdCampaign(db, subject) }
}
