import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { afterLift } from '@aloft/domain/ads/autopilot.rules'
import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { CallError } from '../../action/call-error.ts'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { lockOwner } from '../../ledger/ledger.repo.ts'
import { findAd, readAdCampaign } from './ad-campaign.ts'
import { insertLog } from './autopilot-log.repo.ts'
import { holdPilot, updatePilot } from './pilot.repo.ts'
import { findLatestAdRun } from './run.repo.ts'
import { steeredRunOf } from './steered-run.ts'

/**
 * Takes a lever of a live run back from its autopilot: what can be undone is undone, and it is not moved again in this
 * run. Money that went to another ad stays there.
 */
export const liftAutopilotHold = defineAction('lift-autopilot-hold', {
  policy: onBrand(),
  async handle({ db, now, jobs }, { lever, ...subject }) {
    const ad = await findAd(db, subject)
    if (!ad) throw new CallError('notFound')
    const owner = (await findLatestAdRun(db, ad.id))?.ownerId
    if (owner === undefined) return { error: 'notHeld' }
    await lockOwner(db, owner)
    const run = await findLatestAdRun(db, ad.id)
    const pilot = run && (await holdPilot(db, run.id))
    const stage = canonicalStatus(ad.status)
    const hold = pilot?.holds[lever]
    if (!run || run.endedDate || !pilot || !hold || hold.isLifted || !isLive(stage))
      return { error: 'notHeld' }
    const steered = await steeredRunOf(db, run, pilot, { stage, at: now })
    const { pausedPeriod, bid, holds } = afterLift(steered, lever, now)
    const version = pilot.version + 1
    await updatePilot(db, run.id, { pausedPeriod, holds, version, ...(lever === 'bid' && { bid }) })
    await insertLog(db, { ad: run, run, date: now, event: 'lifted', lever })
    await jobs.add('advance-run', { runId: run.id })
    return { adCampaign: await readAdCampaign({ db, now }, subject) }
  },
})
