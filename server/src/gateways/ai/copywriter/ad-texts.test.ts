import { formulaSlots } from '@aloft/domain/briefs/formula-slots.rules'
import { goals } from '@aloft/domain/core/goals'
import { describe, expect, it, test } from 'vitest'
import type { AdText, AdTextsInput } from '../ai.port.ts'
import { writeAdTexts } from './ad-texts.ts'
import { areAlike, lengthOf, wordsIn } from './likeness.ts'
import { type FixtureBrief, fixtureBrief, fixtureCases, textsFor } from './test-support/fixture-briefs.ts'
import { inventedIn } from './test-support/honesty.ts'
import { wordsOf } from './words/words-of.ts'

const descriptions = { kind: 'descriptions', count: 4, maxLength: 90, adviceLength: 90 } as const
const messages = {
  kind: 'primaryTexts',
  platform: 'facebook',
  count: 3,
  maxLength: 2200,
  adviceLength: 125,
} as const
const punchlines = {
  kind: 'punchlines',
  platform: 'instagram',
  count: 5,
  maxLength: 40,
  adviceLength: 40,
} as const

// Several tests look at the same texts of all fixture briefs.
const written = new Map<string, readonly AdText[]>()

function write(
  fixture: FixtureBrief,
  change: Partial<AdTextsInput> = {},
  seed = 'a seed',
): readonly AdText[] {
  const input = textsFor(fixture, change)
  const key = JSON.stringify([input, seed])
  const texts = written.get(key) ?? writeAdTexts(input, seed) ?? []
  written.set(key, texts)
  return texts
}

describe.each(fixtureCases)('$site in $language by $formula', ({ site, language, formula }) => {
  const fixture = fixtureBrief(site, language, formula)
  const slots = formulaSlots[formula]

  test('15 headlines: all parts, no two alike, nothing invented', () => {
    const headlines = write(fixture)
    expect(headlines).toHaveLength(15)
    expect(new Set(headlines.flatMap((headline) => headline.slots))).toEqual(new Set(slots))
    for (const [index, { text }] of headlines.entries()) {
      expect(lengthOf(text), text).toBeLessThanOrEqual(30)
      expect(inventedIn(text, fixture, language), text).toEqual([])
      expect(text).not.toMatch(/!$|click here|\d{7}/i)
      for (const other of headlines.slice(index + 1))
        expect(sharedShare(text, other.text)).toBeLessThanOrEqual(0.5)
    }
  })

  test('descriptions, messages and punchlines keep to the facts and the limits', () => {
    const texts = [descriptions, messages, punchlines].flatMap((change) =>
      write(fixture, change).map((one) => ({ ...one, change })),
    )
    expect(texts).toHaveLength(4 + 3 + 5)
    for (const { text, change } of texts) {
      expect(lengthOf(text), text).toBeLessThanOrEqual(Math.min(change.maxLength, 400))
      expect(inventedIn(text, fixture, language), text).toEqual([])
    }
  })

  test('messages with room for it tell all parts in order', () => {
    for (const { slots: told } of write(fixture, { ...messages, adviceLength: messages.maxLength }))
      expect(told).toEqual(slots)
  })

  test('messages tell the formula from its first part to its last, in two to four sentences, and say something at once', () => {
    const facts = [
      fixture.brandName,
      ...fixture.offers.map((offer) => offer.split(', ')[0] ?? ''),
      ...fixture.brief.audiences,
    ]
    for (const { text, slots: told } of write(fixture, messages)) {
      expect(told).toEqual(slots.filter((slot) => told.includes(slot)))
      expect([told[0], told.at(-1)]).toEqual([slots[0], slots.at(-1)])
      expect(sentencesIn(text), text).toBeGreaterThanOrEqual(2)
      expect(sentencesIn(text), text).toBeLessThanOrEqual(4)
      const beginning = text.slice(0, 110).toLowerCase()
      const isTold = [...facts, ...fixture.brief.differentiators, fixture.brief.offeringSummary].some(
        (fact) => beginning.includes(fact.slice(0, 20).toLowerCase().trim()),
      )
      expect(
        isTold || beginning.includes(fixture.brief.location.split(',')[0]?.toLowerCase() ?? ''),
        text,
      ).toBe(true)
    }
  })
})

