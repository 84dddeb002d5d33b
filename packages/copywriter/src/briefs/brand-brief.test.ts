import { brandBriefSchema } from '@aloft/domain/briefs/brief.entity'
import { expect, test } from 'vitest'
import { writeBrandBrief } from './brand-brief.ts'
import { websiteOf } from './fixture-briefs.ts'

const describedBy = (brandDescription: string) =>
  writeBrandBrief({ url: null, brandDescription, website: null })

test.each([
  [
    'We are Odd Loaf, a bakery in Cork. Every loaf proves for thirty hours. We bake for people who walk to work.',
    { name: 'Odd Loaf', language: 'en', location: 'Cork', audiences: ['people who walk to work'] },
  ],
  [
    'Wir sind Brüggemann, eine Malerwerkstatt in Köln. Wir arbeiten für Familien im Altbau und kleine Läden.',
    {
      name: 'Brüggemann',
      language: 'de',
      location: 'Köln',
      audiences: ['Familien im Altbau', 'kleine Läden'],
    },
  ],
  [
    'Les Herbes Hautes est une boutique de fleurs à Nantes. Nous livrons à vélo, pour les amoureux en retard.',
    { name: 'Les Herbes Hautes', language: 'fr', location: 'Nantes', audiences: ['les amoureux en retard'] },
  ],
])('reads what owners say of themselves: %s', (description, expected) => {
  expect(describedBy(description)).toMatchObject(expected)
})

test.each([
  ['We offer Thai massage in Brighton. Book online for a quiet hour with trained hands.', 'Brighton'],
  ['We are specialists in Thai massage near Brighton station, and come to your home as well.', 'Brighton'],
  [
    'Wir bieten Thai-Massage an. Unsere Praxis in Freiburg im Breisgau ist an sechs Tagen offen.',
    'Freiburg im Breisgau',
  ],
  ['Massage thaï à Lyon, près de la gare. Nous sommes ouverts tous les jours sauf le lundi.', 'Lyon'],
])('takes the town for the place, not what is sold: %s', (description, location) => {
  expect(describedBy(description)?.location).toBe(location)
})

test.each([
  ['Bramble & Bough tree surgeons, Hereford. Quotes are free.', 'Bramble & Bough'],
  [
    "Mon institut c'est Les Ongles de Sab, à Jambes. Diplomée IFAPME et 11 ans de métier.",
    'Les Ongles de Sab',
  ],
  ['Good food at fair prices every day. Quotes are free.', ''],
])('takes the name from the beginning: %s', (description, name) => {
  expect(describedBy(description)?.name).toBe(name)
})

test('takes every field word for word out of the description', () => {
  const description =
    'Our workshop repairs bicycles on the quay. Every wheel is trued by hand. We never sell you a part you do not need.'
  const brief = describedBy(description)
  expect(brief?.differentiators).toHaveLength(2)
  for (const fact of [brief?.summary, ...(brief?.differentiators ?? [])]) expect(description).toContain(fact)
})

test('leaves empty what nobody said', () => {
  expect(describedBy('i sell lamps and mend old ones, mostly in the evening when it is quiet')).toMatchObject(
    {
      name: '',
      location: '',
      audiences: [],
      differentiators: [],
      toneOfVoice: null,
    },
  )
})

test.each([
  'It opened in May. We sell bread, it is good, and there is plenty of it for you.',
  'We sell lamps in English and French styles, since the shop opened its doors.',
])('takes no month and no language for a town: %s', (description) => {
  expect(describedBy(description)?.location).toBe('')
})

test.each([
  [
    'Ich bin Elektromeister. Elektro Sauter gibts seit 1991. Angebote sind kostenlos und kommen schnell.',
    'Elektro Sauter',
  ],
  ['Je suis plombier à Rennes et je viens dans l’heure. Appelez Plomberie Kergoat.', 'Plomberie Kergoat'],
  ['Angebote sind kostenlos und kommen innerhalb von zwei Tagen zu Ihnen.', ''],
])('finds the name among the sentences: %s', (description, name) => {
  expect(describedBy(description)?.name).toBe(name)
})

test('keeps all that the owner says, and of many sentences the distinctive ones', () => {
  const plain = [
    'Warm herbal compresses are used.',
    'Loose clothes stay on.',
    'It is quiet here.',
    'Tea waits for you.',
    'Towels are warm here.',
    'Shoes wait outside the door.',
    'Candles burn in the hall.',
    'Two rooms face the garden.',
  ]
  const distinctive = ['Book online at any time.', 'Every hour is yours alone.', 'One hour is £55.']
  const brief = (sentences: readonly string[]) =>
    describedBy(`Thai massage near the old station.${sentences.map((one) => ` ${one}`).join('')}`)
  expect(brief(plain)?.differentiators).toEqual(plain)
  expect(brief([...plain, ...distinctive])?.differentiators).toEqual([...plain.slice(0, 7), ...distinctive])
})

test('needs 50 characters', () => {
  expect(describedBy('We are Odd Loaf, a bakery in Cork.')).toBeNull()
})

test('prefers the website and fills gaps from the description', () => {
  const website = { ...websiteOf('bakery'), audiences: [], location: null }
  const brandDescription = 'We are Loaf & Sons, a bakery in Cobh. We bake for families who eat late.'
  const brief = writeBrandBrief({ url: 'https://loaf.example', brandDescription, website })
  expect(brief).toMatchObject({
    name: 'Odd Loaf Bakery',
    location: 'Cobh',
    audiences: ['families who eat late'],
    websiteUrl: 'https://loaf.example',
  })
  expect(brandBriefSchema.safeParse(brief).success).toBe(true)
})

test('makes no brand of a website that says nothing', () => {
  const website = { ...websiteOf('bakery'), name: null, summary: null, differentiators: [] }
  expect(writeBrandBrief({ url: 'https://a.example', brandDescription: '', website })).toBeNull()
})
