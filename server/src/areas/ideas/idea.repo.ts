import { siteHost } from '@aloft/domain/core/url'
import type { IdeaRow } from '../../action/caller.ts'
import { ideaFiles } from '../../action/caller.repo.ts'
import type { Db } from '../../db/db.ts'
import type { IdeaSummaryRow } from './idea.wire.ts'
import { insertMedia, keepUploads, type Upload } from './media.repo.ts'

const summaryColumns = ['id', 'title', 'teamId', 'design', 'creationDate', 'archiveDate'] as const

/** All columns of a brand, with the addresses of its files. */
const wholeIdea = (db: Db) => [
  'idea.*',
  ...Object.entries(ideaFiles).map(([name, sql]) => db.raw(`${sql} as ??`, [name])),
]

interface Sibling {
  id: string
  title: string
  url: string | null
  archiveDate: Date | null
}

/** The brands of one account: its own, and those of the teams it owns or has joined, including archived ones. */
export function ideasOf(db: Db, userId: string) {
  return {
    /** Oldest first. */
    async list(): Promise<IdeaSummaryRow[]> {
      return db('idea')
        .where((own) => own.where({ userId }).whereNull('teamId'))
        .orWhereIn('teamId', teamIdsOf(db, userId))
        .orderBy('creationDate')
        .select(summaryColumns)
    },

    /** Titles and sites to compare a new brand with, either of the account itself or of one team. */
    async siblings(teamId: string | null): Promise<Sibling[]> {
      return db('idea')
        .where(teamId ? { teamId } : { userId, teamId: null })
        .select('id', 'title', 'url', 'archiveDate')
    },

    async insert(idea: {
      id: string
      teamId: string | null
      title: string
      url: string | null
      /** Values that the account stored before it had a brand (OPN-35). */
      adGenData: IdeaRow['adGenData']
      now: Date
    }): Promise<IdeaRow> {
      const rows: IdeaRow[] = await db('idea')
        .insert({
          id: idea.id,
          userId,
          teamId: idea.teamId,
          title: idea.title,
          url: idea.url,
          urlHost: idea.url && (siteHost(idea.url) || null),
          adGenData: JSON.stringify(idea.adGenData),
          creationDate: idea.now,
        })
        .returning(wholeIdea(db))
      const [row] = rows
      if (!row) throw new Error('the new brand was not returned')
      return row
    },

    /** Selects a brand as the account's current one. */
    async open(ideaId: string, now: Date): Promise<void> {
      await db('idea').where({ id: ideaId }).update({ lastOpenDate: now })
      await db('user_account').where({ id: userId }).update({ selectedIdeaId: ideaId })
    },

    /**
     * Locks the account, so that its brands are created one after the other and parallel calls can't exceed a limit.
     * Returns the account's plan.
     */
    async lock(): Promise<string> {
      const row = await db('user_account')
        .where({ id: userId })
        .forNoKeyUpdate()
        .first<{ planLabel: string } | undefined>('planLabel')
      if (!row) throw new Error(`account ${userId} is gone`)
      return row.planLabel
    },
  }
}

function teamIdsOf(db: Db, userId: string) {
  return db('team')
    .where({ ownerId: userId })
    .select('id')
    .union(db('team_member').where({ userId, inviteStatus: 'confirmed' }).select('teamId'))
}

export async function isIdea(db: Db, id: string): Promise<boolean> {
  return (await db('idea').where({ id }).first('id')) !== undefined
}

/** A brand, for jobs and mails; calls get it with their access to it. */
export async function findIdea(db: Db, id: string): Promise<IdeaRow | undefined> {
  return db('idea').where({ id }).first<IdeaRow | undefined>(wholeIdea(db))
}

/** Deselects a brand for all accounts; each then uses its first remaining brand. */
export async function deselectIdea(db: Db, ideaId: string): Promise<void> {
  await db('user_account').where({ selectedIdeaId: ideaId }).update({ selectedIdeaId: null })
}

/** Columns of a brand that can be changed. */
export type IdeaChange = Partial<
  Pick<
    IdeaRow,
    | 'title'
    | 'url'
    | 'subdomain'
    | 'industry'
    | 'description'
    | 'tags'
    | 'uploadedImages'
    | 'uploadedVideos'
    | 'design'
    | 'snippet'
    | 'siteBuilder'
    | 'teamId'
    | 'userId'
    | 'archiveDate'
  > & { urlHost: string | null }
>

/** Changes a brand; the caller's policy has checked access to it. */
export async function changeIdea(
  db: Db,
  ideaId: string,
  { uploadedImages, uploadedVideos, ...change }: IdeaChange,
): Promise<IdeaRow> {
  if (uploadedImages) await keepUploads(db, ideaId, 'image', uploadedImages)
  if (uploadedVideos) await keepUploads(db, ideaId, 'video', uploadedVideos)
  const columns = Object.entries(change).map(([column, value]) => [
    column,
    typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
  ])
  const rows: IdeaRow[] =
    columns.length === 0
      ? await db('idea').where({ id: ideaId }).select(wholeIdea(db))
      : await db('idea').where({ id: ideaId }).update(Object.fromEntries(columns)).returning(wholeIdea(db))
  const [row] = rows
  if (!row) throw new Error(`brand ${ideaId} is gone`)
  return row
}

/** Adds an upload to a brand and returns the brand. */
export async function addIdeaUpload(db: Db, ideaId: string, file: Upload, now: Date): Promise<IdeaRow> {
  await insertMedia(db, ideaId, file, now)
  return changeIdea(db, ideaId, {})
}

/** Whether another brand has a subdomain. Waits for transactions that are about to take it. */
export async function isSubdomainTaken(db: Db, ideaId: string, subdomain: string): Promise<boolean> {
  await db.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`subdomain:${subdomain}`])
  const row = await db('idea')
    .whereRaw('lower(subdomain) = ?', [subdomain])
    .whereNot({ id: ideaId })
    .first('id')
  return row !== undefined
}

/** Sets the logo of a brand; the caller's policy has checked access to it. */
export async function setIdeaLogo(db: Db, ideaId: string, logoImageUrl: string | null): Promise<void> {
  await db('idea')
    .where({ id: ideaId })
    .update({ design: db.raw(`design || jsonb_build_object('logoImageUrl', ?::text)`, [logoImageUrl]) })
}

/** The logo of a brand, for jobs; calls get it with their access to the brand. */
export async function findLogo(db: Db, ideaId: string): Promise<string | null> {
  const row = await db('idea')
    .where({ id: ideaId })
    .first<{ design: IdeaRow['design'] } | undefined>('design')
  return row?.design.logoImageUrl ?? null
}
