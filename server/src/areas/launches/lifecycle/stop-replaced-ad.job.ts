import type { JobHandler } from '../../../queue/define.ts'
import { findFollowedAd, findLaunch } from '../core/launch.repo.ts'
import { stopRunningAd } from './stop.service.ts'

/**
 * Stops the ad that a launch replaces, because its new version is live. A job of its own: stopping locks the payer
 * before the ad, and going live has locked the new ad by then.
 */
export const stopReplacedAd: JobHandler<'stop-replaced-ad'> = {
  async run(context, { launchId }) {
    const launch = await findLaunch(context.db, launchId)
    if (!launch?.startDate || launch.endedDate) return
    const balloonId = await findFollowedAd(context.db, launch.balloonId)
    if (balloonId === null) return
    const stop = { balloonId, actorId: null, stopReason: 'replaced' } as const
    // If its user has stopped it already, nothing happens.
    await context.db.transaction((trx) => stopRunningAd({ ...context, db: trx }, stop))
  },

  async onExhausted({ log }, { launchId }) {
    log.error({ runId: launchId }, 'replaced ad could not be stopped')
  },
}
