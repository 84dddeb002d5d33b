import { expect, it } from 'vitest'
import type { ExpectedSite } from './expected-site.ts'
import { addCounts, measureData, precisionOf, recallOf } from './measure-data.ts'
import { noWebsiteData } from '@aloft/domain/scans/website-data.entity'

const origin = 'https://a.example'
const field = <T>(value: T) => ({
  value,
  confidence: 1,
  evidence: [{ url: origin, quote: 'x', source: 'text' as const }],
})
const expected: ExpectedSite = {
  name: 'Odd Loaf Bakery',
  summary: 'A bakery.',
  differentiators: ['Every loaf proves for thirty hours.', 'Nothing binned.'],
  audiences: [],
  offers: [
    { name: 'Rye', price: '€5.90', unit: 'kg', noun: 'loaf', picture: '/rye.jpg' },
    { name: 'Advice', price: null },
  ],
  language: 'en',
  location: { city: 'Cork', region: null, country: 'Ireland', address: '61 Douglas Street' },
  tone: ['humor'],
  contact: { email: 'a@b.example', phone: '+353 20 911 0142' },
  socialLinks: [],
  logo: '/logo.svg',
  colors: [
    { role: 'primary', hex: '#c2571a' },
    { role: 'accent', hex: '#f2b84b' },
  ],
  fonts: [{ role: 'body', family: 'Georgia' }],
  pictures: [{ path: '/a.jpg', width: 800, height: 600 }],
  proofs: [{ kind: 'years', text: 'We have baked here since 2014.' }],
  ways: ['visit', 'order'],
  areas: [{ name: 'Cork', radiusKm: 10 }],
  hours: [{ days: [0, 1], opens: '08:00', closes: '15:30' }],
  occasions: ['Order by 15 December.'],
  questions: [{ field: 'offers', values: ['€5', '€6'] }],
}

it('counts no values as precise but missing', () => {
  const counts = measureData(noWebsiteData, expected, origin)
  expect(counts.differentiators).toMatchObject({
    given: 0,
    right: 0,
    expected: 2,
    found: 0,
    missing: expected.differentiators,
  })
  expect([precisionOf(counts.name), recallOf(counts.name), recallOf(counts.audiences)]).toEqual([1, 0, 1])
})

it("matches by the report's rules", () => {
  const counts = measureData(
    {
      ...noWebsiteData,
      name: field('odd loaf  bakery, Cork'),
      differentiators: [field('Every loaf proves thirty hours'), field('We are nice people')],
      offers: [
        field({ name: 'Seeded Rye', price: '5,90 €' }),
        field({ name: 'Rye', price: '€6', unit: 'kg', noun: 'bread', pictureUrl: `${origin}/rye.jpg` }),
        field({ name: 'Sponge', price: null, unit: 'person' }),
        field({ name: 'Advice', price: null }),
      ],
      location: field({ city: 'Cork', region: 'Munster', country: 'IE', address: null }),
      tones: [field('humor' as const), field('FOMO' as const)],
      contact: { email: field('A@B.example'), phone: field('020 911 0142') },
      logos: [field(`${origin}/other.svg`), field(`${origin}/logo.svg`)],
      colors: [
        field({ role: 'primary' as const, hex: '#c2571b' }),
        field({ role: 'accent' as const, hex: '#f0b850' }),
      ],
      pictures: [field({ url: `${origin}/a.jpg`, width: 800, height: 601, alt: '' })],
      proofs: [
        field({
          kind: 'years' as const,
          text: 'We have baked here since 2014.',
          value: 'since 2014',
          by: null,
        }),
        field({ kind: 'award' as const, text: 'We have baked here since 2014.', value: null, by: null }),
      ],
      ways: [field({ way: 'visit' as const, text: 'Find us', url: null })],
      areas: [field({ name: 'cork', radiusKm: 10 }), field({ name: 'Cork', radiusKm: null })],
      hours: [
        field({ days: [0, 1], opens: 480, closes: 930 }),
        field({ days: [0], opens: 480, closes: 930 }),
      ],
      occasions: [field({ text: 'Order by 15 December', until: '15 December' })],
      questions: [
        {
          field: 'offers',
          answers: [
            { value: 'Rye: €5', evidence: field(1).evidence[0] ?? never() },
            { value: 'Rye: €6', evidence: field(1).evidence[0] ?? never() },
          ],
        },
      ],
    },
    expected,
    origin,
  )
  const shares = (name: keyof typeof counts) => [
    counts[name].right,
    counts[name].given,
    counts[name].found,
    counts[name].expected,
  ]
  expect(
    Object.fromEntries(Object.keys(counts).map((name) => [name, shares(name as keyof typeof counts)])),
  ).toEqual({
    name: [1, 1, 1, 1],
    summary: [0, 0, 0, 1],
    differentiators: [1, 2, 1, 2],
    audiences: [0, 0, 0, 0],
    offers: [2, 4, 2, 2],
    units: [1, 1, 1, 1],
    nouns: [0, 1, 0, 1],
    offerPictures: [1, 1, 1, 1],
    language: [0, 0, 0, 1],
    location: [2, 3, 2, 3],
    tone: [1, 1, 1, 1],
    contact: [2, 2, 2, 2],
    socialLinks: [0, 0, 0, 0],
    logo: [0, 1, 0, 1],
    colors: [1, 2, 1, 2],
    fonts: [0, 0, 0, 1],
    pictures: [0, 1, 0, 1],
    proofs: [1, 2, 1, 1],
    ways: [1, 1, 1, 2],
    areas: [1, 2, 1, 1],
    hours: [1, 2, 1, 1],
    occasions: [1, 1, 1, 1],
    questions: [1, 1, 1, 1],
  })
  expect(addCounts([counts.offers, counts.colors])).toMatchObject({
    given: 6,
    right: 3,
    expected: 4,
    found: 3,
  })
})

function never(): never {
  throw new Error('a field has evidence')
}
