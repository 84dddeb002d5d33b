import type { LanguageWords } from '../../language/language-words.ts'
import { phrases } from './phrases.ts'
import { pictures } from './pictures.ts'

/** What the copywriter knows about English. */
export const english: LanguageWords = {
  phrases,
  pictures,
  grammar: {
    in: 'in',
    mayFollowFor: /^/u,
    keepsCapitals: false,
    audienceStarts:
      /^(?:anyone|everyone|people|parents|families|couples|tenants|employers|teams|owners|women|men|students|small|young|new|busy|local|the|those|all|home|gift|office|hobby|first|pet|dog|cat|garden|gardeners|walkers|runners|cyclists|drivers|cooks|bakers|buyers|readers|travellers|commuters|neighbours|landlords|employees|freelancers|makers|offices|shops|cafés|hotels|restaurants)$/i,
    tradeEnds:
      /^(?:in|on|at|of|for|from|with|that|which|who|and|or|by|near|to|cooking|making|selling|run|since|where|whose|made|knitted|is|are|we|has|have|out)$/i,
    articles: /^(?:an?|the|your|our)$/i,
    isA: /(?:\s(?:is|are)\s(?:an?|the)|^(?:i am|i’m|i'm|we are|we’re|we're)(?: an?| the)?)\s/i,
    neutralInSearches: new Set(
      'near me price prices cost costs quote hire book booking appointment course courses class classes lesson lessons training school studio store shop buy service services company business local find'.split(
        ' ',
      ),
    ),
    nearMe: /near me/u,
    searches: ['{} near me', '{} price', 'find {}'],
    goalNames: { leads: 'more enquiries', awareness: 'get known', sales: 'more sales' },
  },
}
