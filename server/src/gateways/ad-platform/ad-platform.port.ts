import type { LintRuleId } from '@aloft/domain/ads/lint/lint-rules.rules'
import type { SpecialCategory, Gender } from '@aloft/domain/balloons/campaign-settings.rules'
import type { Keyword, SuggestedKeyword } from '@aloft/domain/ads/keywords.rules'
import type { Place } from '@aloft/domain/ads/places.rules'
import type { ResultKind } from '@aloft/domain/ads/results.rules'
import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import type { Goal } from '@aloft/domain/core/goals'
import type { Currency } from '@aloft/domain/core/money'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'

/** Who sees an ad. An empty list narrows nothing. */
export interface Targeting {
  readonly locations: readonly Place[]
  readonly languages: readonly AdLanguage[]
  /** Searches that find the ad. Google only. */
  readonly keywords: readonly Keyword[]
  /** Searches that must not find it. Google only. */
  readonly negativeKeywords: readonly Keyword[]
  /** Meta only, as are age and gender. */
  readonly interests: readonly string[]
  readonly minAge: number
  /** 65 means 65 and older. */
  readonly maxAge: number
  readonly gender: Gender
  readonly specialCategories: readonly SpecialCategory[]
  /** Payer and advertiser, which Meta requires in the European Union; else empty. */
  readonly payer: string
  readonly beneficiary: string
}

/** A request to a platform. Amounts in minor units. */
export interface Campaign {
  readonly platform: AdPlatform
  readonly goal: Goal
  /** What counts as a result of it. */
  readonly resultKind: ResultKind
  readonly currency: Currency
  /** Most that may be spent on the platform over the whole launch, without commission and VAT. */
  readonly spendCap: number
  /** Whole days from the first moment that it is shown. */
  readonly days: number
  /** Most to be paid for a click, or null. Google only. */
  readonly maxCpc: number | null
  readonly targeting: Targeting
  /** Texts by the keys of the platform's copy fields, as far as they are written. */
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
}

/** One ad to run. */
export interface AdOrder extends Campaign {
  /** The page that it leads to. */
  readonly url: string
  /** Public address of its picture, or null. Meta only. */
  readonly pictureUrl: string | null
  /** When the platform got it; the same however often it is sent. */
  readonly submittedDate: Date
}

/** What was ordered of a launch may be changed while it is there; what is not given stays. */
export interface AdChange {
  readonly spendCap?: number
  readonly maxCpc?: number | null
  /** Whole days of the launch from its first moment, those that are over included. */
  readonly days?: number
}

/**
 * What a platform knows a launch by: text of any length. Calls that change a launch give the reference by which it is known
 * from then on: keep the latest one, and make the changes of one launch one after the other.
 */
export type AdRef = string

/** What a review came to, the most severe first: of several about one ad, the first counts. */
export const reviewVerdicts = ['disapproved', 'areaOfInterestOnly', 'approvedLimited', 'approved'] as const
export type ReviewVerdict = (typeof reviewVerdicts)[number]

/** What a platform has against an ad. */
export interface ReviewIssue {
  /** Our rule that says the same, where there is one. */
  readonly rule: LintRuleId | null
  /** The text it is about; null: the ad as a whole. */
  readonly key: ComponentKey | null
  readonly verdict: ReviewVerdict
  /** The platform's words, or null where the rule says it all. */
  readonly text: string | null
}

export type AdReview =
  | { readonly isDecided: false }
  | {
      readonly isDecided: true
      readonly date: Date
      readonly verdict: ReviewVerdict
      /** The most severe first. */
      readonly issues: readonly ReviewIssue[]
    }

/** How a launch stands on the platform. One that is approved and active is shown until its end. */
export const platformStatuses = ['paused', 'inReview', 'active', 'ended', 'disapproved'] as const
export type PlatformStatus = (typeof platformStatuses)[number]

/** What a part of an hour of the clock (UTC) brought: whole numbers, the spend in minor units. */
export interface ReportedHour {
  /** When the hour begins. */
  readonly date: Date
  readonly spend: number
  readonly impressions: number
  readonly clicks: number
  /** Conversions counted in the hour, of its clicks and of earlier ones. */
  readonly conversions: number
}

/** The middle 80 of 100 outcomes, and their middle. */
export interface ForecastRange {
  readonly low: number
  readonly middle: number
  readonly high: number
}

/**
 * Forecast of a campaign over its whole launch; `spend` in minor units. It includes our safety net, which ends poor runs.
 */
export interface PlatformForecast {
  /** People who match the targeting. */
  readonly people: number
  readonly spend: ForecastRange
  readonly impressions: ForecastRange
  readonly clicks: ForecastRange
  readonly conversions: ForecastRange
  /** Clicks or conversions, depending on the campaign's goal. */
  readonly results: ForecastRange
  /** Spend for one result, in minor units; null if too many launches may have none. */
  readonly costPerResult: ForecastRange | null
}

/** What one source says of a business: names of what it is and offers, the weightiest first, and sentences. */
export interface KeywordSource {
  readonly origin: 'brief' | 'website'
  readonly names: readonly string[]
  readonly texts: readonly string[]
}

/** What suggestions of keywords may rest on. */
export interface KeywordSources {
  readonly brand: string
  readonly sources: readonly KeywordSource[]
  /** Names of places that the ad is shown in. */
  readonly places: readonly string[]
  /** What a search adds to a name, such as `{} near me`. */
  readonly patterns: readonly string[]
}

/**
 * A platform that shows ads for money. Whatever may work later throws, with nothing of the ad in the message; calls
 * that change something may be made again.
 */
export interface AdPlatformGateway {
  /** Whether we make its figures up: every reply with such figures passes this on. */
  readonly isSimulated: boolean
  /** Creates an ad, paused. The same key returns the same launch, which is created only once. */
  create(order: AdOrder, key: string): Promise<AdRef>
  /**
   * The launch that was created for a key, by its latest reference, or null if there is none. For a node that may have
   * died between creating or showing it and storing its reference: an ad that is shown keeps costing money until it is
   * found and paused.
   */
  find(key: string): Promise<AdRef | null>
  /**
   * Shows the ad or stops showing it. Its days begin with the first `active`, or with its approval if that is later.
   */
  setStatus(ref: AdRef, status: 'active' | 'paused', at: Date): Promise<AdRef>
  change(ref: AdRef, change: AdChange, at: Date): Promise<AdRef>
  status(ref: AdRef, at: Date): Promise<PlatformStatus>
  review(ref: AdRef, at: Date): Promise<AdReview>
  /**
   * What it brought from one moment until another, by the hours that lie between or are touched, without those that
   * brought nothing. Partial hours are reported as such, so that reports of adjoining times add up.
   * Conversions still come in the seven days after the launch.
   */
  report(ref: AdRef, from: Date, until: Date): Promise<readonly ReportedHour[]>
  /** Forecast of a campaign; null if it reaches nobody. */
  forecast(campaign: Campaign): Promise<PlatformForecast | null>
  /**
   * Searches like the seed or, without one, searches that fit the business, best first. Empty for a platform without
   * searches.
   */
  suggestKeywords(seed: string | null, sources: KeywordSources): Promise<readonly SuggestedKeyword[]>
}