test('nearly all messages end before a phone cuts them, and none is cut', () => {
  const texts = fixtureCases.flatMap(({ site, language, formula }) =>
    write(fixtureBrief(site, language, formula), messages).map(({ text }) => text),
  )
  const long = texts.filter((text) => lengthOf(text) > messages.adviceLength)
  expect(long.length / texts.length).toBeLessThan(0.02)
  for (const text of texts) expect(text).toMatch(/[.!?][”“»\u202F]*$/u)
})

const occasions = {
  en: 'Summer sale until 31 August',
  fr: 'Soldes jusqu’au 31 août',
  de: 'Ausverkauf bis 31. August',
} as const

describe('an occasion', () => {
  const cases = fixtureCases.map(({ site, language, formula }) => {
    const fixture = fixtureBrief(site, language, formula)
    const brief = { ...fixture.brief, specialPurpose: occasions[language] }
    return { language, occasion: occasions[language], fixture: { ...fixture, brief } }
  })

  it.each([
    ['headlines', {}],
    ['descriptions', descriptions],
    ['a message', { ...messages, count: 1 }],
  ] as const)('is said in %s, in its owner’s words', (_, change) => {
    const silent = cases.filter(
      ({ fixture, occasion }) => !write(fixture, change).some(({ text }) => text.includes(occasion)),
    )
    expect(silent.length / cases.length).toBeLessThan(0.02)
  })

  it('brings nothing into a text but itself', () => {
    for (const { fixture, language } of cases) {
      for (const { text } of [
        ...write(fixture),
        ...write(fixture, descriptions),
        ...write(fixture, messages),
      ])
        expect(inventedIn(text, fixture, language), text).toEqual([])
    }
  })

  it('stands in quotes where it is in another language, and is never translated', () => {
    const fixture = fixtureBrief('german', 'de', 'DRF')
    const specialPurpose = 'The summer sale ends on 31 August in the shop'
    const [first] = write({ ...fixture, brief: { ...fixture.brief, specialPurpose } }, messages)
    expect(first?.text).toContain(`„${specialPurpose}.“`)
  })

  it('is left out where it finds no room', () => {
    const specialPurpose = 'The long summer sale ends on the last day of August'
    const fixture = fixtureBrief('bakery', 'en', 'AIDA')
    const headlines = write({ ...fixture, brief: { ...fixture.brief, specialPurpose } })
    expect(headlines).toHaveLength(15)
    expect(headlines.some(({ text }) => text.includes('August'))).toBe(false)
  })
})

describe('an ad whose readers compare', () => {
  const competitors = ['https://dovetail.example']
  const isTold = (text: string, { brief }: FixtureBrief) =>
    brief.differentiators.some((fact) => text.includes(fact.replace(/[.!]$/u, '').slice(0, 18)))
  const share = (change: Partial<AdTextsInput>) =>
    fixtureCases.filter(({ site, language, formula }) => {
      const fixture = fixtureBrief(site, language, formula)
      return isTold(write(fixture, { ...messages, count: 1, ...change })[0]?.text ?? '', fixture)
    }).length / fixtureCases.length

  it('leans on what sets the brand apart', () => {
    expect(share({ competitors })).toBeGreaterThan(0.9)
    expect(share({})).toBeLessThan(0.7)
  })

  it.each(['AIDA', 'SSS', 'USP', 'DRF'] as const)('begins with it by %s', (formula) => {
    const fixture = fixtureBrief('shop', 'en', formula)
    const [first] = write(fixture, { ...messages, competitors })
    expect(isTold(first?.text.split('. ')[0] ?? '', fixture)).toBe(true)
  })

  it('names no competitor, invents nothing and tells no fact twice', () => {
    for (const { site, language, formula } of fixtureCases) {
      const fixture = fixtureBrief(site, language, formula)
      for (const { text } of [
        ...write(fixture, { competitors }),
        ...write(fixture, { ...messages, competitors }),
      ]) {
        expect(text).not.toMatch(/dovetail/i)
        expect(inventedIn(text, fixture, language), text).toEqual([])
        for (const fact of fixture.brief.differentiators)
          expect(text.split(fact.slice(0, 18)).length, text).toBeLessThanOrEqual(2)
      }
    }
  })
})

