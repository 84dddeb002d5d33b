import type { LanguageWords } from '../language-words.ts'
import { calls } from './calls.ts'
import { headlines } from './headlines.ts'
import { nouns } from './nouns.ts'
import { sentences } from './sentences.ts'
import { pictures } from './pictures.ts'
import { tones } from './tones.ts'

/** What the copywriter can say in German. */
export const german: LanguageWords = {
  headlines,
  sentences,
  calls,
  tones,
  occasion: { headlines: ['{occasion}'], sentences: ['{news}', 'Gut zu wissen: {quotedNews}'] },
  apart: ['{fact}', 'Was den Unterschied macht: {quote}'],
  pictures,
  nouns,
  grammar: {
    quotes: ['„', '“'],
    in: 'in',
    for: 'für',
    bentAfterFor: /^(?:der|ein|jeder|dem|den|einem|unser|ihr|dein)\b/i,
    keepsCapitals: true,
    audienceStarts: /^(?:alle|die|junge|kleine|neue|große|wer)$/i,
    tradeEnds:
      /^(?:in|im|am|an|aus|bei|mit|für|von|vom|und|oder|der|die|das|seit|zum|zur|ist|sind|wir|nach|auf)$/i,
    articles: /^(?:eine?|der|die|das|ihre?|unsere?)$/i,
    isA: /\s(?:ist|sind)\s(?:eine?|der|die|das)\s/i,
    searches: ['{} in der Nähe', '{} Preis', '{} finden'],
    goalNames: { leads: 'mehr Anfragen', awareness: 'bekannter werden', sales: 'mehr Verkäufe' },
  },
}
