import { describe, expect, it } from 'vitest'
import { balloonStatuses } from '../balloons/balloon-status.rules.ts'
import { checkLaunch, type LaunchFacts, launchErrorOf, mayLaunch } from './launch-checks.rules.ts'

const ready: LaunchFacts = {
  role: 'owner',
  isEmailValidated: true,
  planLabel: 'basic-2407',
  status: 'IN_PROGRESS',
  isArchived: false,
  isDisabled: false,
  failures: {},
  findings: [],
  dailyBudget: 500,
  currency: 'EUR',
  isPublished: true,
  total: 11_900,
  credit: 11_900,
  hasOtherWay: false,
  isWebsiteVerified: true,
  isGoalVerified: null,
}
const failedOf = (facts: LaunchFacts) => checkLaunch(facts).filter(({ state }) => state !== 'ok')

describe('the checks of a launch', () => {
  it('have nothing against an ad that is ready', () => {
    expect(failedOf(ready)).toEqual([])
    expect(mayLaunch(checkLaunch(ready))).toBe(true)
    expect(launchErrorOf(checkLaunch(ready))).toBeNull()
  })

  it.each([
    [{ isEmailValidated: false }, 'email', 'emailNotValidated', 'emailNotValidated'],
    [{ planLabel: 'free' }, 'plan', 'needsPaidPlan', 'needsPaidPlan'],
    [{ isArchived: true }, 'campaign', 'campaignArchived', 'campaignArchived'],
    [{ isDisabled: true }, 'campaign', 'campaignDisabled', 'campaignDisabled'],
    [{ status: 'learning' }, 'campaign', 'adAlreadyRunning', 'adAlreadyRunning'],
    [{ status: 'rejected' }, 'campaign', 'adRejected', 'rejected'],
    [{ failures: { fbTitle: 'requiredValue' } }, 'content', 'adIncomplete', 'rejected'],
    [{ findings: [{ severity: 'error' }] }, 'rules', 'rulesBroken', 'rejected'],
    [{ dailyBudget: 499 }, 'budget', 'budgetTooLow', 'rejected'],
    [{ isPublished: false }, 'published', 'notPublished', 'notPublished'],
    [{ credit: 11_899 }, 'payment', 'notEnoughCredit', 'notEnoughCredit'],
  ] satisfies [Partial<LaunchFacts>, string, string, string][])('refuse %j', (change, name, why, error) => {
    const facts = { ...ready, ...change }
    expect(failedOf(facts)).toMatchObject([{ name, why, state: 'failed' }])
    expect(mayLaunch(checkLaunch(facts))).toBe(false)
    expect(launchErrorOf(checkLaunch(facts))).toBe(error)
  })

  it('tell a collaborator that the owner launches, which nothing mends (LCH-14)', () => {
    const [owner] = failedOf({ ...ready, role: 'collaborator' })
    expect(owner).toEqual({ name: 'owner', state: 'failed', why: 'notOwner', where: null })
  })

  it('advise what does not keep an ad from its launch', () => {
    const facts = {
      ...ready,
      isWebsiteVerified: false,
      isGoalVerified: false,
      findings: [{ severity: 'warning' }],
    } as const
    expect(failedOf(facts).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'website advised',
      'goal advised',
    ])
    expect(mayLaunch(checkLaunch(facts))).toBe(true)
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
