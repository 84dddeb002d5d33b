import { adPlatforms } from '@aloft/domain/ideas/platforms.rules'
import { type TextKind, textLimit } from '@aloft/domain/ads/text-kinds.rules'
import { adLanguageCodes } from '@aloft/domain/core/ad-languages'
import { goals } from '@aloft/domain/core/goals'
import { tones } from '@aloft/domain/core/tones'
import { formulas } from '@aloft/domain/briefs/brief-options.rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeAdTexts } from './ad-texts.ts'
import { citedFacts } from './facts/cited-facts.ts'
import { gatherFacts } from './facts/gather-facts.ts'
import { breads, briefOf, orderOf, read, websiteOf } from './test-support/business.ts'
import { shareMost, wordsIn } from './text/similarity.ts'

const writeTexts = (input: Parameters<typeof writeAdTexts>[0]) =>
  (writeAdTexts(input) ?? []).map(({ text }) => text)
const message = { kind: 'primaryTexts', platform: 'facebook', maxLength: 2200, adviceLength: 125 } as const

describe('headlines', () => {
  it('name what is sold first, and say one thing more each', () => {
    expect(writeTexts(orderOf({ count: 5 }))).toEqual([
      'Sourdough bakery in Cork',
      'Seeded Rye, €5.90',
      'Stout and Oat Loaf, €6.80',
      'Baguette from €4.20',
      'Visit us in Cork',
    ])
  })

  it('are about the one thing that a campaign sells, as its owner calls it', () => {
    const brief = briefOf({ offeringType: 'product', offeringName: 'Seeded Rye bread' })
    const [first] = writeTexts(orderOf({ brief }))
    expect(first).toBe('Seeded Rye bread, €5.90')
  })

  it('below a title name the price of goods, not their town', () => {
    const below = {
      kind: 'descriptions',
      platform: 'facebook',
      neighbors: ['Sourdough bakery in Cork'],
    } as const
    expect(writeTexts(orderOf({ ...below, count: 1 }))).toEqual(['Seeded Rye, €5.90'])
  })

  it('are fewer where the facts are fewer, and none without a fact', () => {
    const brief = briefOf({ offeringSummary: '', differentiators: [], audiences: [], location: '' })
    const bare = websiteOf([], { trades: [], location: null })
    expect(writeAdTexts(orderOf({ brief, website: bare }))).toBeNull()
    expect(
      writeTexts(orderOf({ brief, website: websiteOf(breads.slice(0, 1), { trades: [], location: null }) })),
    ).toEqual(['Seeded Rye, €5.90'])
  })

  it('say nothing in another language than the ad’s, but keep names and prices', () => {
    const texts = writeTexts(orderOf({ brief: briefOf({ language: 'de' }) }))
    expect(texts[0]).toBe('Bäckerei in Cork')
    expect(texts).toContain('Baguette ab €4.20')
    expect(texts.join(' ')).not.toMatch(/thirty|early risers|Visit/)
  })

  it('name of a site in a language of no ads only models', () => {
    const offers = [...breads, { name: 'Wren', price: '€96', noun: 'horno' }]
    const website = websiteOf(offers, { language: read('es') })
    const texts = writeTexts(orderOf({ website, count: 8 })).join(' ')
    expect(texts).toContain('Wren, €96')
    expect(texts).not.toMatch(/Loaf|Rye|Baguette/)
  })

  it('name no place of a business that only sells online', () => {
    const ways = [read({ way: 'order' as const, text: 'Order online', url: null })]
    const online = websiteOf(breads, { trades: [], ways })
    const texts = writeTexts(orderOf({ website: online, count: 8 }))
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.join(' ')).not.toContain('Cork')
    const visited = [...ways, read({ way: 'visit' as const, text: 'Visit us', url: null })]
    const shop = websiteOf(breads, { trades: [], ways: visited })
    expect(writeTexts(orderOf({ website: shop, count: 8 })).join(' ')).toContain('Cork')
  })

  it('never say that the reader needs a lawyer', () => {
    const website = websiteOf([], { trades: [read('law-firm')] })
    const brief = briefOf({ offeringSummary: 'A law firm in Cork.', audiences: ['people facing eviction'] })
    expect(writeTexts(orderOf({ brief, website })).join(' ')).not.toContain('eviction')
  })
})

