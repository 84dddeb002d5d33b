import { audienceFixtures } from './audience.fixtures.ts'
import { everywhereFixtures } from './everywhere.fixtures.ts'
import { googleAssetFixtures } from './google.fixtures.ts'
import { googleStyleFixtures } from './google-style.fixtures.ts'
import type { LintInput } from './lint-copy.rules.ts'
import type { LintFixture } from './lint-fixture.ts'
import { metaFixtures } from './meta.fixtures.ts'
import { personalAttributeFixtures } from './personal-attributes.fixtures.ts'

/** For every rule, texts that break it and texts that come close, in the languages of ads. */
export const lintFixtures: readonly LintFixture[] = [
  ...googleAssetFixtures,
  ...googleStyleFixtures,
  ...metaFixtures,
  ...audienceFixtures,
  ...personalAttributeFixtures,
  ...everywhereFixtures,
]

const evidence = [
  'Nightjar makes lamps by hand in Galway since 1987. From €240, with a 5-year guarantee.',
  'Repairs of every model, and warm light at home.',
]
const around = { keywords: ['handmade lamp', 'lampe', 'Lampen'], evidence, declaredCategories: [] }

/** Ads without any fault. */
export const soundAds: readonly LintInput[] = [
  {
    ...around,
    platform: 'google',
    language: 'en',
    texts: {
      headline1: 'Handmade Lamps From Galway',
      headline2: 'Warm Light, Built to Last',
      headlined: 'LED Lamps From €240',
      headline4: 'Repair Instead of Replace',
      description1: 'Each lamp is turned, wired and signed by hand. Visit the workshop or order online.',
      description2: 'Made since 1987, with a 5-year guarantee. Spare parts for every model we ever built.',
    },
  },
  {
    ...around,
    platform: 'facebook',
    language: 'fr',
    texts: {
      fbTitle: 'Des lampes faites à la main',
      fbMessage:
        'Chaque lampe est tournée, câblée et signée dans notre atelier. À voir avant et après le marché !',
      fbDescription: 'Livrées chez vous',
    },
  },
  {
    ...around,
    platform: 'instagram',
    language: 'de',
    texts: {
      igMessage: 'Licht, das bleibt: von Hand gebaute Lampen für Ihr Zuhause. Folgen Sie uns auf Instagram.',
    },
  },
]
