import { brandTrade } from '@aloft/copywriter/facts/brand-trade'
import type { BrandBrief, CampaignBrief, DesignBrief } from '@aloft/domain/briefs/brief.entity'
import { soldGuesses } from '@aloft/copywriter/facts/sold-guesses'
import { campaignBriefOfBrand } from '@aloft/domain/briefs/campaign-brief-of-brand.rules'
import type { StoredPictures } from '@aloft/domain/scans/scan.entity'
import { settleWebsiteData, soldQuestion } from '@aloft/domain/scans/website-answers.rules'
import { withFacts } from '@aloft/domain/scans/website-facts.entity'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import { type BriefRow, briefsOf } from './brief.repo.ts'
import { storedBrief } from './brief.wire.ts'

/** The briefs of a brand; `isArchived` selects archived or current campaign briefs, and null both. */
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
            ...websiteOf(brandRow.websiteData as WebsiteData | null, brandRow),
            ...(brandRow.files !== null && { files: brandRow.files as StoredPictures }),
          }
        : null,
      designBrief: designRow ? storedBrief<DesignBrief>(designRow) : null,
      campaignBriefs: rows
        .filter((row) => row.kind === 'campaign')
        .map((row) => storedBrief<CampaignBrief>(row)),
    }
  },
})

function websiteOf(read: WebsiteData | null, { data, websiteAnswers: answers }: BriefRow) {
  const websiteData = read && settleWebsiteData(withFacts(read), answers)
  const brief = data as BrandBrief
  const known = { brandName: brief.name, brief: campaignBriefOfBrand(brief), website: websiteData }
  const guesses = soldGuesses(known)
  return {
    websiteData,
    ...((websiteData || Object.keys(answers).length > 0) && { websiteAnswers: answers }),
    tradeKind: brandTrade({ ...known, sold: answers[soldQuestion] ?? null })?.kind ?? null,
    ...(guesses && { soldGuesses: [...guesses] }),
  }
}
