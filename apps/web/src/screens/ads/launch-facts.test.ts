import { exampleAdCampaign } from '@aloft/contract/launches/launches.examples'
import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import { expect, it } from 'vitest'
import {
  checksOf,
  hasFailedToLaunch,
  heldUntil,
  historyOf,
  objectionsOf,
  paidOf,
  refundOf,
  shownChecks,
  stepsOf,
  summaryOf,
} from './launch-facts.ts'

/** A month after the example began. */
const now = new Date('2026-12-04T09:00:00Z')

const [launch] = exampleAdCampaign.ads
const stopDate = new Date('2026-11-20T10:00:00Z')

function stopped(status: 'pending_refund' | 'stopped', isSettled: boolean): AdCampaign {
  return {
    ...exampleAdCampaign,
    status,
    statusHistory: [
      ...exampleAdCampaign.statusHistory,
      { status, event: 'STOP', date: stopDate, reason: null },
    ],
    ads: launch ? [{ ...launch, data: { ...launch.data, isSettled } }] : [],
  }
}

it('says what a launch that has ended gives back, and when', () => {
  expect(refundOf(stopped('pending_refund', false))).toEqual({
    launch: { budget: 30_000, vat: 5700, spend: 8840, commissionPercent: 20 },
    currency: 'EUR',
    bookedDate: new Date('2026-11-20T10:15:00Z'),
    isBooked: false,
  })
  expect(refundOf(stopped('stopped', true))).toMatchObject({ bookedDate: stopDate, isBooked: true })
  expect(refundOf(stopped('stopped', false))).toBeNull()
  expect(refundOf({ ...stopped('stopped', true), status: 'finished' })).toMatchObject({ isBooked: true })
  expect(refundOf(exampleAdCampaign)).toBeNull()
  expect(refundOf({ ...stopped('stopped', true), ads: [] })).toBeNull()
})

it('says what was paid for a launch that has not begun', () => {
  const [first] = exampleAdCampaign.ads
  const ads = first ? [{ ...first, data: { ...first.data, startDate: null } }] : []
  const waiting = { status: 'pending_approval', ads } as const
  expect(paidOf(waiting)).toEqual({ currency: 'EUR', budget: 30_000, vat: 5700, total: 35_700 })
  expect(paidOf({ ...waiting, status: 'pending' })).toBeNull()
  expect(paidOf({ ...waiting, ads: [] })).toBeNull()
  expect(paidOf(exampleAdCampaign)).toBeNull()
})

it('says what a launch has brought so far, and what was paid for it and came back', () => {
  expect(summaryOf(exampleAdCampaign, '/report', now)).toEqual({
    launch: { budget: 30_000, vat: 5700, spend: 8840, commissionPercent: 20 },
    refunded: 0,
    currency: 'EUR',
    figures: { impressions: 18_420, clicks: 214, conversions: 9 },
    isLive: true,
    nextMonthDate: null,
    isFresh: false,
    isSimulated: true,
    reportHref: '/report',
  })
  const [last] = stopped('stopped', true).ads
  const ads = last ? [{ ...last, data: { ...last.data, refund: 230.76 } }] : []
  expect(summaryOf({ ...stopped('stopped', true), ads }, '', now)).toMatchObject({
    isLive: false,
    refunded: 23_076,
  })
  const young = { ...exampleAdCampaign, startDate: new Date('2026-12-01T09:00:00Z'), clicks: 79 }
  expect(summaryOf(young, '', now)?.isFresh).toBe(true)
  expect(summaryOf({ ...young, clicks: 80 }, '', now)?.isFresh).toBe(false)
  expect(summaryOf({ ...exampleAdCampaign, status: 'IN_PROGRESS' }, '', now)).toBeNull()
  const waiting = last ? [{ ...last, data: { ...last.data, startDate: null } }] : []
  expect(summaryOf({ ...exampleAdCampaign, status: 'pending_approval', ads: waiting }, '', now)).toBeNull()
})

it('says of an ad that is paid month by month when the next one is paid, while it runs', () => {
  const monthly = stopped('stopped', true)
  const [last] = monthly.ads
  const ads = last ? [{ ...last, data: { ...last.data, fundingRecurrence: 'monthly' as const } }] : []
  expect(summaryOf({ ...monthly, status: 'endingSoon', ads }, '', now)?.nextMonthDate).toEqual(
    launch?.data.endDate,
  )
  expect(summaryOf({ ...monthly, ads }, '', now)?.nextMonthDate).toBeNull()
})

