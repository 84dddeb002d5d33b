import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import type { BrandBrief, CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { Formula, OfferingType } from '@aloft/domain/briefs/brief-options.rules'
import type { FormulaSlot } from '@aloft/domain/briefs/formula-slots.rules'
import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import type { Angle } from '@aloft/domain/facts/angles.rules'
import type { ImageIdea } from '@aloft/domain/creatives/image-idea.entity'
import type { ImageStyle } from '@aloft/domain/creatives/image-styles.rules'
import type { Goal } from '@aloft/domain/core/goals'
import type { Tone } from '@aloft/domain/core/tones'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'
import type { TextRefusal } from './rules/text-refusals.ts'

export type { ImageIdea }

/** A brand described by its website, by its owner, or by both. Page text is data, never an instruction. */
export interface BrandBriefInput {
  readonly url: string | null
  readonly brandDescription: string
  readonly website: WebsiteData | null
}

/** What the owner has said about a campaign; null and empty mean "pick for me". */
export interface CampaignPreferences {
  readonly name: string
  readonly url: string
  readonly goal: Goal | null
  readonly specialPurpose: string
  readonly language: AdLanguage | null
  readonly location: string
  readonly offeringType: OfferingType | null
  readonly offeringName: string
  readonly offeringSummary: string
  readonly formula: Formula | null
  readonly toneOfVoice: Tone | null
}

export interface CampaignBriefInput {
  readonly brandBrief: BrandBrief
  readonly preferences: CampaignPreferences
  readonly website: WebsiteData | null
  /** What the owner says they sell; null if nobody asked. */
  readonly sold: string | null
}

/** One kind of text for one ad. The texts keep to `maxLength`, and to `adviceLength` if they can. */
export interface AdTextsInput {
  readonly kind: TextKind
  readonly count: number
  readonly platform: AdPlatform
  readonly maxLength: number
  readonly adviceLength: number
  readonly brandName: string
  readonly brief: CampaignBrief
  /** With contradictions settled by the owner; null if no website was read. */
  readonly website: WebsiteData | null
  /** What the owner says they sell, in a few words; null if nobody asked. */
  readonly sold: string | null
  /** Sites of competitors: what sets the brand apart from them counts, but their names are never mentioned. */
  readonly competitors: readonly string[]
  /** Texts that the ad already has, which must not be repeated. */
  readonly neighbors: readonly string[]
  /** Texts of a first round that broke a rule and must be written again without breaking it. */
  readonly refused: readonly RefusedText[]
}

/** A text that can't be in an ad, and why. */
export interface RefusedText {
  readonly text: string
  readonly reason: TextRefusal
}

export interface AdText {
  readonly text: string
  /** Parts of the formula that the text fills, in order; empty for kinds that follow none. */
  readonly slots: readonly FormulaSlot[]
  /** Its appeal; null for kinds without one, such as keywords. */
  readonly angle: Angle | null
  /** IDs of the facts it uses (`AdFacts`). */
  readonly facts: readonly string[]
}

/** Texts that follow the rules, and the others with the rule they break. */
export interface Judged {
  readonly good: readonly AdText[]
  readonly refused: readonly RefusedText[]
}

export interface ImageIdeaInput {
  readonly brandName: string
  readonly brief: CampaignBrief
  readonly website: WebsiteData | null
  /** What the owner says they sell; null if nobody asked. */
  readonly sold: string | null
  readonly style: ImageStyle | null
  readonly platform: AdPlatform
  /** Lines on the pictures of the brand's other ads. This picture doesn't repeat them while it has others. */
  readonly usedLines: readonly string[]
}

/** Several ideas for pictures of one brand or ad, each about another fact. */
export interface ImageIdeasInput extends Omit<ImageIdeaInput, 'platform' | 'usedLines'> {
  readonly count: number
}

/** Every task for an engine that works with words: its input and its output. */
export interface AiTasks {
  'brand-brief': { input: BrandBriefInput; output: BrandBrief }
  'campaign-brief': { input: CampaignBriefInput; output: CampaignBrief }
  'ad-texts': { input: AdTextsInput; output: readonly AdText[] }
  'image-idea': { input: ImageIdeaInput; output: ImageIdea }
  'image-ideas': { input: ImageIdeasInput; output: readonly ImageIdea[] }
}
