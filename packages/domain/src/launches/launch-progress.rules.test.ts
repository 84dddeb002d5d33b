import { expect, it } from 'vitest'
import type { AdCampaign } from '../ads/ad-campaign.entity.ts'
import { liveCampaign } from './launch.fixtures.ts'
import {
  hasFailedToLaunch,
  holdEndDate,
  isUnpaid,
  launchProgress,
  launchRefund,
  launchResults,
  paidAmounts,
  rejectionReasons,
  stopCredit,
} from './launch-progress.rules.ts'

/** A month after the example began. */
const now = new Date('2026-12-04T09:00:00Z')

const [launch] = liveCampaign.ads
const stopDate = new Date('2026-11-20T10:00:00Z')

function stopped(status: 'pending_refund' | 'stopped', isSettled: boolean): AdCampaign {
  return {
    ...liveCampaign,
    status,
    statusHistory: [...liveCampaign.statusHistory, { status, event: 'STOP', date: stopDate, reason: null }],
    ads: launch ? [{ ...launch, data: { ...launch.data, isSettled } }] : [],
  }
}

it('says what a launch that has ended gives back, and when', () => {
  expect(launchRefund(stopped('pending_refund', false))).toEqual({
    launch: { budget: 30_000, vat: 5700, spend: 8840, commissionPercent: 20 },
    currency: 'EUR',
    bookedDate: new Date('2026-11-20T10:15:00Z'),
    isBooked: false,
  })
  expect(launchRefund(stopped('stopped', true))).toMatchObject({ bookedDate: stopDate, isBooked: true })
  expect(launchRefund(stopped('stopped', false))).toBeNull()
  expect(launchRefund({ ...stopped('stopped', true), status: 'finished' })).toMatchObject({ isBooked: true })
  expect(launchRefund(liveCampaign)).toBeNull()
  expect(launchRefund({ ...stopped('stopped', true), ads: [] })).toBeNull()
})

it('says what was paid for a launch that has not begun', () => {
  const [first] = liveCampaign.ads
  const ads = first ? [{ ...first, data: { ...first.data, startDate: null } }] : []
  const waiting = { status: 'pending_approval', ads } as const
  expect(paidAmounts(waiting)).toEqual({ currency: 'EUR', budget: 30_000, vat: 5700, total: 35_700 })
  expect(paidAmounts({ ...waiting, status: 'pending' })).toBeNull()
  expect(paidAmounts({ ...waiting, ads: [] })).toBeNull()
  expect(paidAmounts(liveCampaign)).toBeNull()
})

it('says what a launch has brought so far, and what was paid for it and came back', () => {
  expect(launchResults(liveCampaign, now)).toEqual({
    launch: { budget: 30_000, vat: 5700, spend: 8840, commissionPercent: 20 },
    refunded: 0,
    currency: 'EUR',
    figures: { impressions: 18_420, clicks: 214, conversions: 9 },
    isLive: true,
    nextMonthDate: null,
    isFresh: false,
    isSimulated: true,
  })
  const [last] = stopped('stopped', true).ads
  const ads = last ? [{ ...last, data: { ...last.data, refund: 230.76 } }] : []
  expect(launchResults({ ...stopped('stopped', true), ads }, now)).toMatchObject({
    isLive: false,
    refunded: 23_076,
  })
  const young = { ...liveCampaign, startDate: new Date('2026-12-01T09:00:00Z'), clicks: 79 }
  expect(launchResults(young, now)?.isFresh).toBe(true)
  expect(launchResults({ ...young, clicks: 80 }, now)?.isFresh).toBe(false)
  expect(launchResults({ ...liveCampaign, status: 'IN_PROGRESS' }, now)).toBeNull()
  const waiting = last ? [{ ...last, data: { ...last.data, startDate: null } }] : []
  expect(launchResults({ ...liveCampaign, status: 'pending_approval', ads: waiting }, now)).toBeNull()
})