describe('messages', () => {
  it('begin with more than the bare name of what is sold, where something says more', () => {
    const brief = briefOf({ offeringSummary: 'Jumpers knitted in Cork from the wool behind the mill.' })
    const ways = [read({ way: 'order' as const, text: 'Order online', url: null })]
    const website = websiteOf([], { trades: [], ways })
    const [first] = writeTexts(orderOf({ ...message, count: 1, brief, website }))
    expect(first).toMatch(/^Jumpers knitted in Cork/)
  })

  it('begin with the owner’s sentence about the business where the title names it already', () => {
    const [first] = writeTexts(orderOf({ ...message, count: 1 }))
    expect(first).toMatch(/^Sourdough bakery in Cork\. /)
    const [beside] = writeTexts(orderOf({ ...message, count: 1, neighbors: ['Sourdough bakery in Cork'] }))
    expect(beside).toMatch(/^A sourdough bakery on Douglas Street in Cork that bakes at four/)
  })

  it('begin with no sentence that names only a part of the business', () => {
    const brief = briefOf({
      offeringSummary: 'A sourdough bakery in Cork.',
      differentiators: ['The bakery was founded by two sisters who could not agree on anything else.'],
    })
    const [first] = writeTexts(
      orderOf({ ...message, brief, count: 1, neighbors: ['Sourdough bakery in Cork'] }),
    )
    expect(first).not.toMatch(/^The bakery was founded/)
  })

  it('name a street once', () => {
    const brief = briefOf({ offeringSummary: 'A sourdough bakery on Douglas Street.', differentiators: [] })
    const texts = writeTexts(
      orderOf({ ...message, brief, count: 3, neighbors: ['Sourdough bakery in Cork'] }),
    )
    expect(texts.join(' ')).toContain('Douglas Street')
    for (const text of texts) expect(text.match(/Douglas Street/g)?.length ?? 0).toBeLessThan(2)
  })

  it('are three appeals where there are three versions', () => {
    const texts = writeAdTexts(orderOf({ ...message, count: 3 })) ?? []
    expect(texts).toHaveLength(3)
    expect(new Set(texts.map(({ angle }) => angle)).size).toBe(3)
  })

  it('order nothing online where no page says that one can', () => {
    const website = websiteOf(breads, { trades: [read('florist')] })
    expect(writeTexts(orderOf({ ...message, count: 3, website })).join(' ')).not.toMatch(/online/i)
    const ways = [read({ way: 'order' as const, text: 'Order online', url: null })]
    const shop = websiteOf(breads, { trades: [read('florist')], ways })
    expect(writeTexts(orderOf({ ...message, count: 3, website: shop })).join(' ')).toMatch(/Order online/)
  })

  it('change their verbs with the tone, and no fact', () => {
    const firstText = (toneOfVoice: 'trust' | 'FOMO') =>
      writeTexts(orderOf({ ...message, count: 1, brief: briefOf({ toneOfVoice }) }))[0]
    expect(firstText('trust')).not.toBe(firstText('FOMO'))
    expect(firstText('trust')?.split('. ')[0]).toBe(firstText('FOMO')?.split('. ')[0])
  })
})

describe('targeting', () => {
  it('begins with what customers search, and ends with the name of the brand', () => {
    const keywords = writeTexts(orderOf({ kind: 'keywords', count: 12, maxLength: 80 }))
    expect(keywords.length).toBeLessThanOrEqual(10)
    expect(keywords.slice(0, 2)).toEqual(['bakery cork', 'bakery'])
    expect(keywords.slice(0, 5)).not.toContain('odd loaf')
    expect(keywords.slice(0, 5)).not.toContain('cork')
  })

  it('takes interests of the trade from the tree', () => {
    expect(
      writeTexts(orderOf({ kind: 'interests', platform: 'facebook', count: 10, maxLength: 60 })),
    ).toEqual(['Bakeries', 'Bread', 'Pastries', 'Breakfast and brunch', 'Local produce'])
  })
})

