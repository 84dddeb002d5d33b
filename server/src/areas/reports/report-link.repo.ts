import { createToken, isTokenShaped, tokenDigest } from '../../action/tokens.ts'
import type { Db } from '../../db/db.ts'

/** A link to the report of a brand, or of one of its ads. */
export interface ReportLink {
  readonly id: string
  readonly ideaId: string
  /** Null for all ads. */
  readonly balloonId: string | null
  /** As `readReportPeriod` reads it. */
  readonly period: string
  readonly creationDate: Date
  readonly expiryDate: Date
}

const columns = ['id', 'ideaId', 'balloonId', 'period', 'creationDate', 'expiryDate'].map(
  (column) => `link.${column}`,
)

/** Stores a link and returns its token, which can't be read again. */
export async function insertReportLink(db: Db, link: ReportLink): Promise<string> {
  const { token, digest } = createToken()
  await db('report_link').insert({ ...link, digest })
  return token
}

/** The links of a brand that work, newest first, with the names of their ads. The caller has checked access. */
export async function listReportLinks(
  db: Db,
  ideaId: string,
  now: Date,
): Promise<(ReportLink & { readonly adName: string | null })[]> {
  return db('report_link as link')
    .leftJoin('balloon', 'balloon.id', 'link.balloonId')
    .where('link.ideaId', ideaId)
    .where('link.expiryDate', '>', now)
    .orderBy('link.creationDate', 'desc')
    .orderBy('link.id')
    .select(...columns, { adName: 'balloon.name' })
}

export async function countReportLinks(db: Db, ideaId: string, now: Date): Promise<number> {
  const row = await db('report_link')
    .where({ ideaId })
    .where('expiryDate', '>', now)
    .count({ count: '*' })
    .first<{ count: number }>()
  return row.count
}

/** Ends a link of a brand at once. */
export async function dropReportLink(db: Db, ideaId: string, id: string): Promise<void> {
  await db('report_link').where({ id, ideaId }).delete()
}

/** The link of a token, with the name of its brand, if it still works and its brand isn't archived. */
export async function findReportLink(
  db: Db,
  token: string,
  now: Date,
): Promise<(ReportLink & { readonly brandName: string; readonly adName: string | null }) | undefined> {
  if (!isTokenShaped(token)) return undefined
  return db('report_link as link')
    .join('idea', 'idea.id', 'link.ideaId')
    .leftJoin('balloon', 'balloon.id', 'link.balloonId')
    .where('link.digest', tokenDigest(token))
    .where('link.expiryDate', '>', now)
    .whereNull('idea.archiveDate')
    .first(...columns, { brandName: 'idea.title', adName: 'balloon.name' })
}

export async function dropExpiredReportLinks(db: Db, now: Date): Promise<number> {
  return db('report_link').where('expiryDate', '<', now).delete()
}
