import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../core/json.ts'
import { addHours } from '../core/dates.ts'
import type { BalloonData } from './balloon-history.rules.ts'
import { balloonStatuses } from './balloon-status.rules.ts'
import {
  countPublished,
  hasUnpublishedChanges,
  isActive,
  isFresh,
  publishedUrlOf,
  unpublishedKeys,
} from './publish.rules.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const written = (number: number, value: JsonValue, isUserUpdate = true) => ({
  value,
  date: day(number),
  isUserUpdate,
  authorId: null,
})

describe('what is to be published', () => {
  const published = day(5)
  const changed = (key: string): BalloonData => ({ [key]: [written(1, 'old'), written(6, 'new')] })

  it.each(['component/a/headline1', 'component/a/path', 'theme', 'component/a/sections/s/config/hero/title'])(
    'a new value of %s (PUB-02)',
    (key) => {
      expect(unpublishedKeys(changed(key), published)).toEqual([key])
      expect(hasUnpublishedChanges(changed(key), published)).toBe(true)
    },
  )

  it.each(['isActive', 'metrics', 'plannedBudget', 'maxCpc'])('not a new value of %s (PUB-02)', (key) => {
    expect(hasUnpublishedChanges(changed(`component/a/${key}`), published)).toBe(false)
  })

  it('not what no user wrote, nor what was changed and changed back', () => {
    const data = {
      theme: [written(1, 'old'), written(6, 'new', false)],
      'component/a/url': [written(1, 'here'), written(6, 'there'), written(7, 'here')],
      'component/a/keywords': [written(1, ['a', 'b']), written(6, ['a', 'b'])],
    }
    expect(unpublishedKeys(data, published)).toEqual([])
  })

  it('not a value of the very moment of a version, which is part of it', () => {
    expect(hasUnpublishedChanges({ theme: [written(5, 'published')] }, published)).toBe(false)
  })

  it('anything a user wrote in an ad that never was published, but not a path alone (PUB-03)', () => {
    const path = { 'component/a/path': [written(1, 'lamps')] }
    expect(hasUnpublishedChanges(path, null)).toBe(false)
    expect(hasUnpublishedChanges({ ...path, theme: [written(1, 'dark')] }, null)).toBe(true)
    expect(hasUnpublishedChanges({ theme: [written(1, 'dark', false)] }, null)).toBe(false)
  })

  it('versions are counted with the one of the same moment (PUB-04)', () => {
    const dates = [day(1), day(2), day(3)]
    expect([day(0), day(1), day(2), day(9)].map((date) => countPublished(dates, date))).toEqual([0, 1, 2, 3])
  })
})

describe('an ad counts as active (PUB-01)', () => {
  const none = {
    status: 'stopped',
    hasActiveComponent: false,
    hasSubscription: false,
    isSubscriptionCanceled: false,
    lastAd: null,
  } as const
  const own = { adAccountType: 'byoaa', stopReason: null } as const

  it.each([
    [
      'by the flag of a component, whatever its status',
      { ...none, hasActiveComponent: true, status: 'rejected' },
      true,
    ],
    ['with a subscription', { ...none, hasSubscription: true }, true],
    ['not with a cancelled one', { ...none, hasSubscription: true, isSubscriptionCanceled: true }, false],
    ['with a last run on an account of its own', { ...none, lastAd: own }, true],
    ['not on ours', { ...none, lastAd: { ...own, adAccountType: 'provider' } }, false],
    ['stopped by the platform there', { ...none, lastAd: { ...own, stopReason: 'safety_net' } }, true],
    ['not stopped by the user there', { ...none, lastAd: { ...own, stopReason: 'user_stopped' } }, false],
    ['not with nothing at all', none, false],
  ] as const)('%s', (_name, ad, active) => {
    expect(isActive(ad)).toBe(active)
  })

  it('but not pending or rejected (OPN-37)', () => {
    const subscribed = { ...none, hasSubscription: true }
    expect(balloonStatuses.filter((status) => !isActive({ ...subscribed, status }))).toEqual([
      'pending',
      'rejected',
    ])
  })
})

it.each([
  [0, 0, true],
  [9 * 24, 79, true],
  [10 * 24 - 0.001, 79, true],
  [10 * 24, 79, false],
  [9 * 24, 80, false],
  [-1, 0, false],
])('an ad of %d hours with %i clicks is fresh: %s (PUB-11, OPN-49)', (hours, clicks, fresh) => {
  expect(isFresh(day(1), clicks, addHours(day(1), hours))).toBe(fresh)
})

describe('the address an ad leads to (PUB-12)', () => {
  const values = {
    'component/ad/type': 'googleAdCampaign',
    'component/one/type': 'externalPage',
    'component/one/url': 'https://nightjar.example/lamps',
    'component/two/type': 'externalPage',
    'component/two/url': 'https://nightjar.example/sale',
    'component/empty/type': 'externalPage',
    'component/empty/url': null,
  }
  it.each([
    [[['ad'], ['one']], 'https://nightjar.example/lamps'],
    [[['ad'], ['one'], ['two']], null],
    [[['ad'], ['empty']], null],
    [[['ad']], null],
  ])('of %j is %j', (order, url) => {
    expect(publishedUrlOf(order, values)).toBe(url)
  })
})
