import type { BrandBrief, CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { campaignBriefOfBrand } from '@aloft/domain/briefs/campaign-brief-of-brand.rules'
import { withNewerBrandFacts } from '@aloft/domain/briefs/newer-brand-facts.rules'
import type { Db } from '../../db/db.ts'
import { findBrandBriefAt } from '../briefs/brief-change.repo.ts'
import { findAdOrigin } from './ad-generation-task.repo.ts'

/** Input for writing more texts of an ad. */
export interface AdBrief {
  readonly brief: CampaignBrief
  readonly competitors: readonly string[]
}

/**
 * The brief an ad was generated from, with later additions to the brand's brief; for an ad we did not generate, the
 * brand's brief.
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