const words = fc.stringMatching(/^[a-zäéß]{2,9}$/u)
const phrase = fc.array(words, { minLength: 1, maxLength: 12 }).map((list) => list.join(' '))
const awkward = fc.oneof(
  phrase,
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constant('“…” {offer} [in] '),
)
const offers = fc.array(
  fc.record({
    name: awkward,
    price: fc.option(fc.constantFrom('€4.20', 'ab 12,80 €/m²', 'from £5', '1 200 €')),
    noun: fc.option(words, { nil: undefined }),
  }),
  { maxLength: 6 },
)
const orders = fc
  .record({
    kind: fc.constantFrom<TextKind>(
      'headlines',
      'descriptions',
      'primaryTexts',
      'punchlines',
      'keywords',
      'interests',
      'locations',
    ),
    platform: fc.constantFrom(...adPlatforms),
    count: fc.integer({ min: 1, max: 15 }),
    offers,
    trade: fc.constantFrom('bakery', 'law-firm', 'florist', 'none'),
    brief: fc.record({
      offeringSummary: awkward,
      differentiators: fc.array(awkward, { maxLength: 4 }),
      audiences: fc.array(awkward, { maxLength: 3 }),
      location: awkward,
      offeringName: awkward,
      specialPurpose: fc.option(awkward),
      offeringType: fc.constantFrom('brand' as const, 'product' as const, null),
      language: fc.constantFrom(...adLanguageCodes, null),
      goal: fc.constantFrom(...goals, null),
      formula: fc.constantFrom(...formulas, null),
      toneOfVoice: fc.constantFrom(...tones, null),
    }),
  })
  .map(({ kind, platform, count, trade, brief, ...rest }) => {
    const limit = textLimit(platform, kind) ?? { maxLength: 30, adviceLength: 30 }
    const read1 = rest.offers.map(({ noun, ...offer }) => (noun === undefined ? offer : { ...offer, noun }))
    const website = websiteOf(read1, { trades: trade === 'none' ? [] : [read(trade)] })
    return orderOf({ kind, platform, count, ...limit, brief: briefOf(brief), website })
  })

it(
  'whatever the facts: texts rest on them, keep the limit, differ, and leave no hole',
  { timeout: 30_000 },
  () => {
    fc.assert(
      fc.property(orders, (order) => {
        const texts = writeAdTexts(order) ?? []
        const known = new Set(citedFacts(gatherFacts(order)).map(({ id }) => id))
        const isWritten = !['keywords', 'interests', 'locations'].includes(order.kind)
        expect(texts.length).toBeLessThanOrEqual(order.count)
        for (const { text, facts } of texts) {
          expect([...text].length).toBeLessThanOrEqual(order.maxLength)
          expect(text.trim()).not.toBe('')
          if (!isWritten) continue
          expect(facts.length).toBeGreaterThan(0)
          for (const fact of facts) expect(known).toContain(fact)
        }
        const heads = order.kind === 'headlines' ? texts.map(({ text }) => wordsIn(text)) : []
        const alike = heads.filter((one, index) =>
          heads.slice(index + 1).some((other) => shareMost(one, other)),
        )
        expect(alike).toEqual([])
        expect(writeAdTexts(order)).toEqual(texts.length === 0 ? null : texts)
      }),
      { numRuns: 400 },
    )
  },
)

it('reads the same under another brand’s name: texts are about what is sold, not about a name', () => {
  const own = writeTexts(orderOf())
  const others = writeTexts(orderOf({ brandName: 'Quiet Oven' }))
  expect(others).toEqual(own)
  expect(own.join(' ')).not.toContain('Odd Loaf')
})

it('puts a claim on the picture, as the headline beside it says what the business is', () => {
  expect(
    writeTexts(
      orderOf({ kind: 'punchlines', platform: 'facebook', count: 1, maxLength: 40, adviceLength: 40 }),
    ),
  ).toEqual(['Every loaf proves for thirty hours'])
})
