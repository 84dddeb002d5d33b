import { z } from 'zod'
import { hexColor } from '../account/hex-color.entity.ts'
import { nameText } from '../account/name-text.entity.ts'
import { goals } from '../core/goals.ts'
import { formulas, offeringTypes } from './brief-options.rules.ts'
import { adLanguageCodes } from '../core/ad-languages.ts'
import { tones } from '../core/tones.ts'
import { briefLimits } from './brief-limits.rules.ts'

// A brief may be stored half filled: texts may be empty, choices null. brief.rules.ts says what's required.
const language = z.enum(adLanguageCodes).nullable()
const toneOfVoice = z.enum(tones).nullable()
const name = nameText(briefLimits.name)
const text = z.string().max(briefLimits.text)
const entries = z.array(z.string().max(briefLimits.entry)).max(briefLimits.entries)
const location = z.string().max(briefLimits.location)
const url = z.string().max(briefLimits.url)

/** What a brand is and who its customers are (BRF-02). */
export const brandBriefSchema = z.object({
  name,
  summary: text,
  differentiators: entries,
  audiences: entries,
  language,
  location,
  websiteUrl: url,
  toneOfVoice,
})
export type BrandBrief = z.infer<typeof brandBriefSchema>

/** What one campaign says, and why (BRF-03). */
export const campaignBriefSchema = z.object({
  name: nameText(briefLimits.campaignName),
  url,
  goal: z.enum(goals).nullable(),
  specialPurpose: text.nullable(),
  language,
  location,
  offeringType: z.enum(offeringTypes).nullable(),
  offeringName: name,
  offeringSummary: text,
  differentiators: entries,
  audiences: entries,
  formula: z.enum(formulas).nullable(),
  toneOfVoice,
})
export type CampaignBrief = z.infer<typeof campaignBriefSchema>

/** How a brand's creatives look (BRF-04). Colors are written `#rrggbb`. */
export const designBriefSchema = z.object({
  font: z.string().max(briefLimits.name),
  layoutColor: hexColor,
  textColor: hexColor,
  logoImageUrl: url.nullable(),
})
export type DesignBrief = z.infer<typeof designBriefSchema>
