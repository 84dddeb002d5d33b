import { dropOldReplies } from './action/kept-reply.repo.ts'
import { dropExpiredSessions } from './areas/account/session.repo.ts'
import { systemClock } from './clock.ts'
import type { Db } from './db/db.ts'
import type { Log } from './log.ts'

const everyMs = 3_600_000

/** Removes, once an hour, what nothing can use any more: ended sessions and kept replies. Returns the stop. */
export function startHousekeeping(db: Db, log: Log): () => void {
  const tidy = async () => {
    const now = systemClock.real()
    const sessions = await dropExpiredSessions(db, now)
    const replies = await dropOldReplies(db, now)
    log.info({ sessions, replies }, 'housekeeping')
  }
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }, everyMs)
  return () => clearInterval(timer)
}
