import type { BrandBrief } from '@aloft/domain/briefs/brief.entity'
import type { StoredPictures } from '@aloft/domain/scans/scan.entity'
import {
  settleWebsiteData,
  soldQuestion,
  type WebsiteAnswers,
} from '@aloft/domain/scans/website-answers.rules'
import { withFacts } from '@aloft/domain/scans/website-facts.entity'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { Db } from '../../db/db.ts'
import type { ScanResult } from '../scans/scan-task.ts'

/** Facts about a brand: its brief, and the website's data at the time the brief was created. */
export interface BrandFacts {
  readonly brief: BrandBrief
  /** With contradictions settled by the owner; open ones are left out. */
  readonly website: WebsiteData | null
  /** What they sell, in the owner's words; null if they were not asked. */
  readonly sold: string | null
  /** Our own copies of the website's pictures. */
  readonly files: StoredPictures
}

/** The facts of a brand; undefined if it has no brief yet. The caller's policy has checked access to the brand. */
export async function findBrandFacts(db: Db, ideaId: string): Promise<BrandFacts | undefined> {
  const row: FactsRow | undefined = await db('brief')
    .leftJoin('run', 'run.id', 'brief.websiteDataId')
    .where({ 'brief.ideaId': ideaId, 'brief.kind': 'brand' })
    .first('brief.data', 'brief.websiteAnswers', 'run.result')
  if (!row) return undefined
  const { data: brief, websiteAnswers: answers, result } = row
  // Text writers get neither values that other pages contradict nor the questions about them.
  const website = result?.data
    ? { ...settleWebsiteData(withFacts(result.data), answers), questions: [] }
    : null
  return { brief, website, sold: answers[soldQuestion] ?? null, files: result?.files ?? {} }
}

interface FactsRow {
  data: BrandBrief
  websiteAnswers: WebsiteAnswers
  result: ScanResult | null
}
