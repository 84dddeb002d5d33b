import { type AdVariant, checkAbTest, valuesOfVariant } from '../ads/ab-test.rules.ts'
import { isBlocked } from '../ads/lint/lint-copy.rules.ts'
import {
  type AdJudgement,
  judgeAd,
  type JudgedBrand,
  type JudgementContext,
  judgementContext,
} from '../ads/ad-judgement.rules.ts'
import { type AdBill, billOf } from '../ads/ad-money.rules.ts'
import { type AdOrder, adOrderOf } from '../ads/ad-order.rules.ts'
import type { BalloonValues } from '../ads/ad-values.rules.ts'
import { commissionPercentOf } from '../ads/funding.rules.ts'
import type { AdLimit } from '../balloons/ad-limit.entity.ts'
import type { Balloon } from '../balloons/balloon.entity.ts'
import type { BalloonStatus } from '../balloons/balloon-status.rules.ts'
import { readAd } from '../balloons/components.rules.ts'
import type { Currency } from '../core/money.ts'
import type { RenderFailure } from '../creatives/render.rules.ts'
import { isGoalVerified } from '../flows/snippet.rules.ts'
import type { Idea } from '../ideas/idea.entity.ts'
import type { AdAccountType } from '../ideas/platforms.rules.ts'
import type { BrandRole } from '../teams/roles.rules.ts'
import {
  checkLaunch,
  type LaunchCheck,
  type LaunchError,
  launchErrorOf,
  type LaunchToCheck,
  mayLaunch,
} from './launch-checks.rules.ts'

// LCH-06 to LCH-10, LCH-14, GEN-09, PLN-06, AUT-07

/** An ad that's about to be launched: read from tables by the server, and from what it has loaded by a page. */
export interface LaunchSource {
  /** The step of its flow that is launched. */
  readonly componentId: string
  readonly values: BalloonValues
  readonly balloon: Pick<Balloon, 'status' | 'archiveDate' | 'publishDates' | 'hasUnpublishedChanges'>
  readonly brand: JudgedBrand & Pick<Idea, 'archiveDate' | 'snippet'>
  /** Whoever launches it. */
  readonly role: BrandRole
  readonly isEmailValidated: boolean
  /** Whoever pays; `credit` in minor units. A page knows only its user, and so takes them for the payer. */
  readonly payer: { readonly planLabel: string; readonly currency: Currency; readonly credit: number }
  /** The payer's limit of active ads if it's reached. A page knows only the ads of the open brand. */
  readonly adLimit: AdLimit | null
  readonly vatPercent: number
  /** Why its creative can't be delivered (RND-04); null if it can, isn't drawn yet, or there is none. */
  readonly pictureFailure: RenderFailure | null
  /** What claims in its texts may rest on; null if it isn't read. Only advice depends on it. */
  readonly evidence: readonly string[] | null
  /** The version that it's tested against; null without a test. */
  readonly variant: AdVariant | null
  /** The same of that version's creative. */
  readonly variantPictureFailure: RenderFailure | null
  /** How it's paid: the most that credit may pay, in minor units, and whether anything else may. */
  readonly payment: { readonly creditAtMost: number; readonly isCreditOnly: boolean }
}

/** Everything that counts for a launch, with its checks; amounts in minor units. */
export interface LaunchFacts {
  readonly status: BalloonStatus
  readonly order: AdOrder
  readonly currency: Currency
  readonly adAccountType: AdAccountType
  readonly commissionPercent: number
  readonly vatPercent: number
  readonly bill: AdBill
  /** Everything that the payer has. */
  readonly credit: number
  readonly judgement: AdJudgement
  readonly adLimit: AdLimit | null
  readonly checks: readonly LaunchCheck[]
}

