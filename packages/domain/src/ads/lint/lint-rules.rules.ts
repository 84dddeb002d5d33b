import type { AdPlatform } from '../../ideas/platforms.rules.ts'

/** An error blocks the ad's launch; a warning only advises. */
export type LintSeverity = 'error' | 'warning'

export interface LintRule {
  readonly severity: LintSeverity
  /** Its severity above the platform's last limit. */
  readonly beyondLimit?: 'error'
  readonly platforms: readonly AdPlatform[]
  /** The platform's public page that the rule is based on, or `own`: our advice. */
  readonly source: `https://${string}` | 'own'
}

const google = ['google'] as const
const meta = ['facebook', 'instagram'] as const
const everywhere = ['google', 'facebook', 'instagram'] as const

const responsiveAds = 'https://support.google.com/google-ads/answer/7684791'
const editorial = 'https://support.google.com/adspolicy/answer/6021546'
const capitalization = 'https://support.google.com/adspolicy/answer/14848295'
const punctuation = 'https://support.google.com/adspolicy/answer/14847994'
const keywordInfo = 'https://developers.google.com/google-ads/api/reference/rpc/latest/KeywordInfo'
const adStandards = 'https://transparency.meta.com/policies/ad-standards'
const health = `${adStandards}/restricted-goods-services/health-wellness` as const
const specialCategories =
  'https://developers.facebook.com/documentation/ads-commerce/marketing-api/audiences/special-ad-category'

const politicsInEu =
  'https://about.fb.com/news/2025/07/ending-political-electoral-and-social-issue-advertising-in-the-eu/'
const payers =
  'https://developers.facebook.com/blog/post/2023/05/16/new-marketing-mpa-api-requirements-for-facebook-and-instagram-ads-targeting-eu/'
const leastBudgets = 'https://www.facebook.com/business/help/203183363050448'

/** Every rule that ads are checked against. */
export const lintRules = {
  /** A headline of more than 30 characters. */
  G01: { severity: 'error', platforms: google, source: responsiveAds },
  /** A description of more than 90 characters. */
  G02: { severity: 'error', platforms: google, source: responsiveAds },
  /** Fewer than 3 headlines or 2 descriptions. */
  G04: { severity: 'error', platforms: google, source: responsiveAds },
  /** A headline or description written twice. */
  G05: { severity: 'error', platforms: google, source: responsiveAds },
  /** Punctuation marks in a row. */
  G06: { severity: 'error', platforms: google, source: punctuation },
  /** Capitals or spaced-out letters that catch the eye. */
  G07: { severity: 'error', platforms: google, source: capitalization },
  /** Emojis and symbols that aren't text. */
  G08: { severity: 'error', platforms: google, source: punctuation },
  /** A phone number. */
  G09: { severity: 'error', platforms: google, source: editorial },
  /** "Click here". */
  G10: { severity: 'warning', platforms: google, source: editorial },
  /** A word three times in one text. */
  G11: { severity: 'warning', platforms: google, source: editorial },
  /** A headline that ends in an exclamation mark. */
  G12: { severity: 'warning', platforms: google, source: editorial },
  /** Texts that are nearly the same. */
  G14: { severity: 'warning', platforms: google, source: responsiveAds },
  /** A keyword of more than 80 characters or 10 words. */
  G16: { severity: 'error', platforms: google, source: keywordInfo },
  /** No keyword in any headline. */
  G17: { severity: 'warning', platforms: google, source: responsiveAds },
  /** A message of more than 125, or 2,200, characters. */
  M01: { severity: 'warning', beyondLimit: 'error', platforms: meta, source: 'own' },
  /** A headline of more than 40 characters. */
  M02: { severity: 'warning', platforms: ['facebook'], source: 'own' },
  /** A description of more than 30 characters. */
  M03: { severity: 'warning', platforms: ['facebook'], source: 'own' },
  /** Claims about who the readers are. */
  M04: {
    severity: 'error',
    platforms: meta,
    source: `${adStandards}/objectionable-content/privacy-violations-personal-attributes`,
  },
  /** Before and after, or a promised result. */
  M05: { severity: 'error', platforms: meta, source: health },
  /** A brand of Meta used as if it endorsed the ad. */
  M06: {
    severity: 'warning',
    platforms: meta,
    source: `${adStandards}/intellectual-property-infringement/brand-endorsement`,
  },
  /** Making readers feel bad about their looks. */
  M07: { severity: 'error', platforms: meta, source: health },
  /** An audience that's narrowed although a special ad category locks it. */
  M10: { severity: 'error', platforms: meta, source: specialCategories },
  /** Words of an undeclared special ad category. */
  M11: { severity: 'warning', platforms: meta, source: specialCategories },
  /** Politics or social issues in the European Union. */
  M12: { severity: 'error', platforms: meta, source: politicsInEu },
  /** No payer or advertiser although the ad is shown in the European Union. */
  M13: { severity: 'error', platforms: meta, source: payers },
  /** A budget below the daily minimum. */
  M14: { severity: 'error', platforms: meta, source: leastBudgets },
  /** A number or proof that the brand doesn't state. */
  B01: { severity: 'warning', platforms: everywhere, source: 'own' },
  /** A text in another language than the audience's. */
  B03: { severity: 'warning', platforms: everywhere, source: 'own' },
  /** A text that says nothing about the brand or what it sells. */
  B07: { severity: 'warning', platforms: everywhere, source: 'own' },
} as const satisfies Readonly<Record<string, LintRule>>

export type LintRuleId = keyof typeof lintRules
