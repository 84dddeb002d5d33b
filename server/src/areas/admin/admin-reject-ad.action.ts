import { defineAction } from '../../action/define.ts'
import { adminOnly } from '../../action/policies.ts'
import { findAd, readAdCampaign } from '../launches/core/ad-campaign.ts'
import { rejectLaunch } from '../launches/lifecycle/launch-transitions.service.ts'
import { findLatestLaunch } from '../launches/core/launch.repo.ts'

/** Rejects an ad that waits for review or is live, with a reason for its user (ACT-131, LCH-05). */
export const adminRejectAd = defineAction('admin-reject-ad', {
  policy: adminOnly,
  async handle(transition, { message, ...subject }) {
    const reason = message.trim()
    if (reason === '') return { error: 'reasonRequired' }
    const ad = await findAd(transition.db, subject)
    const launch = ad && (await findLatestLaunch(transition.db, ad.id))
    if (!ad || !launch) return { error: 'campaignNotFound' }
    const isRejected = await rejectLaunch(transition, launch, { actorId: transition.account.id, reason })
    if (!isRejected) return { error: 'launchFailed' }
    return { adCampaign: await readAdCampaign(transition, subject) }
  },
})
