import type { BrandBrief, CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { campaignBriefOfBrand } from '@aloft/domain/briefs/campaign-brief-of-brand.rules'
import { withNewerBrandFacts } from '@aloft/domain/briefs/newer-brand-facts.rules'
import type { Db } from '../../db/db.ts'
import { findBrandBriefAt } from '../briefs/brief-change.repo.ts'
import { findAdOrigin } from './ad-generation-task.repo.ts'

/** What further texts of an ad are written from. */
export interface AdBrief {
  readonly brief: CampaignBrief
  readonly competitors: readonly string[]
}

/**
 * The brief that an ad was made from, with what was added to the brand's own since; the brand's brief for an ad that
 * was not made by us.
 */
export async function findAdBrief(
  db: Db,
  { ideaId, balloonId, brand }: { ideaId: string; balloonId: string; brand: BrandBrief },
): Promise<AdBrief> {
  const origin = await findAdOrigin(db, balloonId)
  if (!origin) return { brief: campaignBriefOfBrand(brand), competitors: [] }
  const before = await findBrandBriefAt(db, ideaId, brand, origin.date)
  return { brief: withNewerBrandFacts(origin.brief, before, brand), competitors: origin.competitors }
}
