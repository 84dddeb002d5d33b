import { noWebsiteData, type WebsiteData } from '@aloft/domain/scans/website-data.entity'
import { expect, it } from 'vitest'
import { type Count, precisionOf, recallOf } from '@aloft/site-reader/measure/measure-data'
import { countFacts, countRecalled } from './count-facts.ts'
import type { ExpectedBusiness } from './expected-business.ts'

const field = <T>(value: T) => ({
  value,
  confidence: 1,
  evidence: [{ url: 'https://a.example', quote: 'x', source: 'text' as const }],
})
const evidence = [
  'Slow Tide Yoga is a studio in Headingley, Leeds.',
  'Mats are',
  'free',
  '. We use cookies to please you.',
  '“Best hour of my week. I sleep again.” – Sam W.',
].join('\n')
const expected: ExpectedBusiness = {
  name: 'Slow Tide Yoga',
  summary: 'A yoga studio in Headingley.',
  differentiators: ['Twelve mats and one teacher in the room.'],
  audiences: ['beginners'],
  offers: [
    { name: 'Single class', price: '£12' },
    { name: 'Membership', price: '£62 a month', unit: 'month' },
  ],
  language: 'en',
  location: { city: 'Leeds', region: null, country: null, address: null },
  tone: [],
  contact: { email: null, phone: null },
  socialLinks: [],
  logo: null,
  colors: [],
  fonts: [],
  pictures: [],
  questions: [],
  trade: 'yoga-studio',
  alsoTrades: ['gym'],
  sold: ['yoga'],
  proofs: [
    { kind: 'number', text: '34 classes a week' },
    { kind: 'review', text: 'Best hour of my week. I sleep again.' },
  ],
  ways: ['book', 'visit'],
  hours: [{ days: [0, 1], opens: '06:30', closes: '21:00' }],
  areas: [{ name: 'Headingley', radiusKm: null }],
  occasions: ['Two weeks for £28 until 31 January.'],
  facts: [
    { text: 'In Headingley', words: ['Headingley'] },
    { text: 'Membership £62', words: ['membership', '£62'] },
    { text: '34 classes', words: ['34 classes'] },
    { text: 'Showers', words: ['showers'] },
  ],
  noise: ['cookies'],
}
const brief = {
  name: '',
  summary: '',
  differentiators: [],
  audiences: [],
  language: 'en',
  location: '',
  websiteUrl: '',
  toneOfVoice: null,
} as const
const facts = { brief: { ...brief, differentiators: [], audiences: [] } }

function read(data: Partial<WebsiteData>) {
  const all = { ...noWebsiteData, ...data }
  return { data: all, read: all, evidence, facts }
}

function shares(count: Count): string {
  return `${count.right}/${count.given} ${count.found}/${count.expected}`
}

it('takes sentences of the pages for right unless they are noise, and nothing else', () => {
  const { statements } = countFacts(
    read({
      differentiators: [
        field('Twelve mats and one teacher in the room'),
        field('Mats are free.'),
        field('We use cookies to please you.'),
        field('We heal every back.'),
        field('Mats are'),
        field('„Best hour of my week.'),
        field('“Best hour of my week. I sleep again.” – Sam W.'),
      ],
    }),
    expected,
  )
  expect(shares(statements)).toBe('2/7 1/2')
  expect(statements.wrong).toEqual([
    'We use cookies to please you.',
    'We heal every back.',
    'Mats are',
    '„Best hour of my week.',
    '“Best hour of my week. I sleep again.” – Sam W.',
  ])
})

it('matches facts of each kind', () => {
  const counts = countFacts(
    read({
      name: field('Slow Tide'),
      audiences: [field('beginners'), field('the next day')],
      offers: [
        field({ name: 'Single class', price: '£12.00' }),
        field({ name: 'Membership', price: '£26', unit: 'month' }),
      ],
      // Headingley is a part of the town, and Leeds no country.
      location: field({ city: 'Headingley', region: null, country: 'Leeds', address: null }),
      trades: [field('gym'), field('bakery')],
      proofs: [
        field({ kind: 'years' as const, text: 'We hold 34 classes a week.', value: null, by: null }),
        field({ kind: 'review' as const, text: '34 classes a week', value: null, by: null }),
      ],
      ways: [
        field({ way: 'book' as const, text: 'Book', url: null }),
        field({ way: 'quote' as const, text: 'Ask', url: null }),
      ],
      areas: [field({ name: 'Leeds', radiusKm: null }), field({ name: 'York', radiusKm: null })],
      hours: [field({ days: [0, 2], opens: 390, closes: 1260 })],
      occasions: [field({ text: 'Two weeks for £28 until 31 January', until: '31 January' })],
    }),
    expected,
  )
  const { statements, ...rest } = Object.fromEntries(
    Object.entries(counts).map(([kind, count]) => [kind, shares(count)]),
  )
  expect(statements).toBe('0/0 0/2')
  expect(rest).toEqual({
    name: '1/1 1/1',
    audiences: '1/2 1/1',
    offers: '1/2 1/2',
    units: '1/1 1/1',
    place: '1/2 0/1',
    trade: '1/1 0/1',
    proofs: '1/2 1/2',
    ways: '1/2 1/2',
    areas: '1/2 0/1',
    hours: '1/2 1/2',
    occasions: '1/1 1/1',
  })
})

it('counts a wrong trade, and none where the catalogue has no trade', () => {
  const bakery = read({ trades: [field('bakery')] })
  expect(shares(countFacts(bakery, expected).trade)).toBe('0/1 0/1')
  expect(shares(countFacts(bakery, { ...expected, trade: null }).trade)).toBe('0/0 0/0')
})

it('recalls a fact whose words stand in one fact that was read', () => {
  const recalled = countRecalled(
    read({
      summary: field('A yoga studio in HEADINGLEY with a membership.'),
      offers: [field({ name: 'Single class', price: '£62' })],
      proofs: [field({ kind: 'number' as const, text: '34 classes a week', value: '34', by: null })],
    }),
    expected,
  )
  expect([recalled.found, recalled.expected]).toEqual([2, 4])
  expect(recallOf(recalled)).toBe(0.5)
})

it('reads a description from its brief', () => {
  const described = {
    data: null,
    read: noWebsiteData,
    evidence,
    facts: {
      brief: { ...facts.brief, name: 'Slow Tide Yoga', summary: 'Mats are free.', location: 'Leeds' },
    },
  }
  const counts = countFacts(described, expected)
  expect([counts.name, counts.statements, counts.place].map(precisionOf)).toEqual([1, 1, 1])
  expect(shares(countFacts({ ...described, facts }, expected).name)).toBe('0/0 0/1')
})
