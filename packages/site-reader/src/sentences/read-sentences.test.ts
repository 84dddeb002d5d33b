import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSentences } from './read-sentences.ts'
import { fold } from '../text/text.ts'

const proofs = (text: string, language: string) =>
  readSentences(text, language).proofs.map(({ value }) => `${value.kind}: ${value.value}`)

describe('proofs', () => {
  it.each([
    ['en', 'Glass blown and brass turned at one bench in Galway since 1987.', 'years: since 1987'],
    ['en', 'We have repaired bikes for 30 years.', 'years: for 30 years'],
    ['en', 'Est. 1987 in Leeds.', 'years: Est. 1987'],
    ['en', 'Thirty years of experience with violins.', 'years: Thirty years of experience'],
    ['en', 'Odd Loaf began in 2014 when Niamh stood outside with twelve loaves.', 'years: began in 2014'],
    ['en', 'Every lamp can be rewired, free for ten years.', 'guarantee: free for ten years'],
    ['en', 'Ten years, no charge, no receipt needed.', 'guarantee: Ten years, no charge'],
    ['en', 'No fix, no fee.', 'guarantee: No fix, no fee'],
    ['en', 'If we cannot help, we say so and do not charge.', 'guarantee: do not charge'],
    ['en', 'You have sixty days to change your mind.', 'guarantee: sixty days to change your mind'],
    ['en', 'All work comes with a 5-year guarantee.', 'guarantee: 5-year guarantee'],
    ['en', 'Shortlisted for the Café Awards 2024.', 'award: Shortlisted for the Café Awards 2024'],
    ['en', 'Engineers serving Glasgow for over 20 years.', 'years: for over 20 years'],
    ['en', 'Winner of the Yorkshire Food Award 2023.', 'award: Winner of the Yorkshire Food Award 2023'],
    ['en', 'Our award-winning pies are baked daily.', 'award: award-winning pies'],
    ['en', 'Voted best café in Leeds in 2022.', 'award: Voted best café in Leeds in 2022'],
    ['en', 'We settle four cases out of five without a hearing.', 'number: four cases out of five'],
    ['en', 'Trusted by more than 400 families in Kent.', 'number: more than 400 families'],
    ['en', 'Rated 4.9/5 on Checkatrade.', 'number: 4.9/5 on Checkatrade'],
    ['en', '4.9 out of 5 stars on Google', 'number: 4.9 out of 5 stars on Google'],
    ['en', 'Both mechanics are Cytech qualified.', 'award: Cytech qualified'],
    [
      'en',
      'Voted Sheffield’s best brunch by our readers.',
      'award: Voted Sheffield’s best brunch by our readers',
    ],
    ['en', 'I hold the City & Guilds Level 3 diploma.', 'award: the City & Guilds Level 3 diploma'],
    ['en', 'I have groomed dogs for 19 years.', 'years: for 19 years'],
    ['en', 'I have photographed weddings since 2013.', 'years: since 2013'],
    ['en', 'You can cancel free of charge up to four hours before.', 'guarantee: up to four hours before'],
    ['en', 'We ring you back within 15 minutes.', 'guarantee: within 15 minutes'],
    [
      'de',
      'Vom Tourismusverband mit vier Sternen ausgezeichnet.',
      'award: Vom Tourismusverband mit vier Sternen ausgezeichnet',
    ],
    ['de', 'Ich bin Elektromeister in Freiburg.', 'award: Elektromeister'],
    ['de', 'Wir antworten innerhalb von 24 Stunden.', 'guarantee: innerhalb von 24 Stunden'],
    ['de', 'Bis zum Vortag stornieren Sie kostenlos.', 'guarantee: stornieren Sie kostenlos'],
    ['fr', 'Classée quatre épis Gîtes de France.', 'award: Classée quatre épis Gîtes de France'],
    [
      'fr',
      'Annulation gratuite jusqu’à sept jours avant.',
      'guarantee: Annulation gratuite jusqu’à sept jours avant',
    ],
    ['fr', 'Je suis plombier à Rennes depuis 12 ans.', 'years: depuis 12 ans'],
    ['de', 'Familienbetrieb seit 1954.', 'years: seit 1954'],
    ['de', 'Seit über 30 Jahren reparieren wir Räder.', 'years: Seit über 30 Jahren'],
    ['de', 'Die Tischlerei steht in dritter Generation am Ufer.', 'years: in dritter Generation'],
    ['de', 'Fassaden und Kalkputz, sauber und zum Festpreis.', 'guarantee: zum Festpreis'],
    ['de', '5 Jahre Garantie auf alle Arbeiten.', 'guarantee: 5 Jahre Garantie'],
    ['de', 'Wir haben über 2.400 Fahrräder repariert.', 'number: über 2.400 Fahrräder'],
    ['de', 'Ausgezeichnet mit dem Handwerkspreis 2023.', 'award: Ausgezeichnet mit dem Handwerkspreis 2023'],
    ['fr', 'Fleuriste depuis 1987 à Nantes.', 'years: depuis 1987'],
    ['fr', 'Anaïs a ouvert la boutique en 2016, dans un garage.', 'years: en 2016'],
    ['fr', 'Satisfait ou remboursé.', 'guarantee: Satisfait ou remboursé'],
    ['fr', 'Plus de 2 400 vélos réparés.', 'number: Plus de 2 400 vélos réparés'],
    ['fr', 'Lauréat du concours régional 2022.', 'award: Lauréat du concours régional 2022'],
    ['es', 'Barro, esmalte y horno de leña desde 1958.', 'years: desde 1958'],
  ])('%s: %s', (language, text, wanted) => {
    expect(proofs(text, language)).toEqual([wanted])
  })

  it.each([
    ['en', 'It has lit the same sideboards since 1987.'],
    ['en', 'I have lived in Hebden Bridge since 2003.'],
    ['en', 'I have lived here for 19 years.'],
    ['en', 'We have registered your order.'],
    ['en', 'You can leave at any time.'],
    ['de', 'Wir kommen gern, wenn der Herbst da ist.'],
    ['fr', 'Je suis né à Rennes il y a longtemps.'],
    ['en', 'The church roof has stood since 1871.'],
    ['en', 'The Queen’s Award went to our tile maker in 2015.'],
    ['en', 'The average roof takes 12 days and uses 3,000 tiles.'],
    ['de', 'Unser Mechaniker Tom fährt seit 1998 Rennen.'],
    ['en', 'Our beans come from farms that have grown coffee since 1920.'],
    ['en', 'Qualified in 1998, and keeps bees.'],
    ['en', 'Made to last for ten years.'],
    ['en', 'We stock award-winning wines from Kent.'],
    ['en', 'Our cheese comes from award-winning makers.'],
    ['en', 'Winners will be announced in June.'],
    ['en', 'We cannot guarantee delivery dates.'],
    ['en', 'There is no warranty on second-hand parts.'],
    ['en', 'Why have we been here since 1987?'],
    ['en', '“They have mended my lamps since 1990.”'],
    ['en', 'Fewer than 50 customers fit in the shop.'],
    ['de', 'Keine Garantie für Termine.'],
    ['de', 'Wir verkaufen preisgekrönte Weine.'],
    ['de', 'Ich wohne seit 2003 in Köln.'],
    ['de', 'Gebaut in Graz und gemacht für dreißig Jahre.'],
    ['fr', 'Elle habite Nantes depuis 2003.'],
    ['fr', 'Aucune garantie sur les délais.'],
  ])('%s: none in "%s"', (language, text) => {
    expect(proofs(text, language)).toEqual([])
  })
})

