import { abTestDays, type AdVariant } from '../ads/ab-test.rules.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BalloonStatus, balloonStatuses } from '../balloons/balloon-status.rules.ts'
import type { JsonValue } from '../core/json.ts'
import { type BrandRole, brandRoles } from '../teams/roles.rules.ts'
import { launchableSource, launchableValues } from './launch.fixtures.ts'
import {
  computeLaunchFacts,
  type LaunchFacts,
  launchRefusal,
  type LaunchSource,
  launchStanding,
} from './launch-facts.rules.ts'

function factsOf(change: Partial<LaunchSource> = {}): LaunchFacts {
  const facts = computeLaunchFacts({ ...launchableSource, ...change })
  if (!facts) throw new Error('the step is no ad')
  return facts
}
const withValues = (values: LaunchSource['values']) => ({ values: { ...launchableValues, ...values } })
const fullPlan = { limit: 5, count: 5 }

describe('the facts of a launch', () => {
  it('are what it costs, how it is paid and what keeps it from its launch', () => {
    const facts = factsOf()
    expect(facts).toMatchObject({
      status: 'IN_PROGRESS',
      order: { platform: 'google', budget: 15_000, dailyBudget: 1_500 },
      commissionPercent: 10,
      vatPercent: 19,
      bill: { budget: 15_000, vat: 2_850, total: 17_850, credit: 0, toPay: 17_850 },
      adAccountType: 'provider',
      judgement: { failures: {}, findings: [] },
    })
    expect(facts.checks.filter(({ state }) => state !== 'ok')).toEqual([])
    expect(launchRefusal(facts)).toBeNull()
    const standing = { status: 'IN_PROGRESS', isReady: true, needsPlan: false, adLimit: null }
    expect(launchStanding(facts)).toEqual(standing)
  })

  it('are none of a step that is no ad', () => {
    expect(computeLaunchFacts({ ...launchableSource, componentId: 'c2' })).toBeNull()
  })

  it('use credit up to what was asked for and what is there', () => {
    const billed = (creditAtMost: number, credit: number) =>
      factsOf({
        payer: { ...launchableSource.payer, credit },
        payment: { creditAtMost, isCreditOnly: false },
      }).bill
    expect(billed(5_000, 9_000)).toMatchObject({ credit: 5_000, toPay: 12_850 })
    expect(billed(Number.POSITIVE_INFINITY, 9_000)).toMatchObject({ credit: 9_000, toPay: 8_850 })
  })

  it('take no commission on an own account, which no launch can use yet', () => {
    const brand = { ...launchableSource.brand, adAccountType: { google: 'byoaa' as const } }
    const facts = factsOf({ brand })
    expect(facts).toMatchObject({ adAccountType: 'byoaa', commissionPercent: 0 })
    expect(launchRefusal(facts)).toEqual({ error: 'launchFailed' })
  })

  it('leave a missing plan to whoever wants to launch (PLN-06, GEN-09)', () => {
    const free = factsOf({ payer: { ...launchableSource.payer, planLabel: 'free' }, adLimit: fullPlan })
    expect(launchStanding(free)).toMatchObject({ isReady: true, needsPlan: true, adLimit: fullPlan })
    expect(launchRefusal(free)).toEqual({ error: 'needsPaidPlan' })
    expect(launchRefusal(factsOf({ adLimit: fullPlan }))).toEqual({ error: 'maxAds', ...fullPlan })
  })

  it('leave publishing a draft to its launch, which is refused without (PUB-05)', () => {
    for (const change of [{ publishDates: [] }, { hasUnpublishedChanges: true }]) {
      const draft = factsOf({ balloon: { ...launchableSource.balloon, ...change } })
      expect(launchRefusal(draft)).toEqual({ error: 'notPublished' })
      expect(launchStanding(draft).isReady).toBe(true)
    }
    const stopped = { ...launchableSource.balloon, status: 'stopped', hasUnpublishedChanges: true } as const
    expect(launchStanding(factsOf({ balloon: stopped })).isReady).toBe(false)
  })

  it.each([
    ['campaignArchived', { balloon: { ...launchableSource.balloon, archiveDate: new Date() } }],
    ['campaignArchived', { brand: { ...launchableSource.brand, archiveDate: new Date() } }],
    ['campaignDisabled', withValues({ 'component/c1/isActive': false })],
    ['adAlreadyRunning', { balloon: { ...launchableSource.balloon, status: 'pending_refund' } }],
    ['rejected', withValues({ 'component/c1/headline1': '' })],
    ['rejected', { brand: { ...launchableSource.brand, snippet: { isValidated: false } } }],
    ['notEnoughCredit', { payment: { creditAtMost: 0, isCreditOnly: true }, payer: poorPayer() }],
  ] satisfies [string, Partial<LaunchSource>][])('refuse as %s', (error, change) => {
    expect(launchRefusal(factsOf(change))).toEqual({ error })
    expect(launchStanding(factsOf(change)).isReady).toBe(false)
  })
})