describe('a set of texts', () => {
  const fixture = fixtureBrief('bakery', 'en', 'AIDA')

  it('is the same for the same brief and seed, and another for another seed', () => {
    expect(writeAdTexts(textsFor(fixture), 'a seed')).toEqual(write(fixture))
    expect(write(fixture, {}, 'b')).not.toEqual(write(fixture))
    expect(write(fixture, messages, 'b')).not.toEqual(write(fixture, messages))
  })

  it('repeats nothing that the ad has, and gives one more headline beside fourteen', () => {
    const texts = write(fixture).map(({ text }) => text)
    for (const [index, gone] of texts.entries()) {
      const neighbours = texts.toSpliced(index, 1)
      const [next] = write(fixture, { count: 1, neighbours }, `after ${gone}`)
      expect(next).toBeDefined()
      for (const neighbour of neighbours) expect(areAlike(next?.text ?? '', neighbour)).toBe(false)
    }
  })

  it('writes descriptions beside fifteen headlines', () => {
    const neighbours = write(fixture).map(({ text }) => text)
    expect(write(fixture, { ...descriptions, neighbours })).toHaveLength(4)
  })

  it.each(goals)('follows the goal %s in what to do next', (goal) => {
    const brief = { ...fixture.brief, goal, toneOfVoice: null } as const
    const steps = write({ ...fixture, brief }).filter((one) => one.slots[0] === 'action')
    const calls = wordsOf.en.calls[goal].headlines.map((phrase) =>
      phrase.replace('{brand}', fixture.brandName),
    )
    expect(steps.filter(({ text }) => calls.includes(text)).length).toBeGreaterThanOrEqual(2)
  })

  it('follows the tone in its words and its last mark, never in its facts', () => {
    const glad = { ...fixture, brief: { ...fixture.brief, toneOfVoice: 'happiness' } } as const
    const calm = { ...fixture, brief: { ...fixture.brief, toneOfVoice: 'serenity' } } as const
    expect(write(glad, messages).every(({ text }) => text.endsWith('!'))).toBe(true)
    expect(write(calm, messages).some(({ text }) => text.includes('!'))).toBe(false)
    expect(write(calm).map(({ text }) => text)).toContain('Calmly, step by step')
  })

  it('chooses a formula where the brief has none', () => {
    const brief = { ...fixture.brief, formula: null, goal: 'leads' } as const
    const roomy = { ...messages, adviceLength: messages.maxLength }
    const slots = write({ ...fixture, brief }, roomy).map((one) => one.slots)
    expect(slots).toContainEqual(['problem', 'agitate', 'solve'])
  })

  it('speaks of the product of a campaign, not of everything on the website', () => {
    const brief = { ...fixture.brief, offeringType: 'product', offeringName: 'Seeded Rye' } as const
    const texts = [...write({ ...fixture, brief }), ...write({ ...fixture, brief }, messages)].map(
      ({ text }) => text,
    )
    expect(texts.some((text) => text.includes('Seeded Rye'))).toBe(true)
    expect(texts.join(' ')).not.toMatch(/Baguette|Flat White|Sourdough Saturday/)
  })

  it('never uses a brand name that is too long, and cuts none', () => {
    const brandName = 'The Honourable Company of Slow Sourdough Bakers of Cork'
    const brief = { ...fixture.brief, offeringName: brandName }
    const texts = write({ ...fixture, brandName, brief })
    expect(texts).toHaveLength(15)
    expect(texts.some(({ text }) => text.includes('Honourable'))).toBe(false)
  })

  it('sets French marks off with a space at which no line breaks', () => {
    const french = fixtureBrief('french', 'fr', 'PAS')
    const phrases = [...write(french), ...write(french, messages)].map(({ text }) =>
      french.brief.differentiators
        .concat(french.brief.offeringSummary)
        .reduce((rest, fact) => rest.replace(fact, ''), text),
    )
    expect(phrases.join(' ')).toMatch(/\u202F[?:]/)
    for (const text of phrases) expect(text).not.toMatch(/(?<!\u202F)[;:!?»]|«(?!\u202F)/)
  })
})

