import { describe, expect, it } from 'vitest'
import { balloonStatuses } from '../balloons/balloon-status.rules.ts'
import { checkLaunch, type LaunchToCheck, launchErrorOf, mayLaunch } from './launch-checks.rules.ts'

const ready: LaunchToCheck = {
  role: 'owner',
  isEmailValidated: true,
  adLimit: null,
  planLabel: 'basic-2407',
  status: 'IN_PROGRESS',
  isArchived: false,
  isDisabled: false,
  failures: {},
  pictureFailure: null,
  findings: [],
  dailyBudget: 500,
  currency: 'EUR',
  abTest: 'none',
  isPublished: true,
  total: 11_900,
  credit: 11_900,
  hasOtherWay: false,
  isWebsiteVerified: true,
  isGoalVerified: null,
}
const failedOf = (facts: LaunchToCheck) => checkLaunch(facts).filter(({ state }) => state !== 'ok')

describe('the checks of a launch', () => {
  it('have nothing against an ad that is ready', () => {
    expect(failedOf(ready)).toEqual([])
    expect(mayLaunch(checkLaunch(ready))).toBe(true)
    expect(launchErrorOf(checkLaunch(ready))).toBeNull()
  })

  it.each([
    [{ isEmailValidated: false }, 'email', 'emailNotValidated', 'emailNotValidated'],
    [{ planLabel: 'free' }, 'plan', 'needsPaidPlan', 'needsPaidPlan'],
    [{ adLimit: { limit: 5, count: 5 } }, 'plan', 'maxAds', 'maxAds'],
    [{ planLabel: 'free', adLimit: { limit: 5, count: 5 } }, 'plan', 'needsPaidPlan', 'needsPaidPlan'],
    [{ isArchived: true }, 'campaign', 'campaignArchived', 'campaignArchived'],
    [{ isDisabled: true }, 'campaign', 'campaignDisabled', 'campaignDisabled'],
    [{ status: 'learning' }, 'campaign', 'adAlreadyRunning', 'adAlreadyRunning'],
    [{ status: 'rejected' }, 'campaign', 'adRejected', 'rejected'],
    [{ failures: { fbTitle: 'requiredValue' } }, 'content', 'adIncomplete', 'rejected'],
    [{ pictureFailure: 'videoNotSupported' }, 'picture', 'videoNotSupported', 'rejected'],
    [{ pictureFailure: 'failedToRenderAsset' }, 'picture', 'failedToRenderAsset', 'rejected'],
    [{ findings: [{ key: 'payer', severity: 'error' }] }, 'rules', 'rulesBroken', 'rejected'],
    [{ dailyBudget: 499 }, 'budget', 'budgetTooLow', 'rejected'],
    [{ isWebsiteVerified: false }, 'website', 'snippetMissing', 'rejected'],
    [{ isGoalVerified: false }, 'goal', 'snippetMissing', 'rejected'],
    [{ isPublished: false }, 'published', 'notPublished', 'notPublished'],
    [{ credit: 11_899 }, 'payment', 'notEnoughCredit', 'notEnoughCredit'],
  ] satisfies [Partial<LaunchToCheck>, string, string, string][])('refuse %j', (change, name, why, error) => {
    const facts = { ...ready, ...change }
    expect(failedOf(facts)).toMatchObject([{ name, why, state: 'failed' }])
    expect(mayLaunch(checkLaunch(facts))).toBe(false)
    expect(launchErrorOf(checkLaunch(facts))).toBe(error)
  })

  it('show a collaborator that only the owner can launch, with nothing to fix (LCH-14)', () => {
    const [owner] = failedOf({ ...ready, role: 'collaborator' })
    expect(owner).toEqual({ name: 'owner', state: 'failed', why: 'notOwner', where: null })
  })

  it('advise what does not keep an ad from its launch', () => {
    const facts = { ...ready, findings: [{ key: 'fbTitle', severity: 'warning' }] } as const
    expect(failedOf(facts)).toMatchObject([{ name: 'rules', state: 'advised', why: 'hasWarnings' }])
    expect(mayLaunch(checkLaunch(facts))).toBe(true)
    expect(launchErrorOf(checkLaunch(facts))).toBeNull()
  })

  it('ask for the snippet where an ad leads to and where its goal is reached, if it has one (FLV-20)', () => {
    expect(mayLaunch(checkLaunch({ ...ready, isGoalVerified: null }))).toBe(true)
    const facts = { ...ready, isWebsiteVerified: false, isGoalVerified: false }
    expect(failedOf(facts).map(({ name, where }) => [name, where])).toEqual([
      ['website', 'website'],
      ['goal', 'goal'],
    ])
    expect(mayLaunch(checkLaunch(facts))).toBe(false)
  })

  it('list a budget that is too low once, and one that is no amount separately', () => {
    const failures = { plannedBudget: 'budgetTooLow' } as const
    const findings = [{ key: 'plannedBudget', severity: 'error' }] as const
    const tooLow = { ...ready, dailyBudget: 499, failures, findings }
    expect(failedOf(tooLow).map(({ name }) => name)).toEqual(['budget'])
    const noAmount = { ...ready, failures: { plannedBudget: 'tooManyDecimals' } } as const
    expect(failedOf(noAmount).map(({ name }) => name)).toEqual(['content'])
  })

  it('need no credit where there is another way to pay', () => {
    expect(failedOf({ ...ready, credit: 0, hasOtherWay: true })).toEqual([])
  })

  it('let an ad begin, go on or be paid at last, and no other', () => {
    const allowed = balloonStatuses.filter((status) => failedOf({ ...ready, status }).length === 0)
    expect(allowed).toEqual(['IN_PROGRESS', 'pending', 'stopped', 'payment_failed', 'finished'])
  })

  it('name what the campaign is before what its owner or its texts lack', () => {
    const facts = { ...ready, isArchived: true, isEmailValidated: false, credit: 0, isPublished: false }
    expect(launchErrorOf(checkLaunch(facts))).toBe('campaignArchived')
    expect(launchErrorOf(checkLaunch({ ...facts, isArchived: false }))).toBe('emailNotValidated')
  })
})
