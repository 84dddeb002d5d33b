import type { LintedText, Span, TextCheck } from './linted-ad.rules.ts'
import { replaceSpans } from './linted-ad.rules.ts'
import { isFunctionWord } from './function-words.rules.ts'
import { findSetApart } from './set-apart.rules.ts'
import { isShoutWord } from './shout-words.rules.ts'
import type { Word } from './words.rules.ts'

const longestAcronym = 5
const romanNumeral = /^(?=[IVXLCDM])M{0,3}(?:C[MD]|D?C{0,3})(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3})$/
// Letters that have a lower-case form: mathematical capitals have none.
const inCapitals = /^(?:\p{CWL}\p{M}*){2,}$/u
const caseRuns = /\p{CWL}+|\P{CWL}+/gu
const surnamePrefix = /^(?:Mc|Mac|De|Du|Di|Da|La|Le|Van|Fitz)\p{Lu}\p{Ll}+$/u
const announcesCode =
  /(?<!\p{L})(?:code|code promo|promo code|coupon|voucher|bon|kode|gutschein|gutscheincode|rabattcode)[\s:«»"“”„'‘’]*$/iu
const knownAcronyms: ReadonlySet<string> = new Set(['UNESCO', 'UNICEF', 'NASDAQ', 'COVID', 'FINTECH'])

function letters(words: readonly Word[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0)
}

/** Consecutive words in capitals, or all words of the text, that aren't in a list of acronyms. */
function shoutedRuns({ text, words }: LintedText): ReadonlySet<Word> {
  const shouted = new Set<Word>()
  let run: Word[] = []
  const close = () => {
    const isSpeech = run.length >= 3 && run.some((word) => word.text.length >= longestAcronym)
    if (isSpeech) for (const word of run) shouted.add(word)
    run = []
  }
  for (const word of words) {
    const isNext = text.charAt(word.start - 1) === ' ' && word.isJoined
    if (!inCapitals.test(word.text) || !isNext) close()
    if (inCapitals.test(word.text)) run.push(word)
  }
  close()
  const long = words.filter((word) => word.text.length >= 2)
  const isWholeText =
    long.length >= 2 && letters(long) >= 8 && long.every((word) => inCapitals.test(word.text))
  return isWholeText ? new Set(long) : shouted
}

/** FrEe, sAlE: alternating capital and small letters. */
function alternates(word: string): boolean {
  const runs = word.match(caseRuns)?.length ?? 0
  return /^\p{L}{4,}$/u.test(word) && runs >= 4 && runs >= word.length * 0.8 && !surnamePrefix.test(word)
}

function isWrittenSo(word: string, evidence: readonly string[]): boolean {
  return evidence.some((text) => {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1) + text.charAt(at + word.length))) return true
    }
    return false
  })
}

function isOrdinary(word: string, evidence: readonly string[]): boolean {
  return word.length >= 3 && isWrittenSo(word.toLowerCase(), evidence)
}

function isGimmick(
  { text, start, end, lower }: Word,
  shouted: boolean,
  whole: string,
  evidence: readonly string[],
): boolean {
  if (alternates(text)) return !isWrittenSo(text, evidence)
  if (!inCapitals.test(text) || /^[®™©]/.test(whole.slice(end, end + 1))) return false
  if (announcesCode.test(whole.slice(Math.max(start - 20, 0), start))) return false
  if (isShoutWord(lower) || (lower.length >= 3 && isFunctionWord(lower))) return true
  if (romanNumeral.test(text) || knownAcronyms.has(text) || isWrittenSo(text, evidence)) return false
  return shouted || text.length > longestAcronym || isOrdinary(text, evidence)
}

/** Capitals and spaced-out letters that catch the eye (G07), except acronyms, coupon codes and brand names. */
export const checkCapitals: TextCheck = (linted, ad) => {
  const { text, words } = linted
  const shouted = shoutedRuns(linted)
  const isWholeText = words.every((word) => word.text.length < 2 || shouted.has(word))
  const isGerman = (linted.language ?? ad.language) === 'de'
  const mend = (word: string, isFirst: boolean) => {
    const small = word.toLowerCase()
    const isCapital = isFirst || ((isGerman || isWholeText) && !isFunctionWord(small))
    const [initial = '', ...rest] = small
    return isCapital ? initial.toUpperCase() + rest.join('') : small
  }
  const gimmicks = words.flatMap((word, index): { span: Span; by: string }[] => {
    if (!isGimmick(word, shouted.has(word), text, ad.evidence)) return []
    const isFirst = words[index - 1]?.sentence !== word.sentence
    return [{ span: { start: word.start, end: word.end }, by: mend(word.text, isFirst) }]
  })
  for (const { span, joined } of findSetApart(text)) {
    const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, span.start))
    if (!isWrittenSo(text.slice(span.start, span.end), ad.evidence)) {
      gimmicks.push({ span, by: mend(joined, isFirst) })
    }
  }
  const ordered = gimmicks.toSorted((one, other) => one.span.start - other.span.start)
  const suggestion = replaceSpans(text, ordered)
  return ordered.map(({ span }) => ({
    span,
    suggestion,
    details: { found: text.slice(span.start, span.end) },
  }))
}
