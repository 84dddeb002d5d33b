import { hasEmoji, stripEmoji } from '../../core/text.ts'
import type { Span, TextCheck } from './linted-ad.rules.ts'
import { keepApart, replaceSpans, tidySpaces } from './linted-ad.rules.ts'

// Pictures, arrows, bullets, boxes, signs without a meaning, halves of characters and control characters.
// Signs that ordinary prose uses stay: ©, ®, °, №, ℃.
const symbol =
  /(?![©®°№℃℉℠℗])[\p{So}\p{Co}\p{Cs}\p{Cn}\p{Cc}\u2028\u2029\u2022\u2023\u2043\u2190-\u21FF\u27F0-\u27FF\u2900-\u297F]/gu
// Letters and digits in disguise: bold, circled or double width.
const disguised = /[\u{1D400}-\u{1D7FF}\u24B6-\u24E9\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/gu
// Stars around a word; those after a number or a word are a rating or point to a footnote.
const wrapped = /(?<![\p{L}\p{N}*])\*+(?=\p{L}[^*\n]{0,80}\*)|(?<=\*\p{L}[^*\n]{0,80})\*+/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function emojiSpans(text: string): Span[] {
  if (!hasEmoji(text)) return []
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

/** The parts of a text that are no text, in order; none lies within another. */
function findSymbols(text: string): readonly Span[] {
  const patterns = [symbol, disguised, wrapped]
  return keepApart([...emojiSpans(text), ...patterns.flatMap((pattern) => spansOf(text, pattern))])
}

function plain(found: string): string {
  if (found.search(disguised) !== -1) {
    const undisguised = stripEmoji(found.normalize('NFKC'))
    // Some places among the bold letters are empty: what stands there is no letter in disguise.
    return undisguised.search(disguised) === -1 ? undisguised : ''
  }
  return /^[\p{Cc}\u2028\u2029]$/u.test(found) ? ' ' : ''
}

/** Emojis and signs that Google does not take, or not in this use (G08). */
export const checkSymbols: TextCheck = ({ text }) => {
  const spans = findSymbols(text)
  if (spans.length === 0) return []
  let mended = text
  // Signs that were kept apart can form a new one once those between them are gone.
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
