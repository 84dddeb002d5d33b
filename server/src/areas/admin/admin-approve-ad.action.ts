import { latestLaunchDate, launchDateOf } from '@aloft/domain/ads/approval.rules'
import { toMinorUnits } from '@aloft/domain/core/money'
import { defineAction } from '../../action/define.ts'
import { adminOnly } from '../../action/policies.ts'
import { findSubscription } from '../plans/subscription.repo.ts'
import { findAd, readAdCampaign } from '../launches/core/ad-campaign.ts'
import { approveLaunch } from '../launches/lifecycle/approve.service.ts'
import { findLatestLaunch } from '../launches/core/launch.repo.ts'

/** Approves a submitted ad; the platform's review follows (ACT-130, ADM-05, ADM-06, LCH-05). */
export const adminApproveAd = defineAction('admin-approve-ad', {
  policy: adminOnly,
  async handle(transition, { targetCpc, fromLaunchDate, ...subject }) {
    const { db, now } = transition
    const fromDate = launchDateOf(fromLaunchDate)
    if (!fromDate) return { error: 'invalidDate' }
    const ad = await findAd(db, subject)
    const launch = ad && (await findLatestLaunch(db, ad.id))
    if (!ad || !launch) return { error: 'campaignNotFound' }
    const subscription = await findSubscription(db, launch.ownerId)
    if (fromLaunchDate > latestLaunchDate(now, subscription?.periodEnd ?? null))
      return { error: 'invalidDate' }
    const limits = { targetCpc: toMinorUnits(targetCpc), fromDate }
    if (!(await approveLaunch(transition, launch, limits))) return { error: 'launchFailed' }
    return { adCampaign: await readAdCampaign(transition, subject) }
  },
})
