import { defineAction } from '../../action/define.ts'
import { adminOnly } from '../../action/policies.ts'
import { findAd, readAdCampaign } from '../runs/ad-campaign.ts'
import { rejectRun } from '../runs/run-transitions.service.ts'
import { findLatestAdRun } from '../runs/run.repo.ts'

/** Rejects an ad that waits or is shown, with the reason shown to its user (ACT-131, LCH-05). */
export const adminRejectAd = defineAction('admin-reject-ad', {
  policy: adminOnly,
  async handle(transition, { message, ...subject }) {
    const reason = message.trim()
    if (reason === '') return { error: 'reasonRequired' }
    const ad = await findAd(transition.db, subject)
    const run = ad && (await findLatestAdRun(transition.db, ad.id))
    if (!ad || !run) return { error: 'campaignNotFound' }
    const isRejected = await rejectRun(transition, run, { actorId: transition.account.id, reason })
    if (!isRejected) return { error: 'launchFailed' }
    return { adCampaign: await readAdCampaign(transition, subject) }
  },
})
