import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balloonStatuses } from '../balloons/balloon-status.rules.ts'
import { addHours } from '../core/dates.ts'
import {
  isForYou,
  type NeedAd,
  needKinds,
  type NeedLaunch,
  type NeedRights,
  overviewNeeds,
} from './overview-needs.rules.ts'

const now = new Date('2026-11-21T09:00:00Z')
const inHours = (hours: number) => addHours(now, hours)
const price = { minor: 17_700, currency: 'EUR' } as const
const nothing = { minor: 0, currency: 'EUR' } as const

const launch: NeedLaunch = {
  price,
  durationDays: 30,
  fundingRecurrence: 'oneOff',
  approvedDate: null,
  endDate: null,
  endedDate: null,
  heldDate: null,
  reason: null,
  refund: nothing,
  settledDate: null,
}
const subject = { id: 'a1', name: 'Lamp repair', platform: 'google' } as const

function ad(status: NeedAd['status'], changed: Partial<NeedLaunch> = {}): NeedAd {
  return { ...subject, status, launch: { ...launch, ...changed } }
}

function needs(ads: readonly NeedAd[]) {
  return overviewNeeds({ ads, trial: null, isPlanLapsed: false, isWebsiteMissing: false }, now)
}

describe('an ad needs its user', () => {
  it.each([
    [
      'on hold',
      ad('payment_failed', { heldDate: inHours(-24) }),
      { kind: 'held', untilDate: inHours(144), price },
    ],
    ['with a failed payment', ad('payment_failed'), { kind: 'unpaid', price }],
    ['unpaid', ad('pending'), { kind: 'unpaid', price }],
    [
      'rejected',
      ad('rejected', { reason: 'It remarks on age.' }),
      { kind: 'rejected', reason: 'It remarks on age.' },
    ],
    ['in our review', ad('pending_approval'), { kind: 'waiting', isWithPlatform: false }],
    [
      'with its platform',
      ad('pending_approval', { approvedDate: now }),
      { kind: 'waiting', isWithPlatform: true },
    ],
    ['ending', ad('endingSoon', { endDate: inHours(50) }), { kind: 'ending', date: inHours(50) }],
    [
      'before its next month',
      ad('endingSoon', { endDate: inHours(50), fundingRecurrence: 'monthly' }),
      { kind: 'renewing', date: inHours(50), price },
    ],
    ['ended', ad('finished', { endedDate: inHours(-24) }), { kind: 'ended', price, days: 30 }],
    [
      'refunded',
      ad('stopped', { settledDate: inHours(-1), refund: price }),
      { kind: 'refunded', amount: price },
    ],
  ])('when it is %s', (_, one, need) => {
    expect(needs([one])).toEqual([{ ad: subject, ...need }])
  })

  it('not when it runs, ended or was refunded more than a week ago, or got nothing back', () => {
    const old = inHours(-7 * 24)
    expect(
      needs([
        ad('learning'),
        ad('running'),
        ad('finished', { endedDate: old }),
        ad('stopped', { settledDate: old, refund: price }),
        ad('stopped', { settledDate: now }),
        { ...ad('stopped'), launch: null },
      ]),
    ).toEqual([])
  })

  it('twice when it ended and part of its budget came back', () => {
    const one = ad('finished', { endedDate: inHours(-2), settledDate: inHours(-1), refund: price })
    expect(needs([one]).map(({ kind }) => kind)).toEqual(['ended', 'refunded'])
  })
})

it('lists two drafts, and counts more', () => {
  const draft = { ...ad('IN_PROGRESS'), launch: null }
  expect(needs([draft, draft]).map(({ kind }) => kind)).toEqual(['draft', 'draft'])
  expect(needs([draft, draft, draft])).toEqual([{ kind: 'drafts', count: 3 }])
})

it('asks to connect the website once an ad is drafted or live, and it was not found there (FLV-20)', () => {
  const facts = { trial: null, isPlanLapsed: false, isWebsiteMissing: true }
  const draft = { ...ad('IN_PROGRESS'), launch: null }
  const website = (ads: readonly NeedAd[], changed = {}) =>
    overviewNeeds({ ...facts, ads, ...changed }, now).find(({ kind }) => kind === 'website')
  expect(website([draft])).toEqual({ kind: 'website', isLive: false })
  expect(website([draft, ad('running')])).toEqual({ kind: 'website', isLive: true })
  expect(website([ad('stopped')])).toBeUndefined()
  expect(website([draft], { isWebsiteMissing: false })).toBeUndefined()
})

it('reports the end of a trial three days before it', () => {
  const trial = { endDate: inHours(72), price }
  const facts = { ads: [], trial, isPlanLapsed: false, isWebsiteMissing: false }
  expect(overviewNeeds(facts, now)).toEqual([{ kind: 'trialEnds', date: trial.endDate, price }])
  expect(overviewNeeds(facts, inHours(-1))).toEqual([])
  expect(overviewNeeds(facts, inHours(72))).toEqual([])
})

it('puts the most urgent first, and of one kind what is due first', () => {
  const later = { ...ad('payment_failed', { heldDate: inHours(-1) }), id: 'later' }
  const sooner = { ...ad('payment_failed', { heldDate: inHours(-99) }), id: 'sooner' }
  const found = overviewNeeds(
    {
      ads: [ad('pending_approval'), later, ad('rejected'), sooner, { ...ad('IN_PROGRESS'), launch: null }],
      trial: null,
      isPlanLapsed: true,
      isWebsiteMissing: true,
    },
    now,
  )
  expect(found.map(({ kind }) => kind)).toEqual([
    'planLapsed',
    'held',
    'held',
    'rejected',
    'draft',
    'website',
    'waiting',
  ])
  expect(found[1]).toMatchObject({ ad: { id: 'sooner' } })
})

describe('a need asks for something', () => {
  const owner: NeedRights = { mayEdit: true, mayPay: true }
  const guest: NeedRights = { mayEdit: false, mayPay: false }

  it('only of somebody who may do it, and nothing where nothing is to be done', () => {
    const asks = (rights: NeedRights) => needKinds.filter((kind) => isForYou({ kind }, rights))
    expect(asks(guest)).toEqual(['trialEnds'])
    expect(asks({ ...guest, mayEdit: true })).toEqual(['rejected', 'trialEnds', 'draft', 'drafts', 'website'])
    expect(asks(owner)).toEqual(needKinds.slice(0, needKinds.indexOf('ending')))
  })
})

it('never loses an ad on hold, rejected or unpaid among others', () => {
  const some = fc.constantFrom(...balloonStatuses).map((status) => ad(status))
  fc.assert(
    fc.property(fc.array(some), (ads) => {
      const found = needs(ads)
      const count = (statuses: readonly string[]) =>
        ads.filter(({ status }) => statuses.includes(status)).length
      const urgent = found.filter(({ kind }) => kind === 'held' || kind === 'unpaid' || kind === 'rejected')
      expect(urgent).toHaveLength(count(['payment_failed', 'pending', 'rejected']))
      const places = found.map(({ kind }) => needKinds.indexOf(kind))
      expect(places).toEqual(places.toSorted((left, right) => left - right))
    }),
  )
})
