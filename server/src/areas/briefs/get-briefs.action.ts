import type { BrandBrief, CampaignBrief, DesignBrief } from '@aloft/domain/briefs/brief.entity'
import { settleWebsiteData } from '@aloft/domain/scans/website-answers.rules'
import { withFacts } from '@aloft/domain/scans/website-facts.entity'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { type BriefRow, briefsOf } from './brief.repo.ts'
import { storedBrief } from './brief.wire.ts'

/** The briefs of a brand; `isArchived` asks for the archived campaign briefs, and null for all of them. */
export const getBriefs = defineAction('get-briefs', {
  policy: onBrand(),
  async handle({ db, brand }, { isArchived = false }) {
    const rows = await briefsOf(db, brand.idea.id).list(isArchived)
    const brandRow = rows.find((row) => row.kind === 'brand')
    const designRow = rows.find((row) => row.kind === 'design')
    return {
      brandBrief: brandRow
        ? {
            ...storedBrief<BrandBrief>(brandRow),
            ...websiteOf(brandRow.website_data as WebsiteData | null, brandRow),
          }
        : null,
      designBrief: designRow ? storedBrief<DesignBrief>(designRow) : null,
      campaignBriefs: rows
        .filter((row) => row.kind === 'campaign')
        .map((row) => storedBrief<CampaignBrief>(row)),
    }
  },
})

function websiteOf(data: WebsiteData | null, { website_answers: answers }: BriefRow) {
  return data
    ? { websiteData: settleWebsiteData(withFacts(data), answers), websiteAnswers: answers }
    : { websiteData: null }
}
