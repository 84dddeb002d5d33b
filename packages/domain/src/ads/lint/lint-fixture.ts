import type { ComponentKey } from '../../balloons/balloon-keys.rules.ts'
import type { LintInput } from './lint-copy.rules.ts'
import type { LintRuleId } from './lint-rules.rules.ts'

/** A text, or an ad, and what a rule finds in it. */
export interface LintFixture {
  readonly rule: LintRuleId
  readonly input: LintInput
  /** The rule's first finding; null if there's none. */
  readonly finds: {
    readonly key: ComponentKey | null
    /** The text in the span. */
    readonly at: string | null
    readonly suggestion: string | null
  } | null
}

/** Changes to an ad with one text and without keywords, evidence and audience. */
export type Around = Partial<Omit<LintInput, 'platform'>>

function platformOf(key: ComponentKey): LintInput['platform'] {
  if (key.startsWith('ig')) return 'instagram'
  return key.startsWith('fb') ? 'facebook' : 'google'
}

function inputOf(key: ComponentKey, text: string, around: Around): LintInput {
  return {
    platform: platformOf(key),
    keywords: [],
    language: null,
    evidence: [],
    declaredCategories: [],
    ...around,
    texts: { ...around.texts, [key]: text },
  }
}

/** A text that breaks a rule: where, and its corrected form. */
export function bad(
  rule: LintRuleId,
  key: ComponentKey,
  text: string,
  at: string,
  suggestion: string | null = null,
  around: Around = {},
): LintFixture {
  return { rule, input: inputOf(key, text, around), finds: { key, at, suggestion } }
}

/** A text that comes close to breaking a rule but doesn't. */
export function good(rule: LintRuleId, key: ComponentKey, text: string, around: Around = {}): LintFixture {
  return { rule, input: inputOf(key, text, around), finds: null }
}

/** An ad that breaks a rule as a whole, or in its keywords. */
export function badAd(rule: LintRuleId, key: ComponentKey | null, around: Around): LintFixture {
  const input = {
    platform: 'google',
    keywords: [],
    language: null,
    evidence: [],
    declaredCategories: [],
  } as const
  return { rule, input: { texts: {}, ...input, ...around }, finds: { key, at: null, suggestion: null } }
}

/** An ad that comes close to breaking a rule about ads but doesn't. */
export function goodAd(rule: LintRuleId, around: Around): LintFixture {
  return { ...badAd(rule, null, around), finds: null }
}
