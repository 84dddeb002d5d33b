import { CallError } from '../../../action/call-error.ts'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { findAd, readAdCampaign } from '../core/ad-campaign.ts'
import { syncFromPlatform } from './sync-from-platform.ts'
import { findLatestLaunch } from '../core/launch.repo.ts'

/** Checks whether an ad's platform still shows it, and stops it here too if it was stopped there (ACT-079, LCH-12). */
export const syncAdStatus = defineAction('sync-ad-status', {
  policy: onBrand(),
  async handle(context, subject) {
    const { db, now } = context
    const ad = await findAd(db, subject)
    if (!ad) throw new CallError('notFound')
    const launch = await findLatestLaunch(db, ad.id)
    const isSyncedAfterStop = launch ? await syncFromPlatform(context, launch, ad.status, now) : false
    return { adCampaign: await readAdCampaign(context, subject), isSyncedAfterStop }
  },
})
