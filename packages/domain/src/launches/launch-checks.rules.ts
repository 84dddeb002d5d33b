import type { AbTestFailure } from '../ads/ab-test.rules.ts'
import type { AdFailures } from '../ads/ad-readiness.rules.ts'
import { isBlocked, type LintFinding } from '../ads/lint/lint-copy.rules.ts'
import type { AdLimit } from '../balloons/ad-limit.entity.ts'
import type { BalloonStatus } from '../balloons/balloon-status.rules.ts'
import { launchActionIn } from '../balloons/status-changes.rules.ts'
import type { Currency } from '../core/money.ts'
import type { RenderFailure } from '../creatives/render.rules.ts'
import { minDailyBudget } from '../core/params.ts'
import { isEntitled } from '../plans/plan-catalogue.rules.ts'
import type { BrandRole } from '../teams/roles.rules.ts'

/** The checks before a launch, in display order. */
export const launchCheckNames = [
  'owner',
  'email',
  'plan',
  'campaign',
  'content',
  'picture',
  'rules',
  'budget',
  'abTest',
  'published',
  'payment',
  'website',
  'goal',
] as const
export type LaunchCheckName = (typeof launchCheckNames)[number]

/** Why a check failed, by key. */
export type LaunchFailure =
  | 'notOwner'
  | 'emailNotValidated'
  | 'needsPaidPlan'
  | 'maxAds'
  | 'campaignArchived'
  | 'campaignDisabled'
  | 'adAlreadyRunning'
  | 'adRejected'
  | 'adIncomplete'
  | 'videoNotSupported'
  | 'failedToRenderAsset'
  | 'rulesBroken'
  | 'hasWarnings'
  | 'budgetTooLow'
  | 'notPublished'
  | 'notEnoughCredit'
  | 'snippetMissing'
  | AbTestFailure

/** Where something can be fixed. */
export type LaunchPlace =
  | 'account'
  | 'plan'
  | 'list'
  | 'content'
  | 'picture'
  | 'budget'
  | 'abTest'
  | 'publish'
  | 'checkout'
  | 'website'
  | 'goal'

/**
 * One named check. `advised` is a problem that does not block the launch; `where` is null if the reader can't fix it,
 * or if there is nothing to fix.
 */
export interface LaunchCheck {
  readonly name: LaunchCheckName
  readonly state: 'ok' | 'failed' | 'advised'
  readonly why: LaunchFailure | null
  readonly where: LaunchPlace | null
}

/** What decides the checks; amounts in minor units. */
export interface LaunchToCheck {
  readonly role: BrandRole
  readonly isEmailValidated: boolean
  /** The payer's. */
  readonly planLabel: string
  /** Reached if their plan allows no further active ad, otherwise null (GEN-09). */
  readonly adLimit: AdLimit | null
  readonly status: BalloonStatus
  readonly isArchived: boolean
  /** Its component was switched off (LCH-08). */
  readonly isDisabled: boolean
  readonly failures: AdFailures
  /** Why its picture can't be delivered (RND-04), or null. */
  readonly pictureFailure: RenderFailure | null
  readonly findings: readonly Pick<LintFinding, 'key' | 'severity'>[]
  readonly dailyBudget: number
  readonly currency: Currency
  /** What prevents its test; `none` if it has no test. */
  readonly abTest: AbTestFailure | 'ok' | 'none'
  readonly isPublished: boolean
  /** The cost of the launch, VAT included, and the means to pay it. */
  readonly total: number
  readonly credit: number
  /** Whether it can be paid other than by credit. */
  readonly hasOtherWay: boolean
  readonly isWebsiteVerified: boolean
  /** Null if it has no goal. */
  readonly isGoalVerified: boolean | null
}

type Verdict = Pick<LaunchCheck, 'state' | 'why' | 'where'>

const ok: Verdict = { state: 'ok', why: null, where: null }

function unless(isFine: boolean, why: LaunchFailure, where: LaunchPlace | null): Verdict {
  return isFine ? ok : { state: 'failed', why, where }
}

function isBudgetTooLow({ dailyBudget, currency }: LaunchToCheck): boolean {
  return dailyBudget < minDailyBudget[currency]
}

/** Whether a failure has its own check, so that it's not listed twice. */
function hasOwnCheck(key: string | null, facts: LaunchToCheck): boolean {
  return key === 'plannedBudget' && isBudgetTooLow(facts)
}

function checkRules(facts: LaunchToCheck): Verdict {
  const findings = facts.findings.filter(({ key }) => !hasOwnCheck(key, facts))
  if (isBlocked(findings)) return unless(false, 'rulesBroken', 'content')
  return findings.length === 0 ? ok : { state: 'advised', why: 'hasWarnings', where: 'content' }
}