function poorPayer() {
  return { ...launchableSource.payer, credit: 17_849 }
}

/** Mostly as it should be, so that whatever is not shows in the result. */
const mostly = <T>(fine: T, ...others: T[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(fine) }, { weight: 1, arbitrary: fc.constantFrom(...others) })

const anySource: fc.Arbitrary<LaunchSource> = fc
  .record({
    status: mostly<BalloonStatus>('IN_PROGRESS', ...balloonStatuses),
    isArchived: mostly(false, true),
    isBrandArchived: mostly(false, true),
    isPublished: mostly(true, false),
    isChanged: mostly(false, true),
    isDisabled: mostly(false, true),
    headline: mostly('Lamps made in Galway', 'The best lamps!!', 'Lamps for 4,000 readers', ''),
    budget: mostly<JsonValue>(150, 40, 'a lot', null),
    goalUrl: mostly(null, '', 'https://nightjar.example/thanks'),
    isGoalVerified: mostly(true, false),
    isWebsiteVerified: mostly(true, false),
    isOwnAccount: mostly(false, true),
    role: mostly<BrandRole>('owner', ...brandRoles),
    isEmailValidated: mostly(true, false),
    planLabel: mostly('expand-2407', 'free', 'basic-2407'),
    adLimit: mostly(null, fullPlan),
    credit: fc.constantFrom(0, 17_849, 17_850, 50_000),
  })
  .map((one) => ({
    ...launchableSource,
    ...withValues({
      ...(one.goalUrl !== null && {
        componentOrder: [['c1'], ['c2'], ['g']],
        'component/g/type': 'goal',
        'component/g/goalUrl': one.goalUrl,
        'component/g/isValidated': one.isGoalVerified,
      }),
      'component/c1/headline1': one.headline,
      'component/c1/plannedBudget': one.budget,
      ...(one.isDisabled && { 'component/c1/isActive': false }),
    }),
    balloon: {
      status: one.status,
      archiveDate: one.isArchived ? new Date() : null,
      publishDates: one.isPublished ? [new Date()] : [],
      hasUnpublishedChanges: one.isChanged,
    },
    brand: {
      ...launchableSource.brand,
      archiveDate: one.isBrandArchived ? new Date() : null,
      snippet: { isValidated: one.isWebsiteVerified },
      ...(one.isOwnAccount && { adAccountType: { google: 'byoaa' as const } }),
    },
    role: one.role,
    isEmailValidated: one.isEmailValidated,
    payer: { planLabel: one.planLabel, currency: 'EUR' as const, credit: one.credit },
    adLimit: one.adLimit,
  }))

