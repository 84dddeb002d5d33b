import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { afterLift } from '@aloft/domain/ads/autopilot.rules'
import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { CallError } from '../../../action/call-error.ts'
import { defineAction } from '../../../action/define.ts'
import { onBrand } from '../../../action/policies.ts'
import { lockOwner } from '../../../ledger/ledger.repo.ts'
import { findAd, readAdCampaign } from '../core/ad-campaign.ts'
import { insertLog } from './autopilot-log.repo.ts'
import { lockAutopilot, updateAutopilot } from '../core/autopilot.repo.ts'
import { findLatestLaunch } from '../core/launch.repo.ts'
import { getAutopilotLaunch } from './autopilot-launch.ts'

/**
 * Undoes the autopilot's change to a lever of a live launch as far as possible, and stops the autopilot from moving
 * that lever again in this launch. Money that went to another ad stays there.
 */
export const liftAutopilotHold = defineAction('lift-autopilot-hold', {
  policy: onBrand(),
  async handle({ db, now, account, enqueue }, { lever, ...subject }) {
    const ad = await findAd(db, subject)
    if (!ad) throw new CallError('notFound')
    const owner = (await findLatestLaunch(db, ad.id))?.ownerId
    if (owner === undefined) return { error: 'notHeld' }
    await lockOwner(db, owner)
    const launch = await findLatestLaunch(db, ad.id)
    const autopilot = launch && (await lockAutopilot(db, launch.id))
    const stage = canonicalStatus(ad.status)
    const hold = autopilot?.holds[lever]
    if (!launch || launch.endedDate || !autopilot || !hold || hold.isLifted || !isLive(stage))
      return { error: 'notHeld' }
    const managed = await getAutopilotLaunch(db, launch, autopilot, { stage, at: now })
    const { pausedPeriod, bid, holds } = afterLift(managed, lever, now)
    const version = autopilot.version + 1
    await updateAutopilot(db, launch.id, { pausedPeriod, holds, version, ...(lever === 'bid' && { bid }) })
    await insertLog(db, { ad: launch, launch, date: now, event: 'lifted', lever })
    await enqueue(db, 'advance-launch', { launchId: launch.id })
    return { adCampaign: await readAdCampaign({ db, now, account }, subject) }
  },
})