function checkCampaign({ status, isArchived, isDisabled }: LaunchToCheck): Verdict {
  if (isArchived) return unless(false, 'campaignArchived', 'list')
  if (isDisabled) return unless(false, 'campaignDisabled', 'list')
  if (status === 'rejected') return unless(false, 'adRejected', 'content')
  return unless(launchActionIn(status) !== null, 'adAlreadyRunning', 'list')
}

const verdicts: Readonly<Record<LaunchCheckName, (facts: LaunchToCheck) => Verdict>> = {
  owner: ({ role }) => unless(role === 'owner', 'notOwner', null),
  email: ({ isEmailValidated }) => unless(isEmailValidated, 'emailNotValidated', 'account'),
  plan: ({ planLabel, adLimit }) =>
    isEntitled(planLabel, 'launchAds')
      ? unless(adLimit === null, 'maxAds', 'plan')
      : unless(false, 'needsPaidPlan', 'plan'),
  campaign: checkCampaign,
  content: (facts) =>
    unless(
      Object.keys(facts.failures).every((key) => hasOwnCheck(key, facts)),
      'adIncomplete',
      'content',
    ),
  picture: ({ pictureFailure }) =>
    pictureFailure === 'videoNotSupported' || pictureFailure === 'failedToRenderAsset'
      ? unless(false, pictureFailure, 'picture')
      : ok,
  rules: checkRules,
  budget: (facts) => unless(!isBudgetTooLow(facts), 'budgetTooLow', 'budget'),
  abTest: ({ abTest }) => (abTest === 'ok' || abTest === 'none' ? ok : unless(false, abTest, 'abTest')),
  published: ({ isPublished }) => unless(isPublished, 'notPublished', 'publish'),
  payment: ({ total, credit, hasOtherWay }) =>
    unless(hasOtherWay || credit >= total, 'notEnoughCredit', 'checkout'),
  website: ({ isWebsiteVerified }) => unless(isWebsiteVerified, 'snippetMissing', 'website'),
  goal: ({ isGoalVerified }) => unless(isGoalVerified !== false, 'snippetMissing', 'goal'),
}

/**
 * Every check of a launch with its result (LCH-07 to LCH-10, LCH-14, SES-29, PUB-05, PLN-06, EDT-09, FLV-20, AUT-07). Only
 * an ad with a test has a check of it, and only one whose picture can't be delivered has a check of that.
 */
export function checkLaunch(facts: LaunchToCheck): readonly LaunchCheck[] {
  const isNamed: Partial<Record<LaunchCheckName, boolean>> = {
    abTest: facts.abTest !== 'none',
    picture: verdicts.picture(facts).state !== 'ok',
  }
  const names = launchCheckNames.filter((name) => isNamed[name] ?? true)
  return names.map((name) => ({ name, ...verdicts[name](facts) }))
}

/** Whether nothing blocks the launch of the ad. */
export function mayLaunch(checks: readonly LaunchCheck[]): boolean {
  return checks.every(({ state }) => state !== 'failed')
}

/** Why a launch is refused (LCH-06 to LCH-10, GEN-09); if there are several reasons, the first counts. */
export type LaunchError =
  | 'campaignArchived'
  | 'campaignDisabled'
  | 'adAlreadyRunning'
  | 'emailNotValidated'
  | 'needsPaidPlan'
  | 'maxAds'
  | 'testTooShort'
  | 'notPublished'
  | 'rejected'
  | 'notEnoughCredit'

const errorOf: Readonly<Partial<Record<LaunchFailure, LaunchError>>> = {
  campaignArchived: 'campaignArchived',
  campaignDisabled: 'campaignDisabled',
  adAlreadyRunning: 'adAlreadyRunning',
  adRejected: 'rejected',
  emailNotValidated: 'emailNotValidated',
  needsPaidPlan: 'needsPaidPlan',
  maxAds: 'maxAds',
  adIncomplete: 'rejected',
  videoNotSupported: 'rejected',
  failedToRenderAsset: 'rejected',
  rulesBroken: 'rejected',
  budgetTooLow: 'rejected',
  snippetMissing: 'rejected',
  testTooShort: 'testTooShort',
  testUnchanged: 'rejected',
  testRulesBroken: 'rejected',
  testPictureFailed: 'rejected',
  notPublished: 'notPublished',
  notEnoughCredit: 'notEnoughCredit',
}

// The campaign's own properties come before its owner's, and those before the ad's content.
const weight: readonly LaunchCheckName[] = [
  'campaign',
  'email',
  'plan',
  'content',
  'picture',
  'rules',
  'budget',
  'abTest',
  'website',
  'goal',
  'published',
  'payment',
]

/** The error of a launch, or null if nothing blocks it. The policy decides who may launch at all. */
export function launchErrorOf(checks: readonly LaunchCheck[]): LaunchError | null {
  const failed = weight.flatMap(
    (name) => checks.find((check) => check.name === name && check.state === 'failed') ?? [],
  )
  return (
    failed.map(({ why }) => (why ? (errorOf[why] ?? null) : null)).find((error) => error !== null) ?? null
  )
}
