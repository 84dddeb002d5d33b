import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import type { KeptPictures } from '@aloft/domain/scans/scan.entity'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { Db } from '../../db/db.ts'
import type { ScanResult } from '../scans/scan-run.ts'

/** What is known of a brand: its brief, and what its website said when the brief was made. */
export interface BrandFacts {
  readonly brief: BrandBrief
  readonly website: WebsiteData | null
  /** Our own copies of the website's pictures. */
  readonly files: KeptPictures
}

/** The facts of a brand; undefined where it has no brief yet. The caller's rights on it were checked by the policy. */
export async function findBrandFacts(db: Db, ideaId: string): Promise<BrandFacts | undefined> {
  const row: { data: BrandBrief; result: ScanResult | null } | undefined = await db('brief')
    .leftJoin('run', 'run.id', 'brief.website_data_id')
    .where({ 'brief.idea_id': ideaId, 'brief.kind': 'brand' })
    .first('brief.data', 'run.result')
  return row && { brief: row.data, website: row.result?.data ?? null, files: row.result?.files ?? {} }
}
