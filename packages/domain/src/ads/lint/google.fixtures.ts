import { bad, badAd, good, goodAd, type LintFixture } from './lint-fixture.ts'

const threeHeadlines = {
  headline1: 'Handmade lamps',
  headline2: 'Warm light for rooms',
  headlined: 'Visit us in Ghent',
}
const twoDescriptions = { description1: 'Made one at a time.', description2: 'See them lit in our shop.' }

/** Texts of Google ads: their length and number, and how they relate to each other and to the keywords. */
export const googleAssetFixtures: readonly LintFixture[] = [
  bad('G01', 'headline1', 'Handmade lamps from our old mill', 'll'),
  bad('G01', 'headline4', '  Warm   light for long evenings', 'gs', 'Warm light for long evenings'),
  bad('G01', 'headline1', '𝒜'.repeat(31), '𝒜'),
  good('G01', 'headline1', 'Handmade lamps from an old mill'.slice(0, 30)),
  good('G01', 'headline1', 'é'.repeat(30)),
  good('G01', 'headline1', '𝒜'.repeat(30)),
  good('G01', 'description1', 'Handmade lamps from our old mill'),

  bad('G02', 'description1', `${'Light '.repeat(15)}on`, 'on'),
  bad('G02', 'description4', `Light ${'  '.repeat(50)}on`, `${' '.repeat(16)}on`, 'Light on'),
  good('G02', 'description1', 'x'.repeat(90)),
  good('G02', 'description1', '🪔'.repeat(90)),
  good('G02', 'description2', 'Lampes faites à la main, une par une.'),

  badAd('G04', null, {
    texts: { ...twoDescriptions, headline1: 'Lamps', headline2: 'Light', headlined: '  ' },
  }),
  badAd('G04', null, { texts: { ...threeHeadlines, description1: 'Made one at a time.' } }),
  badAd('G04', null, {}),
  goodAd('G04', { texts: { ...threeHeadlines, ...twoDescriptions } }),
  goodAd('G04', {
    texts: {
      headline4: 'Lamps',
      headline9: 'Light',
      headline15: 'Ghent',
      description3: 'Made.',
      description4: 'Lit.',
    },
  }),
  goodAd('G04', { texts: { ...threeHeadlines, ...twoDescriptions, headline4: '' } }),

  bad('G05', 'headline15', ' warm LIGHT ', 'warm LIGHT', null, { texts: { headline1: 'Warm light' } }),
  bad('G05', 'description4', 'Made by hand.', 'Made by hand.', null, {
    texts: { description2: 'Made by hand.' },
  }),
  good('G05', 'headline2', 'Warm lights', { texts: { headline1: 'Warm light' } }),
  good('G05', 'description1', 'Warm light', { texts: { headline1: 'Warm light' } }),
  good('G05', 'headline2', ' ', { texts: { headline1: '' } }),

  bad('G14', 'headline2', 'Lamp from Ghent, handmade', 'Lamp from Ghent, handmade', null, {
    texts: { headline1: 'Handmade lamps from Ghent' },
  }),
  bad(
    'G14',
    'description2',
    'Unsere Lampen sind von Hand gebaut',
    'Unsere Lampen sind von Hand gebaut',
    null,
    {
      texts: { description1: 'Unsere Lampen sind von Hand gebaut!' },
    },
  ),
  good('G14', 'headline2', 'Handmade tables from Ghent', {
    texts: { headline1: 'Handmade lamps from Ghent' },
  }),
  good('G14', 'headline2', 'handmade lamps', { texts: { headline1: 'Handmade lamps ' } }),
  good('G14', 'description1', 'Handmade lamps from Ghent', {
    texts: { headline1: 'Handmade lamps from Ghent.' },
  }),
  good('G14', 'headline2', 'Save 20 € on lamps', { texts: { headline1: 'Save 10 € on lamps' } }),

  badAd('G16', 'keywords', { keywords: ['lamp', 'a b c d e f g h i j k'] }),
  badAd('G16', 'keywords', { keywords: ['x'.repeat(81)] }),
  goodAd('G16', { keywords: ['a b c d e f g h i j'] }),
  goodAd('G16', { keywords: [` ${'é'.repeat(80)} `] }),
  goodAd('G16', { keywords: ['lampe faite à la main', ''] }),

  badAd('G17', null, { texts: threeHeadlines, keywords: ['desk lamp', 'wool rug'] }),
  badAd('G17', null, { texts: { headline1: 'Lampes faites main' }, keywords: ['abat-jour'] }),
  goodAd('G17', { texts: threeHeadlines, keywords: ['wool rug', 'lamp handmade'] }),
  goodAd('G17', { texts: { headline1: 'Lampen aus Gent' }, keywords: ['Lampe aus Gent'] }),
  goodAd('G17', { texts: threeHeadlines, keywords: [' '] }),
  goodAd('G17', { texts: { description1: 'Made by hand.' }, keywords: ['wool rug'] }),
]