describe('offers', () => {
  const offers = (text: string, language: string) =>
    readSentences(text, language).offers.map(({ value }) => value)

  it.each([
    ['en', 'A full service costs £65.', [{ name: 'full service', price: '£65', noun: 'full service' }]],
    [
      'en',
      'A full service is £65, punctures £12.',
      [
        { name: 'full service', price: '£65', noun: 'full service' },
        { name: 'punctures', price: '£12', noun: 'puncture' },
      ],
    ],
    ['en', 'Bike services from £48.', [{ name: 'Bike services', price: 'from £48', isFrom: true }]],
    ['en', 'Lessons cost £30 per hour.', [{ name: 'Lessons', price: '£30 per hour', unit: 'hour' }]],
    ['de', 'Ein Haarschnitt kostet 35 €.', [{ name: 'Haarschnitt', price: '35 €', noun: 'Haarschnitt' }]],
    [
      'de',
      'Eine Küche von uns beginnt bei € 11.900,– und einem Gespräch.',
      [{ name: 'Küche', price: '€ 11.900,–', noun: 'Küche', isFrom: true }],
    ],
    [
      'fr',
      'Une révision complète coûte 65 €.',
      [{ name: 'révision complète', price: '65 €', noun: 'révision complète' }],
    ],
    [
      'en',
      'One hour is £55 and one to one lessons are £32 an hour.',
      [
        { name: 'One hour', price: '£55' },
        { name: 'one to one lessons', price: '£32 an hour', unit: 'hour' },
      ],
    ],
    [
      'fr',
      'Pose gel 55€, remplissage 40€ toutes les 3 semaines, vernis 28 euros.',
      [
        { name: 'Pose gel', price: '55€' },
        { name: 'remplissage', price: '40€' },
        { name: 'vernis', price: '28 euros' },
      ],
    ],
    [
      'en',
      'Call out £0, first hour £68 and £45 after that, boiler service £85.',
      [
        { name: 'first hour', price: '£68' },
        { name: 'boiler service', price: '£85' },
      ],
    ],
    [
      'en',
      'Repairs (keys, hammers, mice) are £45 an hour.',
      [{ name: 'Repairs', price: '£45 an hour', unit: 'hour' }],
    ],
    [
      'de',
      'Eine Fernbrille bekommen Sie ab € 129,–.',
      [{ name: 'Fernbrille', price: 'ab € 129,–', noun: 'Fernbrille', isFrom: true }],
    ],
    ['de', 'Die Wallbox kostet bei uns 1.490 €.', [{ name: 'Wallbox', price: '1.490 €' }]],
    ['de', 'Die Lektion kostet Fr. 95.- am Abend.', [{ name: 'Lektion', price: 'Fr. 95.-' }]],
  ])('%s: %s', (language, text, wanted) => {
    expect(offers(text, language)).toEqual(wanted)
  })

  it.each([
    ['en', 'Delivery costs £4.50.'],
    ['en', 'Late collection costs £5.'],
    ['en', 'After that it is €48, the same as for everyone.'],
    ['en', 'I bought a hen for £9 from the man with the van.'],
    ['en', 'Orders over €120 are sent free.'],
    ['en', 'Bring a bag and we take €1 off.'],
    ['en', 'The first hour is about £68 and £45 after that.'],
    ['en', 'Call out £0 on weekdays.'],
    ['de', 'Geflecht machen wir auch, der Stuhl kostet 210 €.'],
    ['de', 'Verkehrskunde bis Ende November 190.- statt 240.-.'],
    ['de', 'Die Lieferung kostet 5 €.'],
    ['fr', 'Le déplacement coûte 35 €.'],
    ['fr', 'Rapportez le vase, nous vous rendons 3 €.'],
  ])('%s: none in "%s"', (language, text) => {
    expect(offers(text, language)).toEqual([])
  })
})

