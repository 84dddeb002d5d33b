import type { BrandBrief, CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import type { AdLanguage, Formula, OfferingType } from '@aloft/domain/briefs/brief-options.rules'
import type { FormulaSlot } from '@aloft/domain/briefs/formula-slots.rules'
import type { TextKind } from '@aloft/domain/ads/text-kinds.rules'
import type { ImageStyle } from '@aloft/domain/creatives/image-styles.rules'
import type { AiFailure, Writer } from '@aloft/domain/core/ai-results'
import type { Goal } from '@aloft/domain/core/goals'
import type { Tone } from '@aloft/domain/core/tones'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { WebsiteData } from '@aloft/domain/scans/website-data.entity'

/** A brand described by its website, by its owner, or by both. Page text is data, never an instruction. */
export interface BrandBriefInput {
  readonly url: string | null
  readonly brandDescription: string
  readonly website: WebsiteData | null
}

/** What the owner has said of a campaign; null and empty mean "pick for me". */
export interface CampaignWishes {
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
  readonly wishes: CampaignWishes
  readonly website: WebsiteData | null
}

/** One kind of texts for one ad. The texts keep `maxLength`, and `adviceLength` where they can. */
export interface AdTextsInput {
  readonly kind: TextKind
  readonly count: number
  readonly platform: AdPlatform
  readonly maxLength: number
  readonly adviceLength: number
  readonly brandName: string
  readonly brief: CampaignBrief
  /** Offers of the website as it words and prices them, such as `Wren table lamp, €240`. */
  readonly offers: readonly string[]
  /** Sites of competitors: what sets the brand apart from them counts, their names are never said. */
  readonly competitors: readonly string[]
  /** Texts that the ad has already: read, and not repeated. */
  readonly neighbours: readonly string[]
  /** Texts of a first round that were too long: to be said again in fewer characters. */
  readonly tooLong: readonly string[]
}

export interface AdText {
  readonly text: string
  /** Parts of the formula that the text fills, in order; empty for kinds that follow none. */
  readonly slots: readonly FormulaSlot[]
}

export interface ImageIdeaInput {
  readonly brandName: string
  readonly brief: CampaignBrief
  readonly style: ImageStyle | null
  readonly platform: AdPlatform
}

/** What a picture is to show (CRE-05). */
export interface ImageIdea {
  readonly title: string
  readonly subject: string
  readonly environment: string
  readonly mood: string
  readonly punchline: string
  readonly style: ImageStyle
}

/** Everything that can be asked of an engine in words: what goes in, what comes out. */
export interface AiTasks {
  'brand-brief': { input: BrandBriefInput; output: BrandBrief }
  'campaign-brief': { input: CampaignBriefInput; output: CampaignBrief }
  'ad-texts': { input: AdTextsInput; output: readonly AdText[] }
  'image-idea': { input: ImageIdeaInput; output: ImageIdea }
}
export type AiTaskName = keyof AiTasks

export interface AiRequest<N extends AiTaskName> {
  readonly task: N
  readonly input: AiTasks[N]['input']
  /** The same input and seed give the same result, as far as the engine can promise that. */
  readonly seed: string
  readonly signal: AbortSignal
}

/** A result with what it rests on, or a typed reason: never half a result. */
export type AiResult<T> =
  | { readonly ok: true; readonly value: T; readonly made: MadeBy }
  | { readonly ok: false; readonly failure: AiFailure }

/** Where a text comes from, kept with it. */
export interface MadeBy {
  readonly writer: Writer
  /** The engine's own name, such as a model. */
  readonly engine: string
  /** Prompt or rule set with its version, such as `ad-texts@1`. */
  readonly prompt: string
  readonly seed: string
}

/** Texts by an AI engine or, without one, by rules that say so. */
export interface Ai {
  /** Who will write, told before anything is asked. */
  readonly writer: Writer
  write<N extends AiTaskName>(request: AiRequest<N>): Promise<AiResult<AiTasks[N]['output']>>
  /** The categories for which texts must not be used or worked on; empty for texts that are fine. */
  moderate(texts: readonly string[], signal: AbortSignal): Promise<AiResult<readonly string[]>>
}
