import type { LanguageWords } from '../language-words.ts'
import { calls } from './calls.ts'
import { headlines } from './headlines.ts'
import { nouns } from './nouns.ts'
import { sentences } from './sentences.ts'
import { pictures } from './pictures.ts'
import { tones } from './tones.ts'

/** What the copywriter can say in French. */
export const french: LanguageWords = {
  headlines,
  sentences,
  calls,
  tones,
  occasion: { headlines: ['{occasion}'], sentences: ['{news}', 'Bon à savoir : {quotedNews}'] },
  apart: ['{fact}', 'Ce qui fait la différence : {quote}'],
  pictures,
  nouns,
  grammar: {
    quotes: ['«\u202F', '\u202F»'],
    in: 'à',
    for: 'pour',
    bentAfterFor: null,
    keepsCapitals: false,
    audienceStarts:
      /^(?:les?|la|ceux|celles|celui|celle|tous|toutes|toute|tout|chaque|des|un|une|nos|familles|parents|jeunes|petits|petites|femmes|hommes|particuliers|entreprises|restaurants|hôtels|personnes|couples)$/i,
    tradeEnds:
      /^(?:à|au|aux|en|dans|sur|chez|pour|qui|que|dont|où|et|ou|par|près|depuis|avec|est|sont|nous|des|les|le|la)$/i,
    articles: /^(?:une?|les?|la|votre|notre|vos|nos)$/i,
    isA: /\s(?:est|sont)\s(?:une?|des|le|la)\s/i,
    searches: ['{} près de chez moi', '{} prix', 'trouver {}'],
    goalNames: { leads: 'plus de demandes', awareness: 'se faire connaître', sales: 'plus de ventes' },
  },
}
