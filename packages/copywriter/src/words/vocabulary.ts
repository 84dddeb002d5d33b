import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import { foldName } from '@aloft/domain/core/fold-name'
import { tradesById } from '../trades/trade.ts'
import { wordsOf } from './words-of.ts'

/** The words of a text as they are compared: lower case, without accents; what an apostrophe parts is two words. */
export function foldedWords(text: string): string[] {
  return foldName(text.replace(/['’]/g, ' ')).split(' ')
}

/** Every word that our phrases and the catalogue of trades can put into an ad of a language. */
export function vocabularyOf(language: AdLanguage): ReadonlySet<string> {
  const trades = [...tradesById().values()].map(({ words }) => words[language])
  return new Set([...stringsIn(wordsOf[language].phrases), ...stringsIn(trades)].flatMap(foldedWords))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