it.each([
  ['en', 'Book online or call us.', ['book', 'call']],
  ['en', 'Get a free quote within a day.', ['quote']],
  ['en', 'Order by six for the next day.', ['order']],
  ['en', 'Visit us on Saturdays.', ['visit']],
  ['en', 'For people who eat alone with a book.', []],
  ['en', 'There is no smallest order, in order for you to try.', []],
  ['de', 'Rufen Sie an und vereinbaren Sie einen Termin.', ['book', 'call']],
  ['de', 'Fordern Sie ein kostenloses Angebot an.', ['quote']],
  ['de', 'Unser Angebot ist frisch.', []],
  ['fr', 'Réservez en ligne ou appelez-nous.', ['book', 'call']],
  ['fr', 'Devis gratuit et sans engagement', ['quote']],
])('ways to buy (%s): %s', (language, text, wanted) => {
  expect(readSentences(text, language).ways.map(({ value }) => value.way)).toEqual(wanted)
})

it.each([
  ['en', 'We deliver across Leeds, Bradford and Harrogate.', ['Leeds', 'Bradford', 'Harrogate']],
  ['en', 'We cover anywhere within 20 miles of York.', ['York 32']],
  ['en', 'Our wheat is grown within five miles of the shop.', []],
  ['en', 'Areas we cover: Sheffield, Rotherham and Barnsley.', ['Sheffield', 'Rotherham', 'Barnsley']],
  ['en', 'We cover Stockport, Bramhall and anywhere nearby.', ['Stockport', 'Bramhall']],
  ['en', 'All prices include travel within Scotland.', ['Scotland']],
  [
    'de',
    'Wir kommen in ganz Freiburg, Emmendingen und ins Dreisamtal.',
    ['Freiburg', 'Emmendingen', 'Dreisamtal'],
  ],
  ['fr', 'J’interviens à Rennes, même le dimanche.', ['Rennes']],
  ['en', 'We deliver on Mondays.', []],
  ['en', 'We deliver in December.', []],
  ['en', 'Office backs from all over Cumbria.', []],
  ['de', 'Wir liefern in ganz Köln und Bonn.', ['Köln', 'Bonn']],
  ['de', 'Unterwegs im Umkreis von 30 km um Köln.', ['Köln 30']],
  ['de', 'Lieferung in Kartons.', []],
  ['fr', 'Nous livrons à vélo dans tout Nantes, du mardi au samedi.', ['Nantes']],
  ['fr', 'Dans un rayon de 20 km autour de Nantes.', ['Nantes 20']],
])('areas (%s): %s', (language, text, wanted) => {
  const areas = readSentences(text, language).areas.map(({ value }) =>
    value.radiusKm === null ? value.name : `${value.name} ${value.radiusKm}`,
  )
  expect(areas).toEqual(wanted)
})

