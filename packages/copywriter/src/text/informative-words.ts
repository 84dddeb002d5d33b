import { isFunctionWord } from '@aloft/domain/ads/lint/function-words.rules'
import { wordsIn } from './similarity.ts'

/** The words of a text that carry meaning: all except articles, pronouns and prepositions. */
export function informativeWordsOf(text: string): readonly string[] {
  return [...wordsIn(text)].filter((word) => !isFunctionWord(word))
}
