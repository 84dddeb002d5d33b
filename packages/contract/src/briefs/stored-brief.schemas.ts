import { brandBriefSchema, campaignBriefSchema, designBriefSchema } from '@aloft/domain/briefs/brief.entity'
import { tradeKinds } from '@aloft/domain/facts/trade-kinds.rules'
import { storedPicturesSchema } from '@aloft/domain/scans/scan.entity'
import { websiteDataSchema } from '@aloft/domain/scans/website-data.entity'
import { z } from 'zod'

/** The id of a brief of any kind. */
export const briefId = z.uuid().describe('Id of the brief.')

/** A website leads to at most one question per offer, and two more. */
export const maxWebsiteAnswers = 100

/** By question: the correct value, or null for none of them. */
export const websiteAnswersSchema = z
  .record(z.string().max(200), z.string().max(500).nullable())
  .refine((answers) => Object.keys(answers).length <= maxWebsiteAnswers)

/** Questions for the owner about their offers. */
export const soldGuesses = z
  .array(z.string())
  .optional()
  .describe('What the brand may sell, likeliest first; missing if there is nothing to ask.')

/** A stored brief with the time of its last save. */
function stored<B extends z.ZodType>(brief: B) {
  return z.object({
    _id: briefId,
    brief: brief.describe('The brief itself.'),
    updateDate: z.date().describe('When it was last saved.'),
    archiveDate: z.date().nullable().describe('When it was archived; null if it isn’t.'),
  })
}

/** The brief of a brand, with the findings from its website. */
export const storedBrandBrief = stored(brandBriefSchema).extend({
  websiteData: websiteDataSchema
    .nullable()
    .describe('What the website said, without contradicted values; null without a website.'),
  websiteAnswers: websiteAnswersSchema
    .optional()
    .describe('The owner’s answers to contradictions, already applied to `websiteData`.'),
  soldGuesses,
  files: storedPicturesSchema
    .optional()
    .describe('Our copies of the website’s pictures, by address; missing without a website.'),
  tradeKind: z.enum(tradeKinds).nullable().optional().describe('Kind of the brand’s trade, if it’s certain.'),
})

/** The brief of a brand's design. */
export const storedDesignBrief = stored(designBriefSchema)

/** The brief of one campaign. */
export const storedCampaignBrief = stored(campaignBriefSchema)

/** A brief of any kind. */
export const anyStoredBrief = stored(z.union([brandBriefSchema, campaignBriefSchema, designBriefSchema]))
