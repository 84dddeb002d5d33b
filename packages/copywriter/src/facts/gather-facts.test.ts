import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import type { Offer } from '@aloft/domain/scans/website-data.entity'
import { describe, expect, it } from 'vitest'
import { breads, briefOf, read, websiteOf } from '../test-support/business.ts'
import { gatherFacts } from './gather-facts.ts'

const gather = (change: Partial<Parameters<typeof gatherFacts>[0]> = {}) =>
  gatherFacts({ brandName: 'Odd Loaf', brief: briefOf(), website: websiteOf(breads), sold: null, ...change })

describe('what is sold', () => {
  it('is what the owner answers, before anything else', () => {
    expect(gather({ sold: 'Sourdough bread' }).sold?.text).toBe('Sourdough bread')
  })

  it('is what the trade sells only where the pages say so too', () => {
    const joiner = (offer: string) =>
      gather({
        brief: briefOf({ offeringSummary: 'Furniture from Graz.', differentiators: [] }),
        website: websiteOf([{ name: offer, price: null }], { trades: [read('bakery')] }),
      }).sold
    expect(joiner('Dining table')).toBeNull()
  })

  it('is called as the business calls itself', () => {
    expect(gather().business?.text).toBe('sourdough bakery')
    const spoken = briefOf({ offeringSummary: 'I tune in Cork and around it.' })
    expect(gather({ brief: spoken, website: websiteOf([], { trades: [] }) }).business).toBeNull()
    const brief = briefOf({ language: 'de', offeringSummary: 'Brot in Wien.' })
    expect(gather({ brief, brandName: 'Backstube Huber' }).business?.text).toBe('Backstube')
  })
})

describe('the source of what comes from the trade', () => {
  const website = websiteOf(breads, { trades: [read('bakery', 'Our bakery')] })
  // The summary names no business of its own, so the trade does.
  const brief = briefOf({ offeringSummary: 'We bake bread and rolls in Cork.' })
  const sources = (change: Parameters<typeof gather>[0]) => {
    const { business, sold } = gather({ brief, website, ...change })
    return [business, sold].map((fact) => [fact?.text, fact?.source])
  }

  it('is the page that names the trade', () => {
    const page = { from: 'website', url: 'https://oddloaf.example/', quote: 'Our bakery' }
    expect(sources({})).toEqual([
      ['bakery', page],
      ['bread and rolls', page],
    ])
  })

  it('is the brief where no page names the trade or the text is the owner’s', () => {
    const inBrief = { from: 'brief' }
    const bakery = briefOf({ offeringSummary: 'Bakery in Cork, with bread and rolls.' })
    expect(sources({ brief: bakery, website: null })).toEqual([
      ['bakery', inBrief],
      ['bread and rolls', inBrief],
    ])
    expect(sources({ brief: briefOf(), sold: 'Sourdough bread' })).toEqual([
      ['sourdough bakery', inBrief],
      ['Sourdough bread', inBrief],
    ])
  })
})

it('parts a price from the word that makes it the least of several, and keeps its unit', () => {
  const website = websiteOf([
    { name: 'Kalkputz', price: 'ab 54 €', unit: 'm²' },
    { name: 'Wreath', price: '€55 per person', unit: 'person' },
  ])
  expect(gather({ website }).offers.map(({ price, isFrom }) => [price, isFrom])).toEqual([
    ['54 € / m²', true],
    ['€55 per person', false],
  ])
})

it('names a thing by its kind where the name alone says nothing', () => {
  const website = websiteOf([
    { name: 'Wren', price: '€96', noun: 'table lamp' },
    { name: 'Dome Lamp', price: '€168', noun: 'lamp' },
  ])
  expect(gather({ website }).offers.map(({ label }) => label)).toEqual(['Wren table lamp', 'Dome Lamp'])
})

it('calls offers of one word plans where several cost something a month', () => {
  const labels = (offers: readonly Offer[], language: AdLanguage) =>
    gather({
      website: websiteOf(offers, { language: read(language) }),
      brief: briefOf({ language }),
    }).offers.map(({ label }) => label)
  const plans = [
    { name: 'Solo', price: '€0' },
    { name: 'Shop', price: '€19 / month' },
    { name: 'Chain', price: '€49', unit: 'month' },
    { name: 'Paper job cards', price: '€12' },
  ]
  expect(labels(plans, 'en')).toEqual(['Solo plan', 'Shop plan', 'Chain plan', 'Paper job cards'])
  expect(labels(plans.slice(0, 2), 'en')).toEqual(['Solo', 'Shop'])
  const tariffs = plans.slice(1, 3).map((plan) => ({ ...plan, unit: 'Monat' }))
  expect(labels(tariffs, 'de')).toEqual(['Tarif Shop', 'Tarif Chain'])
})

it('takes a long word for a thing, unless most things of its kind have names of one word', () => {
  const labels = (names: readonly string[]) =>
    gather({ website: websiteOf(names.map((name) => ({ name, price: '€6', noun: 'bread' }))) }).offers.map(
      ({ label }) => label,
    )
  expect(labels(['Baguette', 'Seeded Rye', 'Oat Loaf', 'White'])).toContain('Baguette')
  expect(labels(['Marcelle', 'Estuaire', 'Septembre', 'The small bread of the day'])).toEqual([
    'Marcelle bread',
    'Estuaire bread',
    'Septembre bread',
    'The small bread of the day',
  ])
})

