import { longestKeyword, mostKeywordWords } from '../../balloons/copy-fields.rules.ts'
import type { AdCheck } from './linted-ad.rules.ts'
import { isFunctionWord } from './function-words.rules.ts'
import type { Word } from './words.rules.ts'
import { isSameWord, wordsOf } from './words.rules.ts'

const fewestHeadlines = 3
const fewestDescriptions = 2

/** Too few headlines or descriptions for a Google ad (G04). */
export const checkAssetCount: AdCheck = ({ texts }) => {
  const headlines = texts.filter(({ field }) => field.part === 'headline').length
  const descriptions = texts.filter(({ field }) => field.part === 'description').length
  if (headlines >= fewestHeadlines && descriptions >= fewestDescriptions) return []
  const details = { headlines, descriptions, fewestHeadlines, fewestDescriptions }
  return [{ key: null, span: null, suggestion: null, details }]
}

/** Keywords that Google refuses (G16). */
export const checkKeywordLength: AdCheck = ({ keywords }) =>
  keywords.flatMap((keyword) => {
    const characters = [...keyword.trim()].length
    const words = keyword.split(/\s+/).filter(Boolean).length
    if (characters <= longestKeyword && words <= mostKeywordWords) return []
    const details = { keyword: keyword.trim(), characters, words, longestKeyword, mostKeywordWords }
    return [{ key: 'keywords', span: null, suggestion: null, details } as const]
  })

function hasKeyword(text: readonly Word[], keyword: readonly Word[]): boolean {
  return keyword.every(({ lower }) => text.some((word) => isSameWord(word.lower, lower)))
}

/** No headline contains a keyword (G17): all its meaningful words, in any order and number. */
export const checkKeywordUse: AdCheck = ({ texts, keywords }) => {
  const headlines = texts.filter(({ field }) => field.part === 'headline')
  const wanted = keywords
    .map((keyword) => {
      const words = wordsOf(keyword)
      const subject = words.filter(({ lower }) => !isFunctionWord(lower))
      return { keyword: keyword.trim(), words: subject.length > 0 ? subject : words }
    })
    .filter(({ words }) => words.length > 0)
  const [first] = wanted
  if (!first || headlines.length === 0) return []
  if (wanted.some(({ words }) => headlines.some((headline) => hasKeyword(headline.words, words)))) return []
  return [{ key: null, span: null, suggestion: null, details: { keyword: first.keyword } }]
}
