import { adOrderOf } from '@aloft/domain/ads/ad-order.rules'
import { checkAutopilotSwitch } from '@aloft/domain/ads/autopilot.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { CallError } from '../../../action/call-error.ts'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { findBalloonForUpdate } from '../../balloons/balloon.repo.ts'
import { adCampaignOf, isAdOf } from '../core/ad-campaign.ts'
import { switchAutopilot } from '../core/autopilot.repo.ts'

/** Switches the autopilot of an ad on or off, starting with its next launch (ACT-083, AUT-01, AUT-02). */
export const setAutopilot = defineAction('set-autopilot', {
  policy: onBrand(),
  async handle({ db, now, account }, subject) {
    const { ideaId, balloonId, componentId, isOn } = subject
    // Locked, so that it can't be launched in the meantime.
    const ad = await findBalloonForUpdate(db, ideaId, balloonId)
    if (!ad || !isAdOf(ad, componentId)) throw new CallError('notFound')
    const recurrence = adOrderOf(readValues(ad.data), componentId)?.fundingRecurrence ?? 'oneOff'
    const refusal = checkAutopilotSwitch({ recurrence, status: ad.status })
    if (refusal) return { error: refusal }
    await switchAutopilot(db, subject, isOn)
    return { adCampaign: await adCampaignOf({ db, now, account }, ad, componentId) }
  },
})