/** The facts of a launch, the same for the server and for a page; null if the step isn't an ad. */
export function computeLaunchFacts(source: LaunchSource): LaunchFacts | null {
  const { componentId, values, balloon, brand, role, payer, adLimit, vatPercent, payment } = source
  const order = adOrderOf(values, componentId)
  if (!order) return null
  const { platform, budget, dailyBudget } = order
  const { planLabel, currency, credit } = payer
  const context = judgementContext(brand, platform, { role, planLabel, currency })
  const { adAccountType } = context
  const commissionPercent = commissionPercentOf(planLabel, adAccountType)
  const creditToUse = Math.min(payment.creditAtMost, credit)
  const bill = billOf(budget, { commissionPercent, vatPercent }, creditToUse, currency)
  const judgement = judgeAd(values, { componentId, platform }, context, source.evidence)
  const toCheck: LaunchToCheck = {
    role,
    isEmailValidated: source.isEmailValidated,
    planLabel,
    adLimit,
    status: balloon.status,
    isArchived: balloon.archiveDate !== null || brand.archiveDate !== null,
    isDisabled: readAd(values, componentId, platform).isActive === false,
    failures: judgement.failures,
    pictureFailure: platform === 'google' ? null : source.pictureFailure,
    findings: judgement.findings,
    dailyBudget,
    currency,
    abTest: judgeTest(source, { order, context, judgement }),
    isPublished: balloon.publishDates.length > 0 && !balloon.hasUnpublishedChanges,
    total: bill.total,
    credit,
    hasOtherWay: !payment.isCreditOnly,
    isWebsiteVerified: brand.snippet.isValidated,
    isGoalVerified: isGoalVerified(values),
  }
  return {
    status: balloon.status,
    order,
    currency,
    adAccountType,
    commissionPercent,
    vatPercent,
    bill,
    credit,
    judgement,
    adLimit,
    checks: checkLaunch(toCheck),
  }
}

/** What prevents the test of an ad. Its other version may lack or break nothing that the ad itself doesn't. */
function judgeTest(
  { variant, values, componentId, evidence, variantPictureFailure }: LaunchSource,
  {
    order: { platform, durationDays },
    context,
    judgement,
  }: Pick<LaunchFacts, 'order' | 'judgement'> & { readonly context: JudgementContext },
): LaunchToCheck['abTest'] {
  if (!variant) return 'none'
  const ad = { values, componentId, platform }
  const other = judgeAd(valuesOfVariant(ad, variant), { componentId, platform }, context, evidence)
  const isWorse = Object.keys(other.failures).some((key) => !(key in judgement.failures))
  const isVariantBlocked = isWorse || isBlocked(other.findings)
  const isVariantUndrawable = platform !== 'google' && variantPictureFailure !== null
  return checkAbTest({ ...ad, durationDays, isVariantBlocked, isVariantUndrawable }, variant) ?? 'ok'
}

/** Why a launch is refused, with what belongs to the reason. */
export type LaunchRefusal =
  | ({ readonly error: 'maxAds' } & AdLimit)
  /** Missing or wrong in the ad itself, as its checks list. */
  | { readonly error: 'rejected' }
  | { readonly error: Exclude<LaunchError, 'maxAds' | 'rejected'> | 'launchFailed' }

/** Why a launch is refused, or null if it isn't. */
export function launchRefusal({ checks, adLimit, adAccountType }: LaunchFacts): LaunchRefusal | null {
  const error = launchErrorOf(checks)
  if (error === 'maxAds') return adLimit && { error, ...adLimit }
  if (error === 'rejected') return { error }
  if (error) return { error }
  // Only our own account can be used so far.
  return adAccountType === 'provider' ? null : { error: 'launchFailed' }
}

/** Where an ad stands before its launch. */
export interface LaunchStanding {
  readonly status: BalloonStatus
  /** Nothing blocks it, apart from the plan, and from being published, which its launch does. */
  readonly isReady: boolean
  /** The plan is missing, which is only mentioned once somebody wants to launch (PLN-06). */
  readonly needsPlan: boolean
  /** The plan's limit of active ads if it's reached, mentioned at the same time (GEN-09). */
  readonly adLimit: AdLimit | null
}

/** Where an ad stands before its launch. */
export function launchStanding({ status, checks, adLimit }: LaunchFacts): LaunchStanding {
  // The launch of a draft publishes it.
  const isLeft = ({ name }: LaunchCheck) =>
    name === 'plan' || (name === 'published' && status === 'IN_PROGRESS')
  return {
    status,
    isReady: mayLaunch(checks.filter((check) => !isLeft(check))),
    needsPlan: checks.some(({ why }) => why === 'needsPaidPlan'),
    adLimit,
  }
}