it.each([
  ['en', 'Order your Christmas hamper by 15 December.', ['15 December']],
  ['en', 'Winter sale on two jumpers.', [null]],
  ['en', 'New courses start on 12 January.', [null]],
  ['de', 'Im November: 20 % auf die erste Farbe.', [null]],
  ['de', '15. Juni bis 15. September', []],
  ['fr', 'Du 1er novembre au 31 mars : la troisième nuit offerte.', [null]],
  ['en', 'Closed at Christmas.', []],
  ['en', 'The offer ended on 3 May 2019, before 4 May 2019.', []],
  ['de', 'Bestellen Sie bis 15. Dezember.', ['15. Dezember']],
  ['fr', 'Commandez avant le 15 décembre pour Noël.', ['15 décembre']],
])('occasions (%s): %s', (language, text, wanted) => {
  expect(readSentences(text, language).occasions.map(({ value }) => value.until)).toEqual(wanted)
})

it('returns hours, without those of the kitchen', () => {
  const { hours } = readSentences('Open Tuesday to Friday 9 to 5. Kitchen: Monday 12:00 to 14:00.', 'en')
  expect(hours.map(({ value }) => value)).toEqual([{ days: [1, 2, 3, 4], opens: 540, closes: 1020 }])
})

it('distinguishes problems, benefits and audiences', () => {
  const text =
    'Tired of a chain that slips? We come to you, so you never miss a ride. Made for people who cycle daily.'
  expect(readSentences(text, 'en')).toMatchObject({
    problems: ['Tired of a chain that slips?'],
    benefits: ['We come to you, so you never miss a ride.'],
    audiences: ['Made for people who cycle daily.'],
  })
})

it('returns only hours for a language that it does not know', () => {
  const { hours, ...others } = readSentences('Since 1987. Mon-Fri 9-17', 'it')
  expect(hours).toHaveLength(1)
  expect(Object.values(others).flat()).toEqual([])
})

const piece = fc.oneof(
  fc.constantFrom(
    'Since 1987',
    'We have repaired 2,400 bikes',
    'costs £65',
    'A service',
    'from €48',
    '.',
    '!',
    '?',
    '\n',
    ' ',
    'within 20 miles of York',
    'We deliver across Leeds',
    'Winner of',
    'No fix, no fee',
    'seit 1954',
    'Wir',
    '5 Jahre Garantie',
    'depuis 1987',
    'coûte 65 €',
    'Mon-Fri 9-5',
    'by 15 December',
    '2,400',
    'a a a a a a a a',
    '((((',
    ')',
    '“',
    '’',
    '€',
    '\u0000',
    '\uD800',
    '🧁',
    'over and over',
    ', , ,',
    '1'.repeat(200),
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

it('never throws, and only quotes the text', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 30 }),
      fc.constantFrom('en', 'de', 'fr', 'es', null),
      (parts, language) => {
        const text = parts.join(' ')
        const folded = fold(text)
        const { problems, benefits, audiences, ...facts } = readSentences(text, language)
        const quotes = [
          ...problems,
          ...benefits,
          ...audiences,
          ...Object.values(facts).flatMap((list) =>
            list.map(({ sentence }: { sentence: string }) => sentence),
          ),
          ...facts.proofs.flatMap(({ value }) => [value.text, value.value ?? '']),
          ...facts.offers.map(({ value }) => value.price ?? ''),
          ...facts.areas.map(({ value }) => value.name),
        ]
        for (const quote of quotes) expect(folded.includes(quote), quote).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
