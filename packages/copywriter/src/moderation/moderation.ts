import { oneLine } from '../facts/usable.ts'
import { type UnsafeCategory, unsafeCategoryNames, unsafePhrases } from './unsafe-phrases.ts'

const patterns = unsafeCategoryNames.map((category) => ({
  category,
  patterns: unsafePhrases[category].map(wholeWords),
}))

/**
 * The categories for which texts are unsafe, without duplicates. Phrases match whole words in any case, so ordinary
 * trades pass: a butcher, a gun-metal lamp, earplugs that kill the noise.
 */
export function unsafeCategories(texts: readonly string[]): readonly UnsafeCategory[] {
  const read = texts.map((text) => oneLine(text.normalize('NFKC')).replace(/[’`´]/g, "'").toLowerCase())
  return patterns
    .filter((one) => read.some((text) => one.patterns.some((pattern) => pattern.test(text))))
    .map(({ category }) => category)
}

function wholeWords(phrase: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${phrase})(?![\p{L}\p{N}])`, 'u')
}
