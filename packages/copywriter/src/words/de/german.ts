import type { LanguageWords } from '../../language/language-words.ts'
import { phrases } from './phrases.ts'
import { pictures } from './pictures.ts'

/** What the copywriter knows about German. */
export const german: LanguageWords = {
  phrases,
  pictures,
  grammar: {
    in: 'in',
    mayFollowFor: /^(?!(?:der|ein|jeder|dem|den|einem|unser|ihr|dein)\s)/iu,
    keepsCapitals: true,
    audienceStarts: /^(?:alle|die|junge|kleine|neue|große|wer)$/i,
    tradeEnds:
      /^(?:in|im|am|an|aus|bei|mit|für|von|vom|und|oder|der|die|das|seit|zum|zur|ist|sind|wir|nach|auf|heißt|liegt|gibts|gibt)$/i,
    articles: /^(?:eine?|der|die|das|ihre?|unsere?|mein|unser)$/i,
    isA: /(?:\s(?:ist|sind)\s(?:eine?|der|die|das)|^(?:ich bin|wir sind)(?: eine?)?)\s/i,
    neutralInSearches: new Set(
      'nähe kosten kostet preis preise termin lassen machen kaufen mieten buchen finden kurs kurse unterricht betrieb firma laden geschäft angebot'.split(
        ' ',
      ),
    ),
    nearMe: /in der nähe/u,
    searches: ['{} in der Nähe', '{} Preis', '{} finden'],
    goalNames: { leads: 'mehr Anfragen', awareness: 'bekannter werden', sales: 'mehr Verkäufe' },
  },
}
