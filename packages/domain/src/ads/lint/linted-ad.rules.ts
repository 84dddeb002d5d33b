import type { ComponentKey } from '../../balloons/balloon-keys.rules.ts'
import type { CopyField } from '../../balloons/copy-fields.rules.ts'
import type { AdLanguage } from '../../core/ad-languages.ts'
import type { SpecialCategory } from '../../balloons/campaign-settings.rules.ts'
import type { LintedAudience } from './linted-audience.rules.ts'
import type { LintSeverity } from './lint-rules.rules.ts'
import type { Word } from './words.rules.ts'

/** A text of an ad that isn't blank, read for the checks. */
export interface LintedText {
  readonly field: CopyField
  readonly text: string
  readonly words: readonly Word[]
  /** The language it is clearly written in. */
  readonly language: AdLanguage | null
}

/** An ad read for the checks. */
export interface LintedAd {
  readonly texts: readonly LintedText[]
  readonly keywords: readonly string[]
  /** For the audience. */
  readonly language: AdLanguage | null
  readonly evidence: readonly string[]
  readonly declaredCategories: readonly SpecialCategory[]
  /** Null if only texts are judged. */
  readonly audience: LintedAudience | null
}

/** UTF-16 offsets into a text. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A breach of a check's only rule. */
export interface Fault {
  /** Set if it differs from the rule's. */
  readonly severity?: LintSeverity
  readonly span: Span | null
  readonly suggestion: string | null
  readonly details: Readonly<Record<string, string | number>>
}

/** A breach found in the ad as a whole. */
export interface AdFault extends Fault {
  readonly key: ComponentKey | null
}

export type TextCheck = (text: LintedText, ad: LintedAd) => readonly Fault[]
export type AdCheck = (ad: LintedAd) => readonly AdFault[]

/** The span of a text without the space around it. */
export function wholeOf(text: string): Span {
  return { start: text.length - text.trimStart().length, end: text.trimEnd().length }
}

/** A fault that can't be fixed automatically, with the words it concerns. */
export function faultAt(text: string, span: Span, details: Fault['details'] = {}): Fault {
  return { span, suggestion: null, details: { found: text.slice(span.start, span.end), ...details } }
}

/** The text with some spans replaced; the spans are sorted and don't overlap. */
export function replaceSpans(
  text: string,
  parts: readonly { readonly span: Span; readonly by: string }[],
): string {
  let written = ''
  let from = 0
  for (const { span, by } of parts) {
    written += text.slice(from, span.start) + by
    from = span.end
  }
  return written + text.slice(from)
}

/** The text trimmed, with several spaces reduced to one. */
export function tidySpaces(text: string): string {
  return text.replace(/[^\S\n]{2,}/g, ' ').trim()
}

/** The spans in order. If two overlap, the earlier stays, or the longer one if both start at the same place. */
export function keepApart(spans: readonly Span[]): readonly Span[] {
  const apart: Span[] = []
  for (const span of spans.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (span.start >= (apart.at(-1)?.end ?? 0)) apart.push(span)
  }
  return apart
}
