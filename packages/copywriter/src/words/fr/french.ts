import type { LanguageWords } from '../../language/language-words.ts'
import { phrases } from './phrases.ts'
import { pictures } from './pictures.ts'

/** What the copywriter knows about French. */
export const french: LanguageWords = {
  phrases,
  pictures,
  grammar: {
    in: 'à',
    mayFollowFor: /^(?:les?\s|la\s|l’|ceux|celles|tous|toutes|chaque|une?\s|des\s)/iu,
    keepsCapitals: false,
    audienceStarts:
      /^(?:les?|la|ceux|celles|celui|celle|tous|toutes|toute|tout|chaque|des|un|une|nos|familles|parents|jeunes|petits|petites|femmes|hommes|particuliers|entreprises|restaurants|hôtels|personnes|couples)$/i,
    tradeEnds:
      /^(?:à|au|aux|en|dans|sur|chez|pour|qui|que|dont|où|et|ou|par|près|depuis|avec|est|sont|nous|des|les|le|la)$/i,
    articles: /^(?:une?|les?|la|votre|notre|vos|nos)$/i,
    isA: /(?:\s(?:est|sont)\s(?:une?|des|le|la)|^(?:je suis|nous sommes)(?: une?| des)?)\s/i,
    neutralInSearches: new Set(
      'près chez moi prix tarif tarifs devis réserver acheter louer trouver cours salon magasin boutique entreprise école service services'.split(
        ' ',
      ),
    ),
    nearMe: /près de/u,
    searches: ['{} près de chez moi', '{} prix', 'trouver {}'],
    goalNames: { leads: 'plus de demandes', awareness: 'se faire connaître', sales: 'plus de ventes' },
  },
}