it('finds the offer that the campaign is about, however its owner calls it', () => {
  const product = (offeringName: string) =>
    gather({ brief: briefOf({ offeringType: 'product', offeringName }) }).product
  expect(product('Seeded Rye')).toMatchObject({ id: 'offer:1', label: 'Seeded Rye', price: '€5.90' })
  expect(product('rye, seeded, big')).toMatchObject({ id: 'offer:1' })
  expect(product('Panettone, €18')).toMatchObject({ id: 'offer:0', label: 'Panettone', price: '€18' })
})

it('cites for each statement the page that says it', () => {
  const text = 'Every loaf proves for thirty hours before it sees the oven.'
  const website = websiteOf(breads, { differentiators: [read(text, 'Every loaf proves for thirty hours')] })
  expect(gather({ website }).statements[0]?.source).toEqual({
    from: 'website',
    url: 'https://oddloaf.example/',
    quote: 'Every loaf proves for thirty hours',
  })
  expect(gather().statements[0]?.source).toEqual({ from: 'brief' })
})

it('takes the house number from where a French address has it', () => {
  const website = websiteOf(breads, {
    location: read({
      city: 'Nantes',
      region: null,
      country: 'France',
      address: '7, rue de l’Échappée, 44000 Nantes',
    }),
  })
  expect(gather({ website }).address?.text).toBe('7 rue de l’Échappée, Nantes')
})

it('knows the year a business began in', () => {
  const years = read({
    kind: 'years' as const,
    text: 'At one bench since 1987.',
    value: 'since 1987',
    by: null,
  })
  expect(gather({ website: websiteOf(breads, { proofs: [years] }) }).since?.year).toBe('1987')
  expect(gather({ brief: briefOf({ differentiators: ['Bread from Cork since 1924.'] }) }).since?.year).toBe(
    '1924',
  )
  expect(gather().since).toBeNull()
})

it.each([
  ['The Mahons have kept sheep here since 1911.', undefined],
  ['We have baked here since 1911.', '1911'],
  ['The mill was founded in 1987 by two sisters.', '1987'],
])('takes the year of a business only from a sentence that speaks of it: %s', (text, since) => {
  const value = /(?:since|in) \d{4}/u.exec(text)?.[0] ?? ''
  const proofs = [read({ kind: 'years' as const, text, value, by: null })]
  const facts = gather({ website: websiteOf(breads, { proofs }) })
  expect(facts.since?.year).toBe(since)
  expect(facts.statements.some(({ proof }) => proof === 'years')).toBe(since !== undefined)
})

it('reads what a business is beside its name in the title', () => {
  const name = read('Ruth Fenwick', 'Ruth Fenwick, knife grinder, Cork')
  const website = websiteOf([], { name, trades: [] })
  const brief = briefOf({ offeringSummary: 'I grind and mend in homes around Cork.', differentiators: [] })
  expect(gather({ brandName: 'Ruth Fenwick', brief, website }).business?.text).toBe('knife grinder')
  expect(gather({ brief, website: websiteOf([], { trades: [] }) }).business).toBeNull()
})

it('quotes no summary that only says who and where', () => {
  const sign = (offeringSummary: string) =>
    gather({
      brief: briefOf({ offeringSummary, differentiators: [] }),
      website: null,
      brandName: 'Elm & Oak',
    }).statements.map(({ isQuotable, shorts }) => [isQuotable, shorts.length])
  expect(sign('Elm & Oak tree surgeons, Cork.')).toEqual([[false, 0]])
  expect(sign('We are tree surgeons in Cork.')).toEqual([[true, 1]])
})

it('knows every sentence of the pages, and quotes of them only what says something for the business alone', () => {
  const statements = ['Take the bag back to the shop.', 'We supply fourteen cafés by cargo bike.'].map(
    (text) => read(text),
  )
  const facts = gather({ website: websiteOf(breads, { statements }) })
  const quotable = new Map(facts.statements.map(({ sentence, isQuotable }) => [sentence, isQuotable]))
  expect(quotable.get('Take the bag back to the shop.')).toBe(false)
  expect(quotable.get('We supply fourteen cafés by cargo bike.')).toBe(true)
})

it('leaves out the address of whoever comes to their customers', () => {
  const areas = [read({ name: 'Cork', radiusKm: null })]
  expect(gather({ website: websiteOf(breads, { areas }) }).address).toBeNull()
  const ways = [read({ way: 'visit' as const, text: 'Visit us', url: null })]
  expect(gather({ website: websiteOf(breads, { areas, ways }) }).address?.text).toBe(
    '61 Douglas Street, Cork',
  )
})

it('gathers once for the same input, and again once any part of it differs', () => {
  const input = { brandName: 'Odd Loaf', brief: briefOf(), website: websiteOf(breads), sold: null }
  const facts = gatherFacts(input)
  expect(gatherFacts({ ...input })).toBe(facts)
  expect(gatherFacts({ ...input, sold: 'Rye bread' }).sold?.text).toBe('Rye bread')
  expect(gatherFacts({ ...input, website: null }).offers).toEqual([])
  expect(gatherFacts({ ...input, brandName: 'Even Loaf' }).brand).toBe('Even Loaf')
  expect(gatherFacts({ ...input, brief: briefOf({ location: 'Galway' }) }).place?.name).toBe('Galway')
  expect(gatherFacts(input)).toEqual(facts)
})
