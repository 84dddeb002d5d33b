import type { ComponentKey } from '../../balloons/balloon-keys.rules.ts'
import { copyFields } from '../../balloons/copy-fields.rules.ts'
import type { AdLanguage } from '../../core/ad-languages.ts'
import type { AdPlatform } from '../../ideas/platforms.rules.ts'
import { checkAssetCount, checkKeywordLength, checkKeywordUse } from './assets.rules.ts'
import { checkIssueInEu, checkLeastBudget, checkPayer, checkSpecialLocks } from './audience.rules.ts'
import { checkCapitals } from './capitals.rules.ts'
import type { SpecialCategory } from '../../balloons/campaign-settings.rules.ts'
import { checkClaims } from './claims.rules.ts'
import { checkClickHere } from './click-here.rules.ts'
import { checkEndorsement } from './endorsement.rules.ts'
import { checkLanguage, languageOf } from './language.rules.ts'
import { checkLength } from './length.rules.ts'
import { type LintRule, type LintRuleId, lintRules, type LintSeverity } from './lint-rules.rules.ts'
import type { LintedAudience } from './linted-audience.rules.ts'
import type { AdCheck, LintedAd, LintedText, Span, TextCheck } from './linted-ad.rules.ts'
import { checkPersonalAttributes } from './personal-attributes.rules.ts'
import { checkPhoneNumbers } from './phone-numbers.rules.ts'
import { checkPromisedResults } from './promised-results.rules.ts'
import { checkFinalExclamation, checkRepeatedPunctuation } from './punctuation.rules.ts'
import { checkRepeatedCopy, checkRepeatedWords, checkSimilarCopy } from './repetition.rules.ts'
import { checkGenericText } from './generic-text.rules.ts'
import { checkSelfImage } from './self-image.rules.ts'
import { checkSpecialCategories } from './special-categories.rules.ts'
import { checkSymbols } from './symbols.rules.ts'
import { wordsOf } from './words.rules.ts'

/** Input of the linter. */
export interface LintInput {
  readonly platform: AdPlatform
  /** Texts of the ad by key, as typed. Missing keys are empty; keys of other platforms are ignored. */
  readonly texts: Readonly<Partial<Record<ComponentKey, string>>>
  readonly keywords: readonly string[]
  /** For the audience that the ad targets. */
  readonly language: AdLanguage | null
  /**
   * Every text of the briefs and offers that can support a number or a proof. Each list is read once: pass the same
   * array while it's unchanged, and a new one after a change. Null while it's unknown; until it's known, no claim is
   * judged.
   */
  readonly evidence: readonly string[] | null
  /** Special categories that the ad declares to Meta. */
  readonly declaredCategories: readonly SpecialCategory[]
  /** Left out if only texts are judged. */
  readonly audience?: LintedAudience
}

/** A breach of a rule. */
export interface LintFinding {
  readonly rule: LintRuleId
  readonly severity: LintSeverity
  /** The field; null for the ad as a whole. */
  readonly key: ComponentKey | null
  /** UTF-16 offsets into the text. */
  readonly span: Span | null
  /** The whole text with every breach of the rule fixed, if that's possible automatically; otherwise null. */
  readonly suggestion: string | null
  /** Values for the placeholders of the rule's message. */
  readonly details: Readonly<Record<string, string | number>>
}

type Check = { readonly each: TextCheck } | { readonly all: AdCheck }

const checks: Readonly<Record<LintRuleId, Check>> = {
  G01: { each: checkLength('headline') },
  G02: { each: checkLength('description') },
  G04: { all: checkAssetCount },
  G05: { all: checkRepeatedCopy },
  G06: { each: checkRepeatedPunctuation },
  G07: { each: checkCapitals },
  G08: { each: checkSymbols },
  G09: { each: checkPhoneNumbers },
  G10: { each: checkClickHere },
  G11: { each: checkRepeatedWords },
  G12: { each: checkFinalExclamation },
  G14: { all: checkSimilarCopy },
  G16: { all: checkKeywordLength },
  G17: { all: checkKeywordUse },
  M01: { each: checkLength('message') },
  M02: { each: checkLength('headline') },
  M03: { each: checkLength('description') },
  M04: { each: checkPersonalAttributes },
  M05: { each: checkPromisedResults },
  M06: { each: checkEndorsement },
  M07: { each: checkSelfImage },
  M10: { all: checkSpecialLocks },
  M11: { all: checkSpecialCategories },
  M12: { all: checkIssueInEu },
  M13: { all: checkPayer },
  M14: { all: checkLeastBudget },
  B01: { each: checkClaims },
  B03: { each: checkLanguage },
  B07: { each: checkGenericText },
}

const noEvidence: readonly string[] = []

function readTexts({ platform, texts }: LintInput): readonly LintedText[] {
  return copyFields[platform].flatMap((field) => {
    const text = texts[field.key] ?? ''
    if (text.trim() === '') return []
    const words = wordsOf(text)
    return [{ field, text, words, language: languageOf(words) }]
  })
}

function* faultsOf(check: Check, ad: LintedAd) {
  if ('all' in check) yield check.all(ad)
  else
    for (const text of ad.texts)
      yield check.each(text, ad).map((fault) => ({ ...fault, key: text.field.key }))
}

/**
 * What platforms would refuse in an ad's texts (errors) and what makes it weaker (warnings), in the order of the rule
 * table, and within a rule by field. Pure, and fast enough to run while somebody types.
 */
export function lintCopy(input: LintInput): readonly LintFinding[] {
  return [...lintCopyInSteps(input)].flat()
}

/**
 * The same in steps: what each rule finds in each text. For the first time that an ad is read, which takes a hundred
 * milliseconds on a phone's processor.
 */
export function* lintCopyInSteps(input: LintInput): Generator<readonly LintFinding[]> {
  const { keywords, language, declaredCategories, audience = null } = input
  const evidence = input.evidence ?? noEvidence
  const ad: LintedAd = { texts: readTexts(input), keywords, language, evidence, declaredCategories, audience }
  for (const [rule, { platforms, severity }] of Object.entries(lintRules) as [LintRuleId, LintRule][]) {
    if (!platforms.includes(input.platform) || (rule === 'B01' && !input.evidence)) continue
    for (const faults of faultsOf(checks[rule], ad))
      yield faults.map((fault) => ({ rule, severity, ...fault }))
  }
}

/** Whether findings block an ad's launch: at least one is an error. */
export function isBlocked(findings: readonly Pick<LintFinding, 'severity'>[]): boolean {
  return findings.some(({ severity }) => severity === 'error')
}
