import { fromMinorUnits } from '@aloft/domain/core/money'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { findAd, readAdCampaign } from '../core/ad-campaign.ts'
import { stopRunningAd } from './stop.service.ts'

/**
 * Stops an ad. The reply has the amount credited at once. An ad that was live is refunded after the refund delay
 * (LCH-01, LCH-02, LCH-11).
 */
export const stopAd = defineAction('stop-ad', {
  policy: onBrand(),
  async handle(transition, { reason, ...subject }) {
    const { db, account, brand } = transition
    const ad = await findAd(db, subject)
    if (!ad) return { error: 'runningAdNotFound' }
    const isByAdmin = account.isAdmin && brand.ownerId !== account.id
    const credited = await stopRunningAd(transition, {
      balloonId: ad.id,
      actorId: account.id,
      stopReason: isByAdmin ? 'admin_stopped' : 'user_stopped',
      reason: isByAdmin ? reason?.trim() || null : null,
    })
    if (credited === null) return { error: 'runningAdNotFound' }
    return { adCampaign: await readAdCampaign(transition, subject), creditedAmount: fromMinorUnits(credited) }
  },
})
