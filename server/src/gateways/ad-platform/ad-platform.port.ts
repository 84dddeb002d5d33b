import type { AdArm } from '@aloft/domain/ads/ab-test.rules'
import type { Breakdown } from '@aloft/domain/ads/breakdowns.rules'
import type { LintRuleId } from '@aloft/domain/ads/lint/lint-rules.rules'
import type { SpecialCategory, Gender } from '@aloft/domain/balloons/campaign-settings.rules'
import type { Keyword, SuggestedKeyword } from '@aloft/domain/ads/keywords.rules'
import type { Place } from '@aloft/domain/ads/places.rules'
import type { ResultKind } from '@aloft/domain/ads/results.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import type { Goal } from '@aloft/domain/core/goals'
import type { Currency } from '@aloft/domain/core/money'
import type { CreativeFormat } from '@aloft/domain/creatives/creative-formats.rules'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'

/** Targeting of an ad. An empty list sets no restriction. */
export interface Targeting {
  readonly locations: readonly Place[]
  readonly languages: readonly AdLanguage[]
  /** Search terms that show the ad. Google only. */
  readonly keywords: readonly Keyword[]
  /** Search terms that must not show the ad. Google only. */
  readonly negativeKeywords: readonly Keyword[]
  /** Meta only, as are age and gender. */
  readonly interests: readonly string[]
  readonly minAge: number
  /** 65 means 65 or older. */
  readonly maxAge: number
  readonly gender: Gender
  readonly specialCategories: readonly SpecialCategory[]
  /** Payer and advertiser, required by Meta in the European Union; otherwise empty. */
  readonly payer: string
  readonly beneficiary: string
}

/** A campaign on a platform. Amounts in minor units. */
export interface Campaign {
  readonly platform: AdPlatform
  readonly goal: Goal
  /** Kind of result to count. */
  readonly resultKind: ResultKind
  readonly currency: Currency
  /** Most that may be spent on the platform over the whole launch, without our commission and VAT. */
  readonly spendCap: number
  /** Whole days, counted from the moment it is first shown. */
  readonly days: number
  /** Highest price per click, or null. Google only. */
  readonly maxCpc: number | null
  readonly targeting: Targeting
  /** The texts written so far, by the keys of the platform's copy fields. */
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
}

/** Public addresses of an ad's pictures, by shape. Meta only. */
export type AdPictures = Readonly<Partial<Record<CreativeFormat, string>>>

/** The second version of a tested ad; everything else is the same for both. */
export type OrderedVariant = Pick<AdOrder, 'texts' | 'pictures'>

export interface AdOrder extends Campaign {
  /** The landing page. */
  readonly url: string
  readonly pictures: AdPictures
  /** The version shown beside the original for half of the budget; null if the ad isn't tested. */
  readonly variant: OrderedVariant | null
  /** Date of the first submission; stays the same if the order is sent again. */
  readonly submittedDate: Date
}

/** Changes to a launch on the platform; fields left out stay unchanged. */
export interface AdChange {
  readonly spendCap?: number
  readonly maxCpc?: number | null
  /** Whole days of the launch from its start, including past days. */
  readonly days?: number
  /** From now on, only this version of a tested ad is shown, and the rest of the budget is for it. */
  readonly arm?: AdArm
}

/**
 * The platform's reference to a launch, a string of any length. Calls that change a launch return its new reference:
 * always store the latest one, and make changes to a launch one after the other.
 */
export type AdRef = string

/** Review verdicts, most severe first. If an ad has several, the first of these counts. */
export const reviewVerdicts = ['disapproved', 'areaOfInterestOnly', 'approvedLimited', 'approved'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]

/** A platform's objection to an ad. */
export interface ReviewIssue {
  /** Our equivalent rule, if there is one. */
  readonly rule: LintRuleId | null
  /** The field it concerns; null for the ad as a whole. */
  readonly key: ComponentKey | null
  readonly verdict: ReviewVerdict
  /** The platform's wording, or null if the rule explains it. */
  readonly text: string | null
}

export type AdReview =
  | { readonly isDecided: false }
  | {
      readonly isDecided: true
      readonly date: Date
      readonly verdict: ReviewVerdict
      /** Most severe first. */
      readonly issues: readonly ReviewIssue[]
    }

