import { expect, it } from 'vitest'
import { launchableSource } from './launch.fixtures.ts'
import { brandAdLimit, launchSource, type LoadedLaunch } from './launch-source.rules.ts'

const date = new Date('2026-11-20T10:00:00Z')
const draft: LoadedLaunch['idea']['balloons'][number] = {
  ...launchableSource.balloon,
  id: 'draft',
  name: 'Lamps',
  platform: 'google',
  publishDates: [],
  subscriptionId: null,
  isSubscriptionCanceled: false,
  ads: [],
  creationDate: date,
  progress: 100,
  ctaSelectors: [],
  pictureUrl: null,
  followsId: null,
  isHistoryComplete: false,
  data: {},
}
const running = (id: string, archiveDate: Date | null = null) => {
  const flag = [{ value: true, date, isUserUpdate: false, authorId: null }]
  return { ...draft, id, status: 'running' as const, archiveDate, data: { 'component/c/isActive': flag } }
}

it('finds a plan full by the ads of the brand that are active, archived ones aside (GEN-09)', () => {
  const balloons = [draft, running('a'), running('b'), running('c', date)]
  expect(brandAdLimit({ balloons }, 'draft', 'free')).toBeNull()
  const full = { balloons: [...balloons, running('d')] }
  expect(brandAdLimit(full, 'draft', 'free')).toEqual({ limit: 3, count: 3 })
  expect(brandAdLimit(full, 'd', 'free')).toBeNull()
})

it('takes the user of the page for the payer, who has other ways to pay than credit', () => {
  const idea = { ...launchableSource.brand, balloons: [draft, running('a')], role: 'collaborator' as const }
  const source = launchSource({
    ...launchableSource,
    idea,
    balloonId: 'draft',
    user: {
      isEmailValidated: false,
      plan: { labelKey: 'basic-2407', numIdeas: 1, isTeams: false },
      subscriptionCurrency: 'CHF',
      credit: 12.34,
    },
  })
  expect(source).toMatchObject({
    brand: launchableSource.brand,
    role: 'collaborator',
    isEmailValidated: false,
    payer: { planLabel: 'basic-2407', currency: 'CHF', credit: 1_234 },
    adLimit: null,
    payment: { creditAtMost: 0, isCreditOnly: false },
  })
})
