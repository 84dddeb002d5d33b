import { adTextsOf } from '../balloons/ad-texts.rules.ts'
import { readAd } from '../balloons/components.rules.ts'
import type { Currency } from '../core/money.ts'
import type { Idea } from '../ideas/idea.entity.ts'
import type { AdPlatform } from '../ideas/platforms.rules.ts'
import type { BrandRole } from '../teams/roles.rules.ts'
import { type AdFailures, checkAd, checkLengths, hasChannel } from './ad-readiness.rules.ts'
import { checkAdSettings, type SettingContext, type SettingFailures } from './ad-settings.rules.ts'
import { checkAudience } from './ad-targeting.rules.ts'
import type { BalloonValues } from './ad-values.rules.ts'
import { audienceOf, lintedAudienceOf } from './audience-values.rules.ts'
import { readKeywords } from './keywords.rules.ts'
import { lintCopy, type LintFinding, type LintInput } from './lint/lint-copy.rules.ts'

/** One ad of a flow. */
export interface JudgedAd {
  readonly componentId: string
  readonly platform: AdPlatform
}

/** What's needed to judge an ad besides its own values. */
export interface JudgementContext extends SettingContext {
  /** The brand's Facebook page; null if none is linked. */
  readonly pageId: string | null
}

/** The parts of a brand that its ads are judged by. */
export type JudgedBrand = Pick<Idea, 'adAccountType' | 'facebookAdAccount' | 'url'>

/** Whoever reads an ad, with the plan and the currency of their own account. */
export interface AdReader {
  readonly role: BrandRole
  readonly planLabel: string | null
  readonly currency: Currency
}

/** What an ad of a brand is judged by. Ads are paid on the plan of the brand's owner, which nobody else knows. */
export function judgementContext(
  { adAccountType, facebookAdAccount, url }: JudgedBrand,
  platform: AdPlatform,
  { role, planLabel, currency }: AdReader,
): JudgementContext {
  return {
    currency,
    websiteUrl: url,
    adAccountType: adAccountType[platform] ?? 'provider',
    planLabel: role === 'owner' ? planLabel : null,
    pageId: facebookAdAccount?.pageId ?? null,
  }
}

/** What's missing or invalid in an ad. */
export interface FieldJudgement {
  readonly failures: AdFailures
  /** The failures about its payment, schedule and destination. */
  readonly settingFailures: SettingFailures
}

/** Everything that's missing or wrong in an ad. */
export interface AdJudgement extends FieldJudgement {
  readonly findings: readonly LintFinding[]
}

interface LintContext {
  /** That the ad is paid in. */
  readonly currency: Currency
  /** See `LintInput`. */
  readonly evidence: readonly string[] | null
}

/** What the linter reads of an ad. */
export function lintInputOf(
  values: BalloonValues,
  { componentId, platform }: JudgedAd,
  { currency, evidence }: LintContext,
): LintInput {
  const ad = readAd(values, componentId, platform)
  return {
    platform,
    texts: adTextsOf(ad),
    keywords: 'google' in ad ? readKeywords(ad.google.keywords).map(({ text }) => text) : [],
    language: ad.languages[0] ?? null,
    evidence,
    declaredCategories: audienceOf(ad).specialAdCategories,
    audience: lintedAudienceOf(ad, currency),
  }
}

/**
 * What the rules of its platform say about an ad, its texts and its audience (M10 to M14): one judgement for its
 * editor, launch and review.
 */
export function lintAd(values: BalloonValues, ad: JudgedAd, context: LintContext): readonly LintFinding[] {
  return lintCopy(lintInputOf(values, ad, context))
}

/** Judges an ad as a whole: what blocks its launch, and advice (EDT-05 to EDT-12). */
export function judgeAd(
  values: BalloonValues,
  ad: JudgedAd,
  context: JudgementContext,
  evidence: readonly string[] | null,
): AdJudgement {
  const { currency } = context
  return { ...checkFields(values, ad, context), findings: lintAd(values, ad, { currency, evidence }) }
}

/** What is missing or invalid in an ad, without what the linter finds in its texts. */
export function checkFields(
  values: BalloonValues,
  { componentId, platform }: JudgedAd,
  context: JudgementContext,
): FieldJudgement {
  const component = readAd(values, componentId, platform)
  const settingFailures = checkAdSettings(values, componentId, context)
  const content = checkAd({
    platform,
    texts: adTextsOf(component),
    hasCreative: 'meta' in component && component.meta.adCreativeId !== null,
    hasChannel: hasChannel(context.adAccountType, context.pageId),
  })
  return {
    failures: {
      ...content,
      ...checkLengths(values, component),
      ...checkAudience(component),
      ...settingFailures,
    },
    settingFailures,
  }
}
