import { nextWebsiteCheck } from '@aloft/domain/flows/website-checks.rules'
import type { Db } from '../../db/db.ts'
import { cancelDueWork, scheduleDueWork } from '../../due/due-work.repo.ts'

const workOf = (ideaId: string) => ({ kind: 'check-website', subject: ideaId }) as const

/** Somebody waits for a snippet: the product checks for it by itself once they have left, from short gaps on. */
export async function startWebsiteChecks(db: Db, ideaId: string, now: Date): Promise<void> {
  await planCheck(db, ideaId, 0, now)
}

/** Plans the check after one that found nothing; none after the last. */
export async function continueWebsiteChecks(db: Db, ideaId: string, now: Date): Promise<void> {
  const done = await db('website_check').where({ ideaId }).first<{ checks: number } | undefined>('checks')
  if (done) await planCheck(db, ideaId, done.checks + 1, now)
}

/** The snippet was found. */
export async function endWebsiteChecks(db: Db, ideaId: string): Promise<void> {
  await db('website_check').where({ ideaId }).delete()
  await cancelDueWork(db, workOf(ideaId))
}

/** When the product checks next by itself; null if it doesn't. */
export async function nextCheckOf(db: Db, ideaId: string): Promise<Date | null> {
  const row = await db('website_check')
    .where({ ideaId })
    .first<{ nextDate: Date | null } | undefined>('nextDate')
  return row?.nextDate ?? null
}

async function planCheck(db: Db, ideaId: string, checks: number, now: Date): Promise<void> {
  const nextDate = nextWebsiteCheck(now, checks)
  await db('website_check')
    .insert({ ideaId, checks, nextDate })
    .onConflict('ideaId')
    .merge(['checks', 'nextDate'])
  if (nextDate) await scheduleDueWork(db, workOf(ideaId), nextDate)
}
