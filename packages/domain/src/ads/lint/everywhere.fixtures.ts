import { bad, good, type LintFixture } from './lint-fixture.ts'

const brief = {
  evidence: [
    'Nightjar makes 1 200 lamps a year since 1987. Prices from 240 €, 20 % off in May, open until 18:00.',
    'Testsieger 2024. Customers: 15000. Free delivery above €49.90.',
  ],
}

const workshop = {
  evidence: [
    'Nightjar makes table lamps by hand in Galway. Wren, €48.',
    'Order by 15 December for Christmas.',
  ],
}
const malerei = {
  evidence: ['Wir streichen in Köln: Fassadenanstrich und Kalkputz, sauber und zum Festpreis.'],
}
const fleuriste = {
  evidence: ['Des fleurs de saison, cueillies à deux pas de la boutique de Nantes et de ses quais.'],
}

/** Texts for any platform: claims and their evidence, the audience's language, and texts without information. */
export const everywhereFixtures: readonly LintFixture[] = [
  bad('B01', 'headline1', 'Over 500 happy homes', '500', null, brief),
  bad('B01', 'fbMessage', '30% off this week', '30%', null, brief),
  bad('B01', 'igMessage', 'Des lampes dès 199 €', '199 €', null, brief),
  bad('B01', 'headline1', 'The No. 1 lamp shop', 'No. 1', null, brief),
  bad('B01', 'headline1', 'Marktführer seit 1987', 'Marktführer', null, brief),
  bad('B01', 'headline1', 'Lamps from $240', '$240', null, brief),
  bad('B01', 'headline1', '240 % more light', '240 %', null, brief),
  bad('B01', 'headline1', 'Since 2003 in Ghent', '2003', null, brief),
  bad('B01', 'description1', 'Ten times 10k lamps', '10k'),
  good('B01', 'headline1', '1,200 lamps a year', brief),
  good('B01', 'headline1', 'Depuis 1987, dès EUR 240', brief),
  good('B01', 'headline1', '1.200 Lampen, ab 240,00 €', brief),
  good('B01', 'fbMessage', 'Test winner: 20% off, 15k customers, open until 6 pm', brief),
  good('B01', 'fbMessage', 'E27 bulbs in 3D, the 2026 collection, call 09 123 45 67', brief),
  good('B01', 'fbMessage', 'Best lamps for your best evenings', brief),
  good('B01', 'igMessage', 'Livraison offerte dès 49,90 €', brief),

  bad(
    'B03',
    'description1',
    'Lampes faites à la main pour votre maison',
    'Lampes faites à la main pour votre maison',
    null,
    {
      language: 'en',
    },
  ),
  bad(
    'B03',
    'fbMessage',
    ' Warm light for your home and the garden',
    'Warm light for your home and the garden',
    null,
    {
      language: 'de',
    },
  ),
  bad(
    'B03',
    'igMessage',
    'Warmes Licht für Ihr Haus und den Garten',
    'Warmes Licht für Ihr Haus und den Garten',
    null,
    {
      language: 'fr',
    },
  ),
  good('B03', 'headline1', 'La Maison de la Lampe for your light', { language: 'en' }),
  good('B03', 'headline1', 'Visit Maison de la Lampe for your light', { language: 'en' }),
  good('B03', 'headline1', 'Art de vivre', { language: 'en' }),
  good('B03', 'description1', 'Lampes faites à la main pour votre maison', { language: null }),
  good('B03', 'description1', 'Café, Croissant, Baguette, Brioche', { language: 'de' }),
  good('B03', 'fbMessage', 'Das Licht für Ihr Haus: made by hand', { language: 'de' }),

  bad('B07', 'headline1', 'Quality You Can Trust', 'Quality You Can Trust', null, workshop),
  bad('B07', 'fbMessage', ' You deserve the best. ', 'You deserve the best.', null, workshop),
  bad('B07', 'igMessage', 'Weil es für Sie da ist', 'Weil es für Sie da ist', null, malerei),
  bad(
    'B07',
    'description1',
    'Pour vous, toujours avec passion',
    'Pour vous, toujours avec passion',
    null,
    fleuriste,
  ),
  good('B07', 'headline1', 'Lamp for Your Desk', workshop),
  good('B07', 'headline1', 'Kalkputz in Köln', malerei),
  good('B07', 'headline1', 'Fassaden, die bleiben', malerei),
  good('B07', 'description1', 'From 48 on', workshop),
  good('B07', 'fbTitle', 'Find us in Galway', workshop),
  good('B07', 'igMessage', 'Order by 15 December', workshop),
  good('B07', 'fbMessage', 'Quality you can trust', { evidence: [] }),
  good('B07', 'headline1', 'Chapeaux pour vous', { ...workshop, language: 'fr' }),
]