describe('words that find people', () => {
  const fixture = fixtureBrief('bakery', 'en', 'AIDA')
  const texts = (change: Partial<AdTextsInput>, of = fixture) => write(of, change).map(({ text }) => text)
  const free = { platform: 'google', count: 20, maxLength: 80, adviceLength: 80 } as const

  it('takes keywords from the trade, the offers and the place', () => {
    const keywords = texts({ kind: 'keywords', ...free })
    expect(keywords).toHaveLength(20)
    expect(keywords).toEqual(
      expect.arrayContaining(['sourdough bakery cork', 'seeded rye cork', 'odd loaf bakery']),
    )
    expect(keywords.every((keyword) => keyword === keyword.toLowerCase())).toBe(true)
    expect(keywords.every((keyword) => keyword.split(' ').length <= 10)).toBe(true)
    expect(new Set(keywords).size).toBe(20)
  })

  it('does not say the place twice', () => {
    const keywords = texts({ kind: 'keywords', ...free }, fixtureBrief('law-firm', 'en', 'PAS'))
    expect(keywords).toContain('leeds law firm')
    expect(keywords).not.toContain('leeds law firm leeds')
  })

  it('takes locations from the brief, the narrowest first', () => {
    expect(texts({ kind: 'locations', ...free })).toEqual([
      'Cork, County Cork, Ireland',
      'County Cork, Ireland',
      'Ireland',
    ])
  })

  it('takes interests from the audiences and the offers', () => {
    const interests = texts({ kind: 'interests', ...free, platform: 'facebook', maxLength: 60 })
    expect(interests.slice(0, 2)).toEqual(['sourdough bakery', 'early risers who walk to work'])
    expect(interests).toContain('Seeded Rye')
  })

  it('gives only what the ad has not yet', () => {
    const neighbours = ['Ireland', 'cork, county cork, ireland']
    expect(texts({ kind: 'locations', ...free, neighbours })).toEqual(['County Cork, Ireland'])
  })

  it('says so when the brief names none', () => {
    const nowhere = { ...fixture, brief: { ...fixture.brief, location: '' } }
    expect(writeAdTexts(textsFor(nowhere, { kind: 'locations', ...free }), 'a')).toBeNull()
    const nameless = {
      brandName: '',
      offers: [],
      brief: { ...fixture.brief, offeringName: '', offeringSummary: '' },
    }
    expect(writeAdTexts(textsFor(nameless, { kind: 'keywords', ...free }), 'a')).toBeNull()
  })
})

// The share of the shorter text's different words that the other has too.
function sharedShare(one: string, other: string): number {
  const [few, many] = [wordsIn(one), wordsIn(other)].toSorted((a, b) => a.size - b.size)
  return [...(few ?? [])].filter((word) => many?.has(word)).length / Math.max(1, few?.size ?? 1)
}

function sentencesIn(text: string): number {
  return text.match(/[.!?][”“»\u202F]*(?=\s|$)/gu)?.length ?? 0
}
