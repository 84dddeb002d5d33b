import type { LanguageWords } from '../language-words.ts'
import { calls } from './calls.ts'
import { headlines } from './headlines.ts'
import { sentences } from './sentences.ts'
import { pictures } from './pictures.ts'
import { tones } from './tones.ts'
import { nouns } from './nouns.ts'

/** What the copywriter can say in English. */
export const english: LanguageWords = {
  headlines,
  sentences,
  calls,
  tones,
  occasion: { headlines: ['{occasion}'], sentences: ['{news}', 'Good to know: {quotedNews}'] },
  apart: ['{fact}', 'What makes the difference: {quote}'],
  pictures,
  nouns,
  grammar: {
    quotes: ['“', '”'],
    in: 'in',
    for: 'for',
    bentAfterFor: null,
    keepsCapitals: false,
    audienceStarts:
      /^(?:anyone|everyone|people|parents|families|couples|tenants|employers|teams|owners|women|men|students|small|young|new|busy|local|the|those|all|home|gift|office|hobby|first|pet|dog|cat|garden|gardeners|walkers|runners|cyclists|drivers|cooks|bakers|buyers|readers|travellers|commuters|neighbours|landlords|employees|freelancers|makers|offices|shops|cafés|hotels|restaurants)$/i,
    tradeEnds:
      /^(?:in|on|at|of|for|from|with|that|which|who|and|or|by|near|to|cooking|making|selling|run|since|where|whose|made|knitted|is|are|we|has|have|out)$/i,
    articles: /^(?:an?|the|your|our)$/i,
    isA: /\s(?:is|are)\s(?:an?|the)\s/i,
    searches: ['{} near me', '{} price', 'find {}'],
    goalNames: { leads: 'more enquiries', awareness: 'get known', sales: 'more sales' },
  },
}
