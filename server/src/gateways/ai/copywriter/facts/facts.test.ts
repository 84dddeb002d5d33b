import { describe, expect, it, test } from 'vitest'
import { wordsOf } from '../words/words-of.ts'
import { fixtureBrief } from '../test-support/fixture-briefs.ts'
import { factsOf } from './facts.ts'
import { parseOffer } from './offers.ts'
import { placeFrom } from './place.ts'
import { asSentence, coreOf, sentencesOf } from './sentences-of.ts'
import { languageOf } from './text-language.ts'
import { tradeIn } from './trade.ts'
import { isUsable, oneLine } from './usable.ts'

test.each([
  ['Every loaf proves for thirty hours before it sees the oven.', 'en'],
  ['Nous livrons à vélo dans tout Nantes, du mardi au samedi.', 'fr'],
  ['Abends ist gefegt, auch wenn wir am nächsten Morgen weitermachen.', 'de'],
  ['Cocemos en horno de leña, una vez por luna.', 'es'],
  ['مخبز صغير في دبي', 'other'],
  ['Wren Cordless', null],
  ['', null],
])('the language of "%s" is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test.each([
  [
    'If we made it, we rewire it. Ten years, no charge.',
    ['If we made it, we rewire it.', 'Ten years, no charge.'],
  ],
  ['We sit in St. Ives. Come by!', ['We sit in St. Ives.', 'Come by!']],
  ['Preise z. B. im Laden. „Gut so.“ Fertig?', ['Preise z. B. im Laden.', '„Gut so.“', 'Fertig?']],
  ['no end', ['no end']],
])('parts "%s"', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test.each([
  ['Nothing is glued, so everything can be mended.', 'Nothing is glued'],
  ['Abends ist gefegt, auch wenn wir weitermachen.', 'Abends ist gefegt'],
  ['We charge nothing, unless you win.', null],
  ['If we can, because we like it, we do.', null],
])('the core of "%s" is %s', (sentence, core) => {
  expect(coreOf(sentence)).toBe(core)
})

test('a sentence has one calm mark at its end', () => {
  expect(asSentence('Free returns')).toBe('Free returns.')
  expect(asSentence('Fresh bread!')).toBe('Fresh bread.')
  expect(asSentence('Why buy new?')).toBe('Why buy new?')
})

test.each([
  ['en', 'A sourdough bakery on Douglas Street in Cork that bakes at four.', 'sourdough bakery'],
  ['en', 'Harcourt Pell is a Leeds law firm for families.', 'Leeds law firm'],
  ['en', 'Jumpers knitted in Covilhã from the wool of the mountain.', 'jumpers'],
  ['en', 'We repair what others throw away.', null],
  ['fr', 'Fleuriste à Nantes : des fleurs de saison.', 'fleuriste'],
  ['de', 'Malerwerkstatt in Köln-Ehrenfeld: Innenräume.', 'Malerwerkstatt'],
  ['en', '24 hours of bread in Cork', null],
] as const)('the trade in %s "%s" is %s', (language, summary, trade) => {
  expect(tradeIn(summary, wordsOf[language].grammar, new Set(['leeds', 'harcourt', 'pell']))).toBe(trade)
})

test.each([
  ['Galway, Ireland', { name: 'Galway', isTown: true }],
  ['Ireland', { name: 'Ireland', isTown: false }],
  ['Bretagne, France', { name: 'Bretagne', isTown: false }],
  ['Le Mans, France', { name: 'Le Mans', isTown: false }],
  ['', {}],
])('the place "%s"', (location, place) => {
  const { name, isTown } = placeFrom(location) ?? {}
  expect({ name, isTown }).toEqual(place)
})

test.each([
  ['Wren table lamp, €240', { name: 'Wren table lamp', price: '€240' }],
  ['Kalkputz, ab 54,50 €/m²', { name: 'Kalkputz', price: 'ab 54,50 €/m²' }],
  ['Wills and probate', { name: 'Wills and probate', price: null }],
  ['Bread, butter and jam', { name: 'Bread, butter and jam', price: null }],
])('the offer "%s"', (offer, parts) => {
  expect(parseOffer(offer)).toEqual(parts)
})

describe('what may stand in an ad', () => {
  it.each(['Bread & butter © 1987', 'IKEA shelves', 'About 20 °C', 'Open 7 to 3'])('"%s"', (text) => {
    expect(isUsable(text, 80)).toBe(true)
  })
  it.each([
    'Fresh 🥖',
    'Call 091 555 0142',
    'a@b.example',
    '<b>x</b>',
    'FREE BREAD TODAY',
    'wow!!',
    '123',
    '',
  ])('not "%s"', (text) => {
    expect(isUsable(text, 80)).toBe(false)
  })
  it('is one line without hidden characters', () => {
    expect(oneLine(' a\n\tb\u202Ec ')).toBe('a bc')
  })
})

test('a fact that leans on another stands alone only if nothing else is left', () => {
  const { brief, brandName, offers } = fixtureBrief('french', 'fr', 'USP')
  const leaning = factsOf(brandName, brief, offers).statements.filter((one) => one.isLeaning)
  expect(leaning.map(({ sentence }) => sentence)).toEqual(['Aucune n’a dormi au frigo plus d’une nuit.'])
})
