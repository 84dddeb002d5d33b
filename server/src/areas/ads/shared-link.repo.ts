import { createToken, isTokenShaped, tokenDigest } from '../../action/tokens.ts'
import type { Db } from '../../db/db.ts'

/** A link to the report of a brand or of one of its ads, or to the preview of an ad. */
export interface SharedLinkRow {
  readonly id: string
  readonly ideaId: string
  /** Null for all ads. */
  readonly balloonId: string | null
  /** Of a report, as `readReportPeriod` reads it; null for a preview. */
  readonly period: string | null
  readonly creationDate: Date
  readonly expiryDate: Date
}
type ReportLinkRow = SharedLinkRow & { readonly period: string }
type PreviewLinkRow = SharedLinkRow & { readonly balloonId: string }

const columns = ['id', 'ideaId', 'balloonId', 'period', 'creationDate', 'expiryDate'].map(
  (column) => `link.${column}`,
)

/** Stores a link and returns its token, which can't be read again. */
export async function insertSharedLink(db: Db, link: SharedLinkRow): Promise<string> {
  const { token, digest } = createToken()
  await db('shared_link').insert({ ...link, digest })
  return token
}

/** The links to reports of a brand that work, newest first, with the names of their ads. The caller has checked access. */
export async function listReportLinks(
  db: Db,
  ideaId: string,
  now: Date,
): Promise<(ReportLinkRow & { readonly adName: string | null })[]> {
  return db('shared_link as link')
    .leftJoin('balloon', 'balloon.id', 'link.balloonId')
    .where('link.ideaId', ideaId)
    .where('link.expiryDate', '>', now)
    .whereNotNull('link.period')
    .orderBy('link.creationDate', 'desc')
    .orderBy('link.id')
    .select(...columns, { adName: 'balloon.name' })
}

/** The links to previews of an ad that work, newest first. The caller has checked access to the brand. */
export async function listPreviewLinks(
  db: Db,
  { ideaId, balloonId }: { readonly ideaId: string; readonly balloonId: string },
  now: Date,
): Promise<PreviewLinkRow[]> {
  return db('shared_link as link')
    .where({ ideaId, balloonId, period: null })
    .where('expiryDate', '>', now)
    .orderBy('creationDate', 'desc')
    .orderBy('id')
    .select(...columns)
}

/** How many links of a brand to reports or to previews work. */
export async function countSharedLinks(
  db: Db,
  ideaId: string,
  { to, now }: { readonly to: 'reports' | 'previews'; readonly now: Date },
): Promise<number> {
  const working = db('shared_link').where({ ideaId }).where('expiryDate', '>', now)
  const row = await (to === 'reports' ? working.whereNotNull('period') : working.whereNull('period'))
    .count({ count: '*' })
    .first<{ count: number }>()
  return row.count
}

/** Ends a link of a brand at once, with what was written about it. */
export async function dropSharedLink(db: Db, ideaId: string, id: string): Promise<void> {
  await db('shared_link').where({ id, ideaId }).delete()
}

type Named = { readonly brandName: string; readonly adName: string | null }

/** The link to a report of a token, with the name of its brand, if it still works and its brand isn't archived. */
export async function findReportLink(
  db: Db,
  token: string,
  now: Date,
): Promise<(ReportLinkRow & Named) | undefined> {
  return workingLink(db, token, now)
    ?.whereNotNull('link.period')
    .first(...named)
}

/** The link to a preview of a token, likewise. */
export async function findPreviewLink(
  db: Db,
  token: string,
  now: Date,
): Promise<(PreviewLinkRow & Named) | undefined> {
  return workingLink(db, token, now)
    ?.whereNull('link.period')
    .first(...named)
}

const named = [...columns, { brandName: 'idea.title', adName: 'balloon.name' }]

function workingLink(db: Db, token: string, now: Date) {
  if (!isTokenShaped(token)) return undefined
  return db('shared_link as link')
    .join('idea', 'idea.id', 'link.ideaId')
    .leftJoin('balloon', 'balloon.id', 'link.balloonId')
    .where('link.digest', tokenDigest(token))
    .where('link.expiryDate', '>', now)
    .whereNull('idea.archiveDate')
}

export async function dropExpiredSharedLinks(db: Db, now: Date): Promise<number> {
  return db('shared_link').where('expiryDate', '<', now).delete()
}
