import { briefLimits } from '@aloft/domain/briefs/brief-limits.rules'
import type { BriefValue } from '@aloft/domain/briefs/brief-merge.rules'
import { formulas, offeringTypes } from '@aloft/domain/briefs/brief-options.rules'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { goals } from '@aloft/domain/core/goals'
import { tones } from '@aloft/domain/core/tones'
import { creativeFamilies } from '@aloft/domain/creatives/creative-fonts.rules'
import type { briefs } from '@aloft/messages/en/briefs'

export type BriefKind = 'brand' | 'design' | 'campaign'
export type BriefFieldName = keyof typeof briefs.fields
/** Values of a brief by field. */
export type BriefValues = Readonly<Record<string, BriefValue>>

type Prompted = keyof typeof briefs.prompts

/** How a field of a brief is written. */
export type FieldForm =
  | { readonly name: Prompted; readonly kind: 'line' | 'lines' | 'address'; readonly maxLength: number }
  /** A text that's null if it's empty. */
  | { readonly name: Prompted; readonly kind: 'optional'; readonly maxLength: number }
  | { readonly name: Prompted; readonly kind: 'sentences' | 'words' }
  | { readonly name: BriefFieldName; readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly name: BriefFieldName; readonly kind: 'color' | 'logo' }

const tone = { name: 'toneOfVoice', kind: 'choice', options: tones } as const
const language = { name: 'language', kind: 'choice', options: adLanguageCodes } as const
const location = { name: 'location', kind: 'line', maxLength: briefLimits.location } as const
const differentiators = { name: 'differentiators', kind: 'sentences' } as const
const audiences = { name: 'audiences', kind: 'words' } as const

/** The fields of each kind of brief, in the order they are read (BRF-02 to BRF-04). */
export const briefForms: Readonly<Record<BriefKind, readonly FieldForm[]>> = {
  brand: [
    { name: 'name', kind: 'line', maxLength: briefLimits.name },
    { name: 'summary', kind: 'lines', maxLength: briefLimits.text },
    differentiators,
    audiences,
    tone,
    language,
    location,
    { name: 'websiteUrl', kind: 'address', maxLength: briefLimits.url },
  ],
  design: [
    { name: 'font', kind: 'choice', options: creativeFamilies },
    { name: 'layoutColor', kind: 'color' },
    { name: 'textColor', kind: 'color' },
    { name: 'logoImageUrl', kind: 'logo' },
  ],
  campaign: [
    { name: 'name', kind: 'line', maxLength: briefLimits.campaignName },
    { name: 'offeringType', kind: 'choice', options: offeringTypes },
    { name: 'offeringName', kind: 'line', maxLength: briefLimits.name },
    { name: 'offeringSummary', kind: 'lines', maxLength: briefLimits.text },
    { name: 'url', kind: 'address', maxLength: briefLimits.url },
    { name: 'goal', kind: 'choice', options: goals },
    { name: 'specialPurpose', kind: 'optional', maxLength: briefLimits.text },
    differentiators,
    audiences,
    { name: 'formula', kind: 'choice', options: formulas },
    tone,
    language,
    location,
  ],
}