describe('a page and the server, whatever the facts', () => {
  const nothingKnown = ['nothing that a claim could rest on']

  it('name the same reason, though the page alone reads what claims rest on', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(anySource, fc.constantFrom(0, 5_000), (source, creditAtMost) => {
        const onPage = launchRefusal(factsOf({ ...source, evidence: nothingKnown }))
        const payment = { creditAtMost, isCreditOnly: false }
        expect(launchRefusal(factsOf({ ...source, payment }))).toEqual(onPage)
        seen.add(onPage?.error ?? 'none')
      }),
      { numRuns: 500, seed: 14 },
    )
    // The facts were varied enough to mean something.
    expect(seen.size).toBeGreaterThan(8)
  })

  it('differ by credit alone where nothing else pays', () => {
    fc.assert(
      fc.property(anySource, (source) => {
        const onPage = launchRefusal(factsOf(source))
        const facts = factsOf({ ...source, payment: { creditAtMost: Infinity, isCreditOnly: true } })
        const lacksCredit = source.payer.credit < facts.bill.total
        const isOpen = onPage === null || onPage.error === 'launchFailed'
        expect(launchRefusal(facts)).toEqual(isOpen && lacksCredit ? { error: 'notEnoughCredit' } : onPage)
      }),
      { numRuns: 500, seed: 14 },
    )
  })

  it('agree on whether an owner may launch', () => {
    fc.assert(
      fc.property(anySource, (source) => {
        const facts = factsOf({ ...source, role: 'owner' })
        const { isReady, needsPlan, adLimit } = launchStanding(facts)
        const refusal = launchRefusal(facts)
        const isOffered = isReady && !needsPlan && adLimit === null
        const isPublishing = refusal?.error === 'notPublished' && facts.status === 'IN_PROGRESS'
        expect(isOffered).toBe(refusal === null || refusal.error === 'launchFailed' || isPublishing)
      }),
      { numRuns: 500, seed: 14 },
    )
  })
})

describe('a picture that can’t be delivered (RND-04)', () => {
  const instagram = withValues({ 'component/c1/type': 'instagramAdCampaign' })

  it.each(['videoNotSupported', 'failedToRenderAsset'] as const)(
    'for %s keeps its ad from its launch',
    (why) => {
      const facts = factsOf({ ...instagram, pictureFailure: why })
      expect(facts.checks.find(({ name }) => name === 'picture')).toEqual({
        name: 'picture',
        state: 'failed',
        why,
        where: 'picture',
      })
      expect(launchRefusal(facts)).toEqual({ error: 'rejected' })
    },
  )

  it('is nothing to an ad that shows none', () => {
    expect(launchRefusal(factsOf({ pictureFailure: 'videoNotSupported' }))).toBeNull()
    expect(factsOf(instagram).checks.map(({ name }) => name)).not.toContain('picture')
  })
})

describe('the launch of a test', () => {
  const variant: AdVariant = { texts: { headline1: 'Lamps that last for life' }, creativeId: null }
  const launched = (durationDays: number, tested: AdVariant | null = variant) => {
    const values = {
      ...launchableSource.values,
      'component/c1/durationDays': durationDays,
      'component/c1/plannedBudget': 400,
    }
    const facts = computeLaunchFacts({ ...launchableSource, values, variant: tested })
    if (!facts) throw new Error('no ad')
    return { refusal: launchRefusal(facts), check: facts.checks.find(({ name }) => name === 'abTest') }
  }

  it.each([13, 14])('of %i days is refused by name under 14 (AUT-07)', (days) => {
    const { refusal, check } = launched(days)
    expect(refusal).toEqual(days < abTestDays ? { error: 'testTooShort' } : null)
    expect(check?.why).toBe(days < abTestDays ? 'testTooShort' : null)
  })

  it('is rejected for versions that are the same, or for one that the platform would reject', () => {
    expect(launched(14, { texts: {}, creativeId: null })).toMatchObject({
      refusal: { error: 'rejected' },
      check: { why: 'testUnchanged' },
    })
    for (const headline1 of ['', 'BUY NOW!!! LAMPS', 'A headline that is far too long for a search ad'])
      expect(launched(14, { texts: { headline1 }, creativeId: null }), headline1).toMatchObject({
        refusal: { error: 'rejected' },
        check: { why: 'testRulesBroken' },
      })
  })

  it('is rejected for a picture of version B that can’t be delivered', () => {
    const values = {
      ...launchableSource.values,
      'component/c1/type': 'instagramAdCampaign',
      'component/c1/durationDays': 14,
      'component/c1/plannedBudget': 400,
    }
    const tested = { ...launchableSource, values, variant: { texts: {}, creativeId: 'b' } }
    const facts = computeLaunchFacts({ ...tested, variantPictureFailure: 'videoNotSupported' })
    expect(facts?.checks.find(({ name }) => name === 'abTest')?.why).toBe('testPictureFailed')
    expect(launched(14).check?.why).toBeNull()
  })

  it('has no check without a test', () => {
    expect(launched(5, null)).toEqual({ refusal: null, check: undefined })
  })
})
