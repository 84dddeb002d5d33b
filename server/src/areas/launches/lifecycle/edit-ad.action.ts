import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { findAd, readAdCampaign } from '../core/ad-campaign.ts'
import { findLatestLaunch } from '../core/launch.repo.ts'
import { changeStatus } from '../core/status.service.ts'
import { withdrawLaunch } from './withdraw.service.ts'

/**
 * Reopens a rejected or stopped ad for editing; launching it again creates a new launch (OPN-38). The owner may also
 * withdraw an ad that awaits payment: a payment that still arrives becomes credit.
 */
export const editAd = defineAction('edit-ad', {
  policy: onBrand(),
  async handle(transition, subject) {
    const { db, account, brand, now } = transition
    const ad = await findAd(db, subject)
    if (!ad) return { error: 'balloonNotFound' }
    if (ad.archiveDate) return { error: 'adNotEditable', status: ad.status }
    const unpaid = brand.role === 'owner' ? await findLatestLaunch(db, ad.id) : undefined
    const isWithdrawn = unpaid !== undefined && (await withdrawLaunch(transition, unpaid, account.id))
    if (ad.status !== 'IN_PROGRESS') {
      const moved = await changeStatus(db, { balloonId: ad.id, event: 'EDIT', actorId: account.id, now })
      // A withdrawn ad that had ended before it was launched again is still ended.
      if (moved === null && !isWithdrawn) return { error: 'adNotEditable', status: ad.status }
    }
    return { adCampaign: await readAdCampaign(transition, subject) }
  },
})
