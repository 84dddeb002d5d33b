import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../core/json.ts'
import { addHours } from '../core/dates.ts'
import type { BalloonData } from './balloon-history.rules.ts'
import { type BalloonStatus, balloonStatuses } from './balloon-status.rules.ts'
import {
  activityOf,
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

const whole = (data: BalloonData) => ({ data, isHistoryComplete: true }) as const

describe('what is to be published', () => {
  const published = day(5)
  const changed = (key: string): BalloonData => ({ [key]: [written(1, 'old'), written(6, 'new')] })

  it.each(['component/a/headline1', 'component/a/path', 'theme', 'component/a/sections/s/config/hero/title'])(
    'a new value of %s (PUB-02)',
    (key) => {
      expect(unpublishedKeys(whole(changed(key)), published)).toEqual([key])
      expect(hasUnpublishedChanges(whole(changed(key)), published)).toBe(true)
    },
  )

  it.each(['isActive', 'metrics', 'plannedBudget', 'maxCpc'])('not a new value of %s (PUB-02)', (key) => {
    expect(hasUnpublishedChanges(whole(changed(`component/a/${key}`)), published)).toBe(false)
  })

  it('not what no user wrote, nor what was changed and changed back', () => {
    const data = {
      theme: [written(1, 'old'), written(6, 'new', false)],
      'component/a/url': [written(1, 'here'), written(6, 'there'), written(7, 'here')],
      'component/a/keywords': [written(1, ['a', 'b']), written(6, ['a', 'b'])],
    }
    expect(unpublishedKeys(whole(data), published)).toEqual([])
  })

  it('not a value of the very moment of a version, which is part of it', () => {
    expect(hasUnpublishedChanges(whole({ theme: [written(5, 'published')] }), published)).toBe(false)
  })

  it('anything a user wrote in an ad that never was published, but not a path alone (PUB-03)', () => {
    const path = { 'component/a/path': [written(1, 'lamps')] }
    expect(hasUnpublishedChanges(whole(path), null)).toBe(false)
    expect(hasUnpublishedChanges(whole({ ...path, theme: [written(1, 'dark')] }), null)).toBe(true)
    expect(hasUnpublishedChanges(whole({ theme: [written(1, 'dark', false)] }), null)).toBe(false)
  })

  it('versions are counted with the one of the same moment (PUB-04)', () => {
    const dates = [day(1), day(2), day(3)]
    expect([day(0), day(1), day(2), day(9)].map((date) => countPublished(dates, date))).toEqual([0, 1, 2, 3])
  })
})

describe('whether an ad counts as active (PUB-01, OPN-37)', () => {
  const waiting: readonly BalloonStatus[] = ['pending', 'rejected']
  const others = balloonStatuses.filter((status) => !waiting.includes(status))
  const subscriptions = { running: [true, false], canceled: [true, true], none: [false, false] } as const
  type Subscription = keyof typeof subscriptions
  const lastAds = {
    none: null,
    ours: { adAccountType: 'provider', stopReason: null },
    oursStopped: { adAccountType: 'provider', stopReason: 'user_stopped' },
    unknown: { adAccountType: null, stopReason: null },
    own: { adAccountType: 'byoaa', stopReason: null },
    ownStopped: { adAccountType: 'byoaa', stopReason: 'user_stopped' },
    ownGuarded: { adAccountType: 'byoaa', stopReason: 'safety_net' },
  } as const
  type LastAd = keyof typeof lastAds
  const any = {
    statuses: balloonStatuses,
    subscriptions: Object.keys(subscriptions) as Subscription[],
    lastAds: Object.keys(lastAds) as LastAd[],
  }
  const unpaid: readonly Subscription[] = ['canceled', 'none']
  const rows: readonly (readonly [
    boolean,
    readonly BalloonStatus[],
    readonly Subscription[],
    readonly LastAd[],
    boolean,
  ])[] = [
    [true, any.statuses, any.subscriptions, any.lastAds, true],
    [false, waiting, any.subscriptions, any.lastAds, false],
    [false, others, ['running'], any.lastAds, true],
    [false, others, unpaid, ['own', 'ownGuarded'], true],
    [false, others, unpaid, ['ownStopped', 'ours', 'oursStopped', 'unknown', 'none'], false],
  ]
  const cases = rows.flatMap(([hasFlag, statuses, bySubscription, byLastAd, active]) =>
    statuses.flatMap((status) =>
      bySubscription.flatMap((subscription) =>
        byLastAd.map((lastAd) => [hasFlag, status, subscription, lastAd, active] as const),
      ),
    ),
  )

  it('is asked of every input once', () => {
    const inputs = cases.map((row) => row.slice(0, 4).join())
    expect(new Set(inputs).size).toBe(inputs.length)
    expect(inputs).toHaveLength(2 * balloonStatuses.length * any.subscriptions.length * any.lastAds.length)
  })

  it.each(cases)(
    'flag %s, %s, subscription %s, last launch %s: %s',
    (hasFlag, status, subscription, lastAd, active) => {
      const [hasSubscription, isSubscriptionCanceled] = subscriptions[subscription]
      const ad = { status, hasActiveComponent: hasFlag, hasSubscription, isSubscriptionCanceled }
      expect(isActive({ ...ad, lastAd: lastAds[lastAd] })).toBe(active)
    },
  )
})

it('an ad is read with its flag, subscription and last launch', () => {
  const balloon = {
    status: 'stopped',
    subscriptionId: 'sub_1',
    isSubscriptionCanceled: true,
    ads: [
      { runId: 'older', data: { adAccountType: 'byoaa', stopReason: null } },
      { runId: 'last', data: { adAccountType: 'byoaa', stopReason: 'user_stopped' } },
    ],
    data: {},
  } as const
  expect(activityOf(balloon)).toEqual({
    status: 'stopped',
    hasActiveComponent: false,
    hasSubscription: true,
    isSubscriptionCanceled: true,
    lastAd: { adAccountType: 'byoaa', stopReason: 'user_stopped' },
  })
  const flag = (...values: JsonValue[]) => ({
    ...balloon,
    data: { 'component/c1/isActive': values.map((value, n) => written(n + 1, value, false)) },
  })
  expect(activityOf(flag(true)).hasActiveComponent).toBe(true)
  expect(activityOf(flag(true, false)).hasActiveComponent).toBe(false)
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
    expect(publishedUrlOf({ ...values, componentOrder: order })).toBe(url)
  })
})
