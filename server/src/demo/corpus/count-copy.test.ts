import { expect, it } from 'vitest'
import { inventedFacts, limitsBroken, sharedTexts, soldNamed, textsWithoutFact } from './count-copy.ts'
import type { DraftedAd, DraftedText } from './draft-ads.ts'
import { vocabularyOf } from '@aloft/copywriter/words/vocabulary'

const evidence = [
  'Odd Loaf Bakery',
  'A sourdough bakery in Cork, Ireland',
  'Every loaf proves for thirty hours.',
  'Seeded Rye',
  '€5.90',
  'since 2014',
].join('\n')
const basis = { evidence, brand: 'Odd Loaf Bakery', language: 'en' } as const

function text(written: string, change: Partial<DraftedText> = {}): DraftedText {
  return { key: 'fbTitle', part: 'headline', text: written, maxLength: 255, facts: ['offer:1'], ...change }
}

function ad(texts: readonly DraftedText[], change: Partial<DraftedAd> = {}): DraftedAd {
  return {
    business: 'bakery',
    platform: 'facebook',
    failure: null,
    brief: null,
    texts,
    keywords: [],
    interests: [],
    places: [],
    ...change,
  }
}

it('counts texts whose writer names no fact, and those that say none', () => {
  const found = textsWithoutFact(
    ad([
      text('Sourdough in Cork'),
      text('Sourdough in Cork', { facts: [] }),
      text('Odd Loaf Bakery, made with love'),
      text('Proves for thirty hours'),
      text('Open every day', { facts: ['hours'] }),
    ]),
    basis,
  )
  expect(found.map(({ text: written, what }) => [written, what])).toEqual([
    ['Sourdough in Cork', 'names no fact'],
    ['Odd Loaf Bakery, made with love', 'says no fact'],
  ])
})

it.each([
  ['Seeded Rye, €5.90', []],
  ['Seeded Rye, €4.90', ['€4.90']],
  ['Baking since 2014', []],
  ['Baking since 1914', ['1914']],
  ['Award-winning sourdough', ['Award-winning']],
  ['Sourdough in Cork', []],
  ['Sourdough in Limerick', ['Limerick']],
  ['Find us, Tuesday to Saturday', []],
])('of “%s” the business does not say %j', (written, invented) => {
  const found = inventedFacts(ad([text(written)]), basis, vocabularyOf('en'))
  expect([...new Set(found.map(({ what }) => what))]).toEqual(invented)
})

it('takes German nouns of trades and phrases for no names', () => {
  const german = { evidence: 'Lockenschnitt 72 € in Hamburg', brand: 'Haarwerk', language: 'de' } as const
  const of = (written: string) =>
    inventedFacts(ad([text(written)]), german, vocabularyOf('de')).map(({ what }) => what)
  expect(of('Friseur in Hamburg, Lockenschnitt 72 €')).toEqual([])
  expect(of('Friseur in Pinneberg')).toEqual(['Pinneberg'])
})

it('counts what breaks a limit', () => {
  const long = text('Sourdough that proves for thirty hours', { key: 'headline1', maxLength: 30 })
  const keywords = ['bread', 'a b c d e f g h i j k']
  const whats = (one: DraftedAd) => [...new Set(limitsBroken(one, basis).map(({ what }) => what))]
  expect(whats(ad([long], { platform: 'google', keywords }))).toEqual([
    'longer than 30',
    'keyword',
    'G01',
    'G16',
  ])
  expect(whats(ad([text('Seeded Rye, €5.90')]))).toEqual([])
  expect(whats(ad([text('„Jeder Laib ruht“, « Seeded Rye », “Every loaf proves”')]))).toEqual([])
  expect(whats(ad([text('“Every loaf proves for thirty hours.')]))).toEqual([
    'quotation mark without its pair',
  ])
})

it('wants what is sold in the first headline and in what is shown of a message', () => {
  const sold = ['bread', 'sourdough bakery']
  const message = (written: string) => text(written, { key: 'fbMessage', part: 'message' })
  const missing = (one: DraftedAd) => soldNamed(one, sold).missing.map(({ text: written }) => written)
  const late = 'Every loaf proves for thirty hours before it sees the oven. Bread in Cork.'
  expect(missing(ad([text('Sourdough bakery in Cork'), message('Bread in Cork')]))).toEqual([])
  expect(missing(ad([text('Seeded Rye'), text('Bread'), message(late)]))).toEqual([
    'Seeded Rye',
    late.slice(0, 60),
  ])
  expect(missing(ad([text('Gingerbread'), message('Bread')]))).toEqual(['Gingerbread'])
  expect(missing(ad([text('Bread')]))).toEqual([''])
  expect(soldNamed(ad([], { failure: 'FAIL' }), sold)).toEqual({ named: 0, missing: [] })
})

it('finds texts that two businesses share, calls to action apart', () => {
  const call = text('Book online', { facts: ['way:book'] })
  const ads = [
    ad([text('Open every day'), text('Seeded Rye'), call]),
    ad([text('Seeded rye')], { platform: 'google' }),
    ad([text('Open every day!'), call], { business: 'shop' }),
  ]
  const { texts, shared } = sharedTexts(ads)
  expect(texts).toBe(4)
  expect(shared.map(({ business, text: written }) => [business, written])).toEqual([
    ['bakery', 'Open every day'],
    ['shop', 'Open every day!'],
  ])
})
