import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { findAd, readAdCampaign } from './ad-campaign.ts'
import { changeStatus } from './status.service.ts'

/** Takes a rejected or stopped ad back into work; its next launch is a new run (OPN-38). */
export const editAd = defineAction('edit-ad', {
  policy: onBrand(),
  async handle({ db, account, now }, subject) {
    const ad = await findAd(db, subject)
    if (!ad) return { error: 'balloonNotFound' }
    if (ad.archiveDate) return { error: 'adNotEditable', status: ad.status }
    if (ad.status !== 'IN_PROGRESS') {
      const moved = await changeStatus(db, { balloonId: ad.id, event: 'EDIT', actorId: account.id, now })
      if (moved === null) return { error: 'adNotEditable', status: ad.status }
    }
    return { adCampaign: await readAdCampaign(db, subject) }
  },
})
