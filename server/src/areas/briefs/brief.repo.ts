import type { BrandBrief, CampaignBrief, DesignBrief } from '@aloft/domain/briefs/brief.entity'
import type { WebsiteAnswers } from '@aloft/domain/scans/website-answers.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../db/db.ts'

export type BriefKind = 'brand' | 'design' | 'campaign'

export interface BriefRow {
  id: string
  kind: BriefKind
  data: BrandBrief | DesignBrief | CampaignBrief
  websiteDataId: string | null
  websiteAnswers: WebsiteAnswers
  updateDate: Date
  creationDate: Date
  archiveDate: Date | null
}

/** The owner's answers about a brand besides its brief. */
export interface BriefWebsite {
  /**
   * The website the brief was created from: its answers replace the stored ones. If null, the answers are added to
   * them.
   */
  readonly dataId: string | null
  readonly answers: WebsiteAnswers
}

/** The briefs of one brand; the caller's policy has checked access to it. */
export function briefsOf(db: Db, ideaId: string) {
  return {
    /**
     * Newest first, each with the data of the website it was created from, if any. Null lists both archived and current
     * ones.
     */
    async list(isArchived: boolean | null): Promise<(BriefRow & { websiteData: unknown; files: unknown })[]> {
      return db('brief')
        .leftJoin('run', 'run.id', 'brief.websiteDataId')
        .where('brief.ideaId', ideaId)
        .where((kind) => {
          if (isArchived === null) return
          // A brand has one brand brief and one design brief, which are never archived.
          void kind
            .whereNot('brief.kind', 'campaign')
            .orWhereRaw('(brief.archive_date is not null) = ?', [isArchived])
        })
        .orderBy('brief.creationDate', 'desc')
        .select('brief.*', {
          websiteData: db.raw(`run.result -> 'data'`),
          files: db.raw(`run.result -> 'files'`),
        })
    },

    /** A campaign brief of this brand, unless it is archived. */
    async findCampaign(id: string): Promise<CampaignBrief | undefined> {
      const row: { data: CampaignBrief } | undefined = await db('brief')
        .where({ id, ideaId, kind: 'campaign', archiveDate: null })
        .first('data')
      return row?.data
    },

    /** The design brief; null if none was saved. */
    async findDesign(): Promise<DesignBrief | null> {
      const row: { data: DesignBrief } | undefined = await db('brief')
        .where({ ideaId, kind: 'design' })
        .first('data')
      return row?.data ?? null
    },

    /** A brief with the data of the website it was created from. */
    async findWithWebsite(id: string): Promise<(BriefRow & { websiteData: WebsiteData | null }) | undefined> {
      return db('brief')
        .leftJoin('run', 'run.id', 'brief.websiteDataId')
        .where({ 'brief.id': id, 'brief.ideaId': ideaId })
        .first('brief.*', { websiteData: db.raw(`run.result -> 'data'`) })
    },

    /** The only brief of its kind, or a campaign brief that is not archived; locked until the transaction ends. */
    async hold(kind: BriefKind, id: string | null): Promise<BriefRow | undefined> {
      const rows: BriefRow[] = await db('brief')
        .where({ ideaId, kind, archiveDate: null, ...(id !== null && { id }) })
        .forUpdate()
      return rows[0]
    },

    /** Archives a campaign brief, or restores it if `date` is null. A brief that is already archived keeps its date. */
    async archiveCampaign(id: string, date: Date | null): Promise<BriefRow | undefined> {
      const rows: BriefRow[] = await db('brief')
        .where({ id, ideaId, kind: 'campaign' })
        .update({ archiveDate: date && db.raw('coalesce(archive_date, ?)', [date]) })
        .returning('*')
      return rows[0]
    },

    /** Saves the only brief of its kind. */
    async saveOnly(
      kind: 'brand' | 'design',
      data: BriefRow['data'],
      website: BriefWebsite | null,
      now: Date,
    ): Promise<BriefRow> {
      const answers = JSON.stringify(website?.answers ?? {})
      const read = website?.dataId
        ? { websiteDataId: website.dataId, websiteAnswers: answers }
        : website && { websiteAnswers: db.raw('brief.website_answers || ?::jsonb', [answers]) }
      const rows: BriefRow[] = await db('brief')
        .insert({
          id: uuidv7(),
          ideaId,
          kind,
          data: JSON.stringify(data),
          ...(website?.dataId && { websiteDataId: website.dataId }),
          ...(website && { websiteAnswers: answers }),
          creationDate: now,
          updateDate: now,
        })
        .onConflict(db.raw(`(idea_id, kind) where kind <> 'campaign'`))
        .merge({
          data: JSON.stringify(data),
          updateDate: now,
          // Later edits keep the website that the brief was first created from.
          ...(read ?? { websiteAnswers: db.raw('brief.website_answers || ?::jsonb', [answers]) }),
        })
        .returning('*')
      return onlyRow(rows)
    },

    /** Undefined if the id is taken, by another brand or by an archived brief. */
    async insertCampaign(id: string, data: CampaignBrief, now: Date): Promise<BriefRow | undefined> {
      const rows: BriefRow[] = await db('brief')
        .insert({
          id,
          ideaId,
          kind: 'campaign',
          data: JSON.stringify(data),
          creationDate: now,
          updateDate: now,
        })
        .onConflict('id')
        .ignore()
        .returning('*')
      return rows[0]
    },

    async updateCampaign(id: string, data: CampaignBrief, now: Date): Promise<BriefRow> {
      const rows: BriefRow[] = await db('brief')
        .where({ id, ideaId, kind: 'campaign' })
        .update({ data: JSON.stringify(data), updateDate: now })
        .returning('*')
      return onlyRow(rows)
    },
  }
}

function onlyRow(rows: BriefRow[]): BriefRow {
  const [row] = rows
  if (!row) throw new Error('the saved brief was not returned')
  return row
}
