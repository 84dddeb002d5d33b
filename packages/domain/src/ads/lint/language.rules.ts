import { type AdLanguage, adLanguageCodes, adLanguages } from '../../core/ad-languages.ts'
import { functionWords } from './function-words.rules.ts'
import type { TextCheck } from './linted-ad.rules.ts'
import { wholeOf } from './linted-ad.rules.ts'
import type { Word } from './words.rules.ts'

const fewestWords = 4
const fewestFunctionWords = 2

/**
 * The language of a text, detected by its function words; null for too few words (4 words, 2 function words), or if
 * another language has more than half as many.
 */
export function languageOf(words: readonly Word[]): AdLanguage | null {
  if (words.length < fewestWords) return null
  const [best, second] = adLanguageCodes
    .map((code) => ({ code, count: words.filter(({ lower }) => functionWords[code].has(lower)).length }))
    .toSorted((one, other) => other.count - one.count)
  if (!best || best.count < fewestFunctionWords || best.count < 2 * (second?.count ?? 0)) return null
  return best.code
}

function nameOf(language: AdLanguage): string {
  return adLanguages.find(({ code }) => code === language)?.name ?? language
}

/** A text that is clearly in another language than the audience's (B03). */
export const checkLanguage: TextCheck = ({ text, language }, ad) => {
  if (!language || !ad.language || language === ad.language) return []
  return [
    {
      span: wholeOf(text),
      suggestion: null,
      details: { written: nameOf(language), audience: nameOf(ad.language) },
    },
  ]
}
