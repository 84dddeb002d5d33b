import { expect, it } from 'vitest'
import { balloonSchema } from './balloon.entity.ts'

const id = '01936b2e-0000-7000-8000-000000000301'
const balloon = {
  id,
  name: 'Autumn lamps',
  status: 'IN_PROGRESS',
  platform: 'facebook',
  subscriptionId: null,
  isSubscriptionCanceled: false,
  ads: [{ runId: id, data: { adAccountType: 'byoaa', stopReason: null } }],
  publishDates: [new Date('2026-11-02T09:00:00Z')],
  creationDate: new Date('2026-11-01T09:00:00Z'),
  archiveDate: null,
  progress: 40,
  ctaSelectors: ['#buy'],
  pictureUrl: `/files/${'a'.repeat(64)}.png`,
  hasUnpublishedChanges: true,
  followsId: null,
  isHistoryComplete: true,
  data: {
    componentOrder: [{ value: [['c1'], ['c2']], date: new Date(0), isUserUpdate: true, authorId: id }],
    'component/c1/minAge': [{ value: 18, date: new Date(0), isUserUpdate: false, authorId: null }],
  },
}

it('holds an ad with the history of its data', () => {
  expect(balloonSchema.parse(balloon)).toEqual(balloon)
})

it('holds one that has neither platform nor account type yet', () => {
  const ads = [{ runId: id, data: { adAccountType: null, stopReason: 'user_stopped' } }]
  const early = {
    ...balloon,
    platform: null,
    subscriptionId: 'sub_1',
    archiveDate: new Date(0),
    progress: 0,
    ads,
  }
  expect(balloonSchema.parse(early)).toEqual(early)
})

it.each([
  { status: 'LIVE' },
  { platform: 'linkedin' },
  { publishDates: ['2026-11-02T09:00:00Z'] },
  { progress: 101 },
  { data: { theme: 'clarke' } },
])('refuses %j', (change) => {
  expect(balloonSchema.safeParse({ ...balloon, ...change }).success).toBe(false)
})
