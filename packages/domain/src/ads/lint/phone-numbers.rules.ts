import type { Span, TextCheck } from './linted-ad.rules.ts'
import { replaceSpans } from './linted-ad.rules.ts'

// Text that looks like a phone number but isn't, removed first: dates, ranges of days, opening hours and years.
const lookalikes = [
  /(?<![\d./-])\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})(?![./-]?\d)/g,
  /(?<![\d./-])\d{4}-\d{2}-\d{2}(?![./-]?\d)/g,
  /(?<![\d./-])\d{1,2}\.\d{1,2}\.?\s*[-–]\s*(?=\d{1,2}\.\d{1,2}\.)/g,
  /(?<!\d)\d{1,2}[.:h]\d{2}\s*[-–]\s*\d{1,2}[.:h]\d{2}(?!\d)/g,
  /(?<!\d)(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}(?!\d)/g,
]
const candidate =
  /(?<![\p{L}\p{N}.,€$£])(?:\+\s?)?(?:\(\+?\d{1,5}\)|\d)(?:(?:[\s/()–-]|\.(?!\s)){0,3}\d){5,16}(?![\p{L}\p{N}]|[.,]\d)/gu
const vanity = /(?<!\d)1[-\s]8(?:00|33|44|55|66|77|88)[-\s][A-Z]{5,10}(?!\p{L})/gu
const thousands = /^\+?\d{1,3}(?:[\s.]\d{3})+$/
const northAmerican = /^(?:1[\s.-]?)?(?:\([2-9]\d{2}\)|[2-9]\d{2})[\s.-]?[2-9]\d{2}[\s.-]?\d{4}$/
const cue =
  /(?<!\p{L})(?:call|phone|ring|dial|tel|text|whatsapp|sms|fax|hotline|mobile|appelez|appeler|appel|téléphone|tél|téléphonez|numéro|gsm|anrufen|ruf|rufen|telefon|handy|telefonisch)(?!\p{L})/iu
// Numbers of companies, books, goods and standards.
const otherNumber =
  /(?<!\p{L})(?:vat|tva|btw|mwst|ust-?id|siret|siren|iban|isbn|ean|sku|ref|réf|art|iso|din|be)[\s.:°]*$/iu
const moneyOrUnit = /^\s?(?:€|\$|£|%|eur|usd|gbp|chf|euros?|kg|km|m²|lm|kwh)(?!\p{L})/iu
// What may follow a number that's only named.
const lead =
  /^(?:call|phone|ring|dial|tel|text|whatsapp|us|now|today|on|at|or|appelez|nous|le|au|ou|tél|téléphone|anrufen|ruf|rufen|sie|uns|an|unter|telefon|oder)$/i
const separator = /(\s*[|,;.!?–—\n]+\s*|\s+-\s+)/
const mark = '\uE000'
const digits = /\d/g

function blot(text: string): string {
  let blotted = text
  for (const pattern of lookalikes) blotted = blotted.replace(pattern, (found) => 'x'.repeat(found.length))
  return blotted
}

function isPhone(found: string, before: string, after: string): boolean {
  const count = found.match(digits)?.length ?? 0
  if (moneyOrUnit.test(after) || otherNumber.test(before.slice(-12))) return false
  if (/^(?:\(?\+|00)/.test(found)) return count >= 9 && count <= 15
  if (thousands.test(found)) return false
  if (/^\(?0[1-9]/.test(found)) return count >= 8 && count <= 12
  if (northAmerican.test(found)) return true
  return count >= 6 && count <= 12 && cue.test(before.slice(-24))
}

/** The phone numbers in a text, in order. Prices, years, dates, opening hours and "1 000" don't count. */
export function findPhoneNumbers(text: string): readonly Span[] {
  if (!/\d/.test(text)) return []
  const blotted = blot(text)
  const numbers = [...blotted.matchAll(candidate)].filter(({ 0: found, index }) =>
    isPhone(found, text.slice(0, index), text.slice(index + found.length)),
  )
  return [...numbers, ...blotted.matchAll(vanity)]
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
    .toSorted((one, other) => one.start - other.start)
}

/** The text without numbers outside its sentences; null if one is part of a sentence. */
function withoutNumbers(text: string, numbers: readonly Span[]): string | null {
  const marked = replaceSpans(
    text,
    numbers.map((span) => ({ span, by: mark })),
  )
    .replaceAll(/(?:tel|tél)[.:\s]*(?=\uE000)/gi, '')
    .replaceAll(/\s*\(\s*\uE000\s*\)/g, '')
  // Parts are at even positions, with separators between them.
  const pieces = marked.split(separator)
  for (let at = pieces.length - 1; at >= 0; at -= 2) {
    const words = pieces[at]?.match(/[\p{L}\p{N}]+/gu) ?? []
    if (!pieces[at]?.includes(mark) || !words.every((word) => lead.test(word))) continue
    pieces.splice(at === 0 ? 0 : at - 1, 2)
  }
  const rest = pieces.join('').trim()
  const isMended = /\p{L}/u.test(rest) && !rest.includes(mark) && findPhoneNumbers(rest).length === 0
  return isMended ? rest : null
}

/** Phone numbers (G09). A number outside the sentence can be removed automatically. */
export const checkPhoneNumbers: TextCheck = ({ text }) => {
  const spans = findPhoneNumbers(text)
  if (spans.length === 0) return []
  const suggestion = withoutNumbers(text, spans)
  return spans.map((span) => ({ span, suggestion, details: { found: text.slice(span.start, span.end) } }))
}
