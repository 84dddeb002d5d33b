import { hasEmoji, stripEmoji } from '../../core/text.ts'
import type { Span, TextCheck } from './linted-ad.rules.ts'
import { keepApart, replaceSpans, tidySpaces } from './linted-ad.rules.ts'

// Pictures, arrows, bullets, boxes, characters without meaning, halves of characters and control characters.
// Symbols used in ordinary prose stay: ©, ®, °, №, ℃.
const symbol =
  /(?![©®°№℃℉℠℗])[\p{So}\p{Co}\p{Cs}\p{Cn}\p{Cc}\u2028\u2029\u2022\u2023\u2043\u2190-\u21FF\u27F0-\u27FF\u2900-\u297F]/gu
// Stylized letters and digits: bold, circled or double width.
const disguised = /[\u{1D400}-\u{1D7FF}\u24B6-\u24E9\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu
// Stars around a word; after a number or a word, they're a rating or a footnote mark.
const wrapped = /(?<![\p{L}\p{N}*])\*+(?=\p{L}[^*\n]{0,80}\*)|(?<=\*\p{L}[^*\n]{0,80})\*+/gu

// Made when first needed: browsers take 10 ms to load what it rests on.
let graphemes: Intl.Segmenter | undefined

function emojiSpans(text: string): Span[] {
  if (!hasEmoji(text)) return []
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...graphemes.segment(text)]
    .filter(({ segment }) => hasEmoji(segment))
    .map(({ segment, index }) => ({ start: index, end: index + segment.length }))
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
}

/** The non-text parts of a text, in order; none is inside another. */
function findSymbols(text: string): readonly Span[] {
  const patterns = [symbol, disguised, wrapped]
  return keepApart([...emojiSpans(text), ...patterns.flatMap((pattern) => spansOf(text, pattern))])
}

function plain(found: string): string {
  if (found.search(disguised) !== -1) {
    const undisguised = stripEmoji(found.normalize('NFKC'))
    // Some code points among the bold letters are unassigned and don't represent a letter.
    return undisguised.search(disguised) === -1 ? undisguised : ''
  }
  return /^[\p{Cc}\u2028\u2029]$/u.test(found) ? ' ' : ''
}

/** Emojis and symbols that Google refuses, at least in this use (G08). */
export const checkSymbols: TextCheck = ({ text }) => {
  const spans = findSymbols(text)
  if (spans.length === 0) return []
  let mended = text
  // Symbols that were separated can form a new one once those between them are removed.
  for (let left = spans; left.length > 0; left = findSymbols(mended)) {
    mended = replaceSpans(
      mended,
      left.map((span) => ({ span, by: plain(mended.slice(span.start, span.end)) })),
    )
  }
  const suggestion = tidySpaces(mended).replace(/ +([,.])/g, '$1')
  return spans.map((span) => ({
    span,
    suggestion: suggestion === '' ? null : suggestion,
    details: { found: text.slice(span.start, span.end) },
  }))
}
