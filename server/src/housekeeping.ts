import { findOffsetHours } from './action/caller.repo.ts'
import { deleteOldReplies } from './action/idempotency-key.repo.ts'
import { dropOldPendingEmails } from './areas/account/credentials.repo.ts'
import { deleteExpiredDevices } from './areas/account/known-device.repo.ts'
import { dropExpiredLinks } from './areas/account/mailed-link.repo.ts'
import { linkHours } from './areas/account/mailed-link.rules.ts'
import { dropExpiredSessions } from './areas/account/session.repo.ts'
import { dropExpiredSocialLogins } from './areas/account/social-login.repo.ts'
import { releaseAbandonedTexts } from './areas/ads/abandoned-texts.ts'
import { dropExpiredDownloads } from './areas/creatives/creative-download.repo.ts'
import { dropExpiredSharedLinks } from './areas/ads/shared-link.repo.ts'
import { cancelForgottenRuns, endSilentRuns } from './areas/assistant/run.repo.ts'
import { deleteOldSavedOutputs } from './areas/assistant/saved-output.repo.ts'
import { awaitedOutputMs, silentRunMs } from '@aloft/domain/assistant/assistant-limits'
import { systemClock } from './clock.ts'
import type { Db } from './db/db.ts'
import { dropOldOutbox } from './gateways/mail/outbox.repo.ts'
import type { Log } from './log.ts'
import { dropOldMails } from './mails/mail.repo.ts'

const tidyEveryMs = 3_600_000
const releaseEveryMs = 60_000
const endSilentEveryMs = 3_000

/**
 * Starts a node's periodic work besides calls and jobs; all of it is safe on many nodes at once. Returns a function to
 * stop it.
 */
export function startHousekeeping(db: Db, log: Log): () => void {
  const timers = [
    // Deletes what can't be used any more: ended sessions, abandoned logins, and mails sent long ago.
    every(tidyEveryMs, async () => {
      const now = systemClock.real()
      const sessions = await dropExpiredSessions(db, now)
      const devices = await deleteExpiredDevices(db, now)
      const replies = await deleteOldReplies(db, now)
      const socialLogins = await dropExpiredSocialLogins(db, now)
      const links =
        (await dropExpiredLinks(db, now)) +
        (await dropExpiredSharedLinks(db, now)) +
        (await dropExpiredDownloads(db, now))
      const pendingEmails = await dropOldPendingEmails(db, linkHours.changeEmail, now)
      const mails = (await dropOldMails(db, now)) + (await dropOldOutbox(db, now))
      const savedOutputs = await deleteOldSavedOutputs(db, now)
      const forgotten = await cancelForgottenRuns(db, new Date(now.getTime() - awaitedOutputMs))
      log.info({ savedOutputs, forgotten }, 'housekeeping of the assistant')
      log.info({ sessions, devices, replies, links, pendingEmails, mails, socialLogins }, 'housekeeping')
    }),
    every(releaseEveryMs, async () => {
      const now = systemClock.product(await findOffsetHours(db))
      const released = await releaseAbandonedTexts(db, now)
      if (released > 0) log.warn({ released }, 'released the tokens of abandoned texts')
    }),
    every(endSilentEveryMs, async () => {
      const ended = await endSilentRuns(db, new Date(systemClock.real().getTime() - silentRunMs))
      if (ended > 0) log.warn({ ended }, 'ended the answers of a dead node')
    }),
  ]

  function every(ms: number, work: () => Promise<void>): NodeJS.Timeout {
    return setInterval(() => {
      work().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
    }, ms)
  }
  return () => timers.forEach((timer) => clearInterval(timer))
}