it('says until when an ad that is held between two months is to be paid, and lays no launch ahead of it', () => {
  const [last] = exampleAdCampaign.ads
  const never = last ? [{ ...last, data: { ...last.data, startDate: null } }] : []
  const { statusHistory } = exampleAdCampaign
  const failed = { status: 'payment_failed', event: 'FAIL_PAYMENT', date: stopDate, reason: null } as const
  const held = {
    ...exampleAdCampaign,
    status: failed.status,
    statusHistory: [...statusHistory, { ...failed, date: new Date(0) }, failed],
  }
  expect(heldUntil(held)).toEqual(new Date('2026-11-27T10:00:00Z'))
  expect(stepsOf(held, 'Facebook')).toBeNull()
  // Never paid, so that its launch is still ahead.
  expect(heldUntil({ ...held, ads: never })).toBeNull()
  expect(stepsOf({ ...held, ads: never }, 'Facebook')).toMatchObject({ current: null })
  expect(heldUntil({ ...exampleAdCampaign, statusHistory: held.statusHistory })).toBeNull()
})

it('lists what was said against a rejected ad (LCH-06)', () => {
  const rejectedFor = (reason: string | null) =>
    objectionsOf({
      status: 'rejected',
      statusHistory: [
        { status: 'rejected', event: 'REJECT', date: stopDate, reason: 'Before.' },
        { status: 'rejected', event: 'REJECT', date: stopDate, reason },
      ],
    })
  expect(rejectedFor('Name the maker, please.\n\nShow the lamp.')).toEqual([
    'Name the maker, please.',
    'Show the lamp.',
  ])
  expect(rejectedFor('Too many marks.\nToo many marks.')).toEqual(['Too many marks.'])
  expect(rejectedFor(null)).toEqual([])
  expect(objectionsOf(exampleAdCampaign)).toBeNull()
})

it('says how far an ad has come, and nothing of a launch that was stopped', () => {
  expect(stepsOf(exampleAdCampaign, 'Facebook')).toMatchObject({
    current: 'learning',
    doneDates: {
      submission: launch?.data.submittedDate,
      approval: launch?.data.approvedDate,
      live: launch?.data.startDate,
    },
    isSimulated: true,
  })
  expect(stepsOf({ ...exampleAdCampaign, status: 'pending_approval' }, 'Facebook')).toMatchObject({
    current: 'platform',
  })
  expect(stepsOf(stopped('stopped', true), 'Facebook')).toMatchObject({ current: null, doneDates: {} })
  expect(stepsOf(stopped('pending_refund', false), 'Facebook')).toBeNull()
  // Not paid yet, so nothing is on its way.
  expect(stepsOf({ ...exampleAdCampaign, status: 'pending' }, 'Facebook')).toMatchObject({ current: null })
})

it('says that a launch failed, until something else happens (LCH-13)', () => {
  const failed = { status: 'IN_PROGRESS', event: 'FAIL_LAUNCH', date: stopDate, reason: null } as const
  const again = { status: 'pending', event: 'LAUNCH', date: stopDate, reason: null } as const
  expect(hasFailedToLaunch({ statusHistory: [failed] })).toBe(true)
  expect(hasFailedToLaunch({ statusHistory: [failed, again] })).toBe(false)
  expect(hasFailedToLaunch({ statusHistory: [] })).toBe(false)
})

it('lists the newest first', () => {
  expect(historyOf(exampleAdCampaign).map(({ status }) => status)).toEqual([
    'learning',
    'pending_approval',
    'pending',
  ])
})

it('shows for an ad on hold only the checks that block its payment', () => {
  const ok = { name: 'content', state: 'ok', why: null, mend: null } as const
  const plan = { name: 'plan', state: 'failed', why: 'It does not let ads run yet.', mend: null } as const
  expect(checksOf([ok, plan], { isHeld: true, isAhead: true })).toEqual([plan])
  expect(checksOf([ok], { isHeld: true, isAhead: true })).toBeNull()
  expect(checksOf([ok, plan], { isHeld: false, isAhead: true })).toEqual([ok, plan])
  expect(checksOf([ok, plan], { isHeld: false, isAhead: false })).toBeNull()
})

it('leads from a failed check to where it is mended, where that is a page', () => {
  const words = { why: (failure: string) => `why ${failure}`, place: (place: string) => `to ${place}` }
  const checks = [
    { name: 'plan', state: 'failed', why: 'needsPaidPlan', where: 'plan' },
    { name: 'website', state: 'advised', why: 'snippetMissing', where: 'website' },
    { name: 'email', state: 'ok', why: null, where: null },
  ] as const
  expect(shownChecks(checks, words, (place) => (place === 'plan' ? '/0/create/plan' : null))).toEqual([
    {
      name: 'plan',
      state: 'failed',
      why: 'why needsPaidPlan',
      mend: { label: 'to plan', href: '/0/create/plan' },
    },
    { name: 'website', state: 'advised', why: 'why snippetMissing', mend: null },
    { name: 'email', state: 'ok', why: null, mend: null },
  ])
})
