import { z } from 'zod'
import { goals } from '../core/goals.ts'
import { adLanguageCodes, formulas, offeringTypes } from './brief-options.rules.ts'
import { tones } from '../core/tones.ts'

// A brief may be kept half filled: texts may be empty, choices null. What must be filled in says brief.rules.ts.
const language = z.enum(adLanguageCodes).nullable()
const toneOfVoice = z.enum(tones).nullable()

/** What a brand is and whom it speaks to (BRF-02). */
export const brandBriefSchema = z.object({
  name: z.string(),
  summary: z.string(),
  differentiators: z.array(z.string()),
  audiences: z.array(z.string()),
  language,
  location: z.string(),
  websiteUrl: z.string(),
  toneOfVoice,
})
export type BrandBrief = z.infer<typeof brandBriefSchema>

/** What one campaign says, and why (BRF-03). */
export const campaignBriefSchema = z.object({
  name: z.string(),
  url: z.string(),
  goal: z.enum(goals).nullable(),
  specialPurpose: z.string().nullable(),
  language,
  location: z.string(),
  offeringType: z.enum(offeringTypes).nullable(),
  offeringName: z.string(),
  offeringSummary: z.string(),
  differentiators: z.array(z.string()),
  audiences: z.array(z.string()),
  formula: z.enum(formulas).nullable(),
  toneOfVoice,
})
export type CampaignBrief = z.infer<typeof campaignBriefSchema>

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i)

/** How a brand's creatives look (BRF-04). Colours are written `#rrggbb`. */
export const designBriefSchema = z.object({
  font: z.string(),
  layoutColor: hexColor,
  textColor: hexColor,
  logoImageUrl: z.string().nullable(),
})
export type DesignBrief = z.infer<typeof designBriefSchema>
