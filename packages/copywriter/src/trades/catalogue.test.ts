import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { foldName } from '@aloft/domain/core/fold-name'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { interestsByName } from '../interests/interest-tree.ts'
import { tradesById } from './trade.ts'
import { catalogue } from './catalogue/catalogue.ts'

const trades = [...tradesById().values()]
const inWords = trades.flatMap(({ id, words }) =>
  adLanguageCodes.map((language) => ({ id, language, words: words[language] })),
)

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at)
}

it('holds at least 250 trades, each once', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(250)
  expect(repeated(catalogue.map(({ id }) => id))).toEqual([])
  expect(trades.filter(({ id }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([])
})

it('holds the trades of every file of its folder', () => {
  const folder = new URL('catalogue/', import.meta.url)
  const files = readdirSync(folder).filter((file) => !['catalogue.ts', 'trade-entry.ts'].includes(file))
  const ids = files.flatMap((file) =>
    Array.from(readFileSync(new URL(file, folder), 'utf8').matchAll(/^ {4}id: '(.+)',$/gmu), ([, id]) => id),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(ids.toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted())
})

it('gives each trade three to six interests of the tree', () => {
  const faulty = trades.filter(
    ({ interests }) =>
      interests.length < 3 ||
      interests.length > 6 ||
      repeated(interests).length > 0 ||
      interests.some((interest) => !interestsByName().has(foldName(interest))),
  )
  expect(faulty.map(({ id }) => id)).toEqual([])
})

it('says of each trade how and from where its customers come', () => {
  const faulty = trades.filter(
    ({ ways, radiusKm, angles }) =>
      ways.length === 0 ||
      repeated(ways).length > 0 ||
      angles.length < 3 ||
      (radiusKm !== null && (radiusKm < 1 || radiusKm > 500)),
  )
  expect(faulty.map(({ id }) => id)).toEqual([])
})

it.each([
  ['alsoCalled', 2, 8],
  ['offers', 5, 10],
  ['searches', 6, 10],
  ['negatives', 3, 8],
  ['questions', 3, 3],
] as const)('lists %s in each language, from %d to %d, none twice', (key, fewest, most) => {
  const faulty = inWords.filter(
    ({ words }) =>
      words[key].length < fewest ||
      words[key].length > most ||
      repeated(words[key].map((text) => text.toLowerCase())).length > 0,
  )
  expect(faulty.map(({ id, language, words }) => [id, language, words[key]])).toEqual([])
})

it('names one trade with each name', () => {
  const names = inWords.flatMap(({ id, language, words }) =>
    [...new Set([words.business, words.businesses, ...words.alsoCalled].map(foldName))].map((name) => ({
      id,
      name: `${language}: ${name}`,
    })),
  )
  const shared = [...Map.groupBy(names, ({ name }) => name).entries()].filter(([, { length }]) => length > 1)
  expect(shared.map(([name, users]) => [name, users.map(({ id }) => id)])).toEqual([])
})

it('searches as people type: in lower case, at most ten words and 80 characters', () => {
  const searches = inWords.flatMap(({ words }) => [...words.searches, ...words.negatives])
  const faulty = searches.filter(
    (text) => text !== text.toLowerCase() || text.length > 80 || text.split(' ').length > 10,
  )
  expect(faulty).toEqual([])
})

// Claims that don't apply to every business of the trade, so an ad may only make them if its own pages do.
const claims = {
  en: /\b(?:fresh\w*|hand-?made|home-?made|hand-?crafted|by hand|our|your|every\w*|all (?:day|ages|levels)|best|finest|quality|independent|confidential|relaxing|friendly|low-cost|professionals?|native|straight|delivered|to the door|guaranteed)\b/iu,
  de: /(?<!\p{L})(?:frisch\p{L}*|hausgemacht\p{L}*|hand(?:ge|werklich)\p{L}*|eigene[nmrs]?|unsere?\p{L}*|ihre\p{L}*|täglich\p{L}*|jede[nmrs]?|alle[nmr]?|beste[mnrs]?|hochwertig\p{L}*|unabhängig\p{L}*|vertraulich\p{L}*|günstig\p{L}*|gemütlich\p{L}*|persönlich\p{L}*|profis?|direkt)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:fra[iî]s|fraîche\p{L}*|(?<!(?:de|la) )maison$|faite?s? (?:main|maison)|(?:not|vot)re|nos|vos|(?<!-)vous|chaque|tou(?:s|te|tes)|meilleur\p{L}*|qualité|indépendant\p{L}*|discrétion|petit prix|pros|livrés|comprise?)(?!\p{L})/iu,
}

it('names what is sold in at most 45 characters and claims nothing of it', () => {
  const faulty = inWords.filter(
    ({ language, words: { sells } }) =>
      sells.length > 45 || /[.,!?]$/u.test(sells) || claims[language].test(sells),
  )
  expect(faulty.map(({ id, words }) => [id, words.sells])).toEqual([])
})