it('says of an ad that is paid month by month when the next one is paid, while it runs', () => {
  const monthly = stopped('stopped', true)
  const [last] = monthly.ads
  const ads = last ? [{ ...last, data: { ...last.data, fundingRecurrence: 'monthly' as const } }] : []
  expect(launchResults({ ...monthly, status: 'endingSoon', ads }, now)?.nextMonthDate).toEqual(
    launch?.data.endDate,
  )
  expect(launchResults({ ...monthly, ads }, now)?.nextMonthDate).toBeNull()
})

it('says until when an ad that is held between two months is to be paid, and lays no launch ahead of it', () => {
  const [last] = liveCampaign.ads
  const never = last ? [{ ...last, data: { ...last.data, startDate: null } }] : []
  const { statusHistory } = liveCampaign
  const failed = { status: 'payment_failed', event: 'FAIL_PAYMENT', date: stopDate, reason: null } as const
  const held = {
    ...liveCampaign,
    status: failed.status,
    statusHistory: [...statusHistory, { ...failed, date: new Date(0) }, failed],
  }
  expect(holdEndDate(held)).toEqual(new Date('2026-11-27T10:00:00Z'))
  expect(launchProgress(held)).toBeNull()
  // Never paid, so that its launch is still ahead.
  expect(holdEndDate({ ...held, ads: never })).toBeNull()
  expect(launchProgress({ ...held, ads: never })).toMatchObject({ current: null })
  expect(holdEndDate({ ...liveCampaign, statusHistory: held.statusHistory })).toBeNull()
})

it('lists what was said against a rejected ad (LCH-06)', () => {
  const rejectedFor = (reason: string | null) =>
    rejectionReasons({
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
  expect(rejectionReasons(liveCampaign)).toBeNull()
})

it('says how far an ad has come, and nothing of a launch that was stopped', () => {
  expect(launchProgress(liveCampaign)).toMatchObject({
    current: 'learning',
    doneDates: {
      submission: launch?.data.submittedDate,
      approval: launch?.data.approvedDate,
      live: launch?.data.startDate,
    },
    isSimulated: true,
  })
  expect(launchProgress({ ...liveCampaign, status: 'pending_approval' })).toMatchObject({
    current: 'platform',
  })
  expect(launchProgress(stopped('stopped', true))).toMatchObject({ current: null, doneDates: {} })
  expect(launchProgress(stopped('pending_refund', false))).toBeNull()
  // Not paid yet, so nothing is on its way.
  expect(launchProgress({ ...liveCampaign, status: 'pending' })).toMatchObject({ current: null })
})

it('says that a launch failed, until something else happens (LCH-13)', () => {
  const failed = { status: 'IN_PROGRESS', event: 'FAIL_LAUNCH', date: stopDate, reason: null } as const
  const again = { status: 'pending', event: 'LAUNCH', date: stopDate, reason: null } as const
  expect(hasFailedToLaunch({ statusHistory: [failed] })).toBe(true)
  expect(hasFailedToLaunch({ statusHistory: [failed, again] })).toBe(false)
  expect(hasFailedToLaunch({ statusHistory: [] })).toBe(false)
})

it('can be withdrawn as long as nothing of it was paid', () => {
  const never = launch ? [{ ...launch, data: { ...launch.data, submittedDate: null } }] : []
  expect(isUnpaid({ status: 'pending', ads: never })).toBe(true)
  expect(isUnpaid({ status: 'payment_failed', ads: [] })).toBe(true)
  expect(isUnpaid({ ...liveCampaign, status: 'payment_failed' })).toBe(false)
  expect(isUnpaid({ status: 'stopped', ads: never })).toBe(false)
})

it('says what would come back if a launch stopped now, with its VAT (OPN-40)', () => {
  // 300.00, of which 88.40 are spent and 17.68 are commission; the rest with its share of 57.00 VAT.
  expect(stopCredit(liveCampaign)).toBe(193_92 + 36_84)
  expect(
    stopCredit({ ads: launch ? [{ ...launch, data: { ...launch.data, stopReason: 'user_stopped' } }] : [] }),
  ).toBe(0)
  expect(stopCredit({ ads: [] })).toBe(0)
})
