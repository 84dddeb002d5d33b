import { phraseBook } from '@aloft/domain/ads/lint/phrases.rules'

/**
 * Phrases about ads and reading them, in three languages. They fit any business, so they say nothing about this one.
 */
export const phrasesAboutAds = phraseBook({
  aboutTheAd: `this|boring ad|advert|advertisement, stop|keep scrolling, scroll no more|further, before you scroll,
    thumb stopping, look|search no more|further, your search ends|stops here, your|the search is over,
    you ve just found, you just found, you re in the right place, you have come to the right place,
    diese|dieser anzeige|werbung, hör|hören|hört auf zu scrollen, hören sie auf zu scrollen,
    nicht weiter scrollen|scrollt|scrolle, scroll|scrolle|scrollen|scrollt nicht weiter, scrollen sie nicht weiter,
    suche hat ein ende, die suche ist vorbei, nicht länger|weiter suchen,
    cette publicité|pub|annonce, arrêtez|arrête de scroller, ne scrollez|cherchez plus|pas,
    vous êtes au bon endroit, votre recherche s arrête|termine ici`,
})
