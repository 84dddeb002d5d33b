import type { Need, NeedRights } from '@aloft/domain/launches/overview-needs.rules'
import { expect, test } from 'vitest'
import { needHref, type NeedPlaces } from './need-href.ts'

const ad = { id: 'a1', name: 'Wren', platform: 'facebook' } as const
const price = { minor: 17_700, currency: 'EUR' } as const
const date = new Date('2026-11-21T09:00:00Z')
const places: NeedPlaces = {
  ideaId: 'i1',
  componentIds: { a1: 'c1' },
  draftsHref: '?show=draft',
  hasPayments: true,
}
const owner: NeedRights = { mayEdit: true, mayPay: true }
const guest: NeedRights = { mayEdit: false, mayPay: false }

const needs: readonly [need: Need, owners: string | undefined, guests: string | undefined][] = [
  [{ kind: 'planLapsed' }, '/0/create/plan?returnTo=%2F0', undefined],
  [{ kind: 'trialEnds', date, price }, '/0/create/plan?returnTo=%2F0', '/0/create/plan?returnTo=%2F0'],
  [{ kind: 'held', ad, price, untilDate: date }, '/0/launch?ideaId=i1&balloonId=a1&cid=c1', undefined],
  [{ kind: 'ended', ad, price, days: 30 }, '/0/launch?ideaId=i1&balloonId=a1&cid=c1', undefined],
  [{ kind: 'rejected', ad, reason: null }, '/0/editor?ideaId=i1&balloonId=a1', undefined],
  [{ kind: 'drafts', count: 4 }, '?show=draft', undefined],
  [{ kind: 'website', isLive: true }, '/0/integrations?ideaId=i1', undefined],
  [{ kind: 'refunded', ad, amount: price }, '/0/payments', undefined],
  [
    { kind: 'waiting', ad, isWithPlatform: true },
    '/0/launch?ideaId=i1&balloonId=a1&cid=c1',
    '/0/launch?ideaId=i1&balloonId=a1&cid=c1',
  ],
]

test.each(needs)('%o leads to where something can be done about it', (need, owners, guests) => {
  expect(needHref(need, places, owner)).toBe(owners)
  expect(needHref(need, places, guest)).toBe(guests)
})

test('credit has no link while there is no page with it', () => {
  const refunded: Need = { kind: 'refunded', ad, amount: price }
  expect(needHref(refunded, { ...places, hasPayments: false }, owner)).toBeUndefined()
})
