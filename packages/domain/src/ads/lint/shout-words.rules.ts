import { listed } from './words.rules.ts'

// Short words that advertisers capitalize; none is a real acronym.
const words: ReadonlySet<string> = new Set(
  listed(`free, sale, sales, buy, buys, now, new, best, deal, deals, only, today, shop, save, win, hot, top, wow, big,
    huge, last, call, order, click, stop, hurry, offer, extra, super, mega, gift, gifts, cheap, fast, easy, never,
    always, must, love, great, yes, gratis, neu, neue, jetzt, heute, nur, kauf, spar, sparen, angebot, aktion, rabatt,
    beste, toll, promo, promos, solde, soldes, offre, offres, vite, achat, cadeau, gratuit, gratuite, nouveau,
    profitez, prix, jour, jours`),
)

/** Whether a word, in lower case, is only capitalized to shout. */
export function isShoutWord(word: string): boolean {
  return words.has(word)
}