/** Status of a launch on the platform. An approved and active launch is shown until its end. */
export const platformStatuses = ['paused', 'inReview', 'active', 'ended', 'disapproved'] as const
export type PlatformStatus = (typeof platformStatuses)[number]

/** Figures for a clock hour (UTC), or a fraction of it: whole numbers, spend in minor units. */
export interface ReportedHour {
  /** Start of the hour. */
  readonly date: Date
  /** The version of the ad that was shown. */
  readonly arm: AdArm
  readonly spend: number
  readonly impressions: number
  readonly clicks: number
  /** Conversions counted in this hour, from its clicks and earlier ones. */
  readonly conversions: number
}

/** Figures of a part of a launch: a day, hour, place, device, age or search, as in the domain's breakdowns. */
export interface ReportedPart extends Omit<ReportedHour, 'date' | 'arm'> {
  readonly key: string
}

/** The middle 80 % of outcomes, and the median. */
export interface ForecastRange {
  readonly low: number
  readonly middle: number
  readonly high: number
}

/**
 * Forecast of a campaign over its whole launch; `spend` in minor units. It takes into account that our safety net stops
 * poor launches.
 */
export interface PlatformForecast {
  /** People who match the targeting. */
  readonly people: number
  readonly spend: ForecastRange
  readonly impressions: ForecastRange
  readonly clicks: ForecastRange
  readonly conversions: ForecastRange
  /** Clicks or conversions, depending on the campaign's result kind. */
  readonly results: ForecastRange
  /** Spend per result, in minor units; null if too many launches may have no results. */
  readonly costPerResult: ForecastRange | null
}

/** Words of a business from one source: names of what it is and offers, most important first, and sentences. */
export interface KeywordSource {
  readonly origin: 'brief' | 'website'
  readonly names: readonly string[]
  readonly texts: readonly string[]
}

/** Input for keyword suggestions. */
export interface KeywordSources {
  readonly brand: string
  readonly sources: readonly KeywordSource[]
  /** Names of the places in the ad's targeting. */
  readonly places: readonly string[]
  /** Phrases that searchers add to a name, such as `{} near me`. */
  readonly patterns: readonly string[]
}

/**
 * A platform that shows ads for money. Temporary failures throw, with no content of the ad in the message; calls that
 * change something may be repeated.
 */
export interface AdPlatformGateway {
  /** Whether the figures are made up. Every reply with such figures must include this flag. */
  readonly isSimulated: boolean
  /** Creates an ad, paused. The same key returns the same launch, which is created only once. */
  create(order: AdOrder, key: string): Promise<AdRef>
  /**
   * The launch created for a key, by its latest reference, or null if there is none. For a node that may have crashed
   * between creating or showing it and storing its reference: an ad that is shown costs money until it is found and
   * paused.
   */
  find(key: string): Promise<AdRef | null>
  /** Shows or pauses the ad. Its days begin with the first `active`, or with its approval if that comes later. */
  setStatus(ref: AdRef, status: 'active' | 'paused', at: Date): Promise<AdRef>
  change(ref: AdRef, change: AdChange, at: Date): Promise<AdRef>
  status(ref: AdRef, at: Date): Promise<PlatformStatus>
  review(ref: AdRef, at: Date): Promise<AdReview>
  /**
   * Figures between two moments, by clock hour and version, without empty hours, the earliest first. Hours that are
   * only partly covered are reported as such, so that reports of adjoining periods add up. Conversions still arrive
   * for seven days after the launch.
   */
  report(ref: AdRef, from: Date, until: Date): Promise<readonly ReportedHour[]>
  /** The breakdowns that the platform can report for a launch. Never by age for special categories. */
  breakdowns(ref: AdRef): Promise<readonly Breakdown[]>
  /**
   * Figures between two moments, split by one of its breakdowns: each part once, adding up to the report of the same
   * time.
   */
  breakDown(ref: AdRef, by: Breakdown, from: Date, until: Date): Promise<readonly ReportedPart[]>
  /** Forecast of a campaign; null if its targeting reaches nobody. */
  forecast(campaign: Campaign): Promise<PlatformForecast | null>
  /**
   * Search terms similar to the seed or, without one, terms that fit the business, best first. Empty for platforms
   * without search.
   */
  suggestKeywords(seed: string | null, sources: KeywordSources): Promise<readonly SuggestedKeyword[]>
}
