import type { AdVariant } from '@aloft/domain/ads/ab-test.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { Currency } from '@aloft/domain/core/money'
import {
  computeLaunchFacts,
  type LaunchFacts,
  type LaunchRefusal,
  launchRefusal,
} from '@aloft/domain/launches/launch-facts.rules'
import { vatPercentOf } from '@aloft/domain/payments/vat.rules'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../../action/call-error.ts'
import type { AccountRow, BrandAccess } from '../../../action/caller.ts'
import { releaseCredit } from '../../../ledger/credit-reservation.ts'
import { findAccount } from '../../account/account.repo.ts'
import { findLaunchLimit } from '../../balloons/ad-limits.service.ts'
import { findBalloonForUpdate, lockBrandOwner } from '../../balloons/balloon.repo.ts'
import { findDeliveryFailure, lockNewestVersion } from '../../creatives/creative-version.repo.ts'
import { wireIdea } from '../../ideas/idea.wire.ts'
import { reasonWords } from '../../notifications/notification-words.ts'
import { findOpenPayment } from '../../payments/payment.repo.ts'
import type { AdSubject } from '../core/ad-campaign.ts'
import { findAdTest } from '../core/ab-test.repo.ts'
import { insertAutopilot } from '../core/autopilot.repo.ts'
import {
  type Launch,
  findLatestLaunch,
  insertLaunch,
  type LaunchedVariant,
  type NewLaunch,
  updateLaunch,
} from '../core/launch.repo.ts'
import { findStatusChanges } from '../core/status.repo.ts'
import { changeStatus } from '../core/status.service.ts'
import type { Transition } from '../core/transition.ts'

/** One reason for a rejected launch: a field and its failure, a rule of the platform, or a reviewer's words. */
export interface LaunchIssue {
  readonly key: string | null
  readonly failure: string | null
  readonly rule: string | null
  readonly text: string | null
}

/** Why a launch is refused, with all issues if its ad is rejected. */
export type RefusedLaunch =
  | { readonly error: 'rejected'; readonly issues: LaunchIssue[] }
  | Exclude<LaunchRefusal, { readonly error: 'rejected' }>

/** An ad that may be launched and its payer, both locked until the transaction ends. */
export interface LaunchableAd {
  readonly balloon: Balloon
  readonly subject: AdSubject
  readonly payer: AccountRow
  readonly values: Readonly<Record<string, JsonValue>>
  readonly facts: LaunchFacts
  /** The version that it's tested against; null without a test. */
  readonly variant: AdVariant | null
}

/** Context of a launch: the user, the brand and the transition. */
export interface LaunchCall extends Transition {
  readonly account: AccountRow
  readonly brand: BrandAccess
}

/** What its owner chose for a launch besides the values of the ad. */
export type LaunchOptions = Pick<Launch, 'stopsFollowed'>

/**
 * Locks the payer and the ad of a launch and checks everything that could prevent it (ACT-075). `credit` is the amount
 * to pay from credit, in minor units; null means as much as possible.
 */
export async function prepareLaunch(
  { db, now, account, brand, settings }: LaunchCall,
  subject: AdSubject,
  payment: { readonly credit: number } | { readonly credit: null },
): Promise<LaunchableAd | RefusedLaunch> {
  const owner = await lockBrandOwner(db, subject.ideaId)
  if (payment.credit === null) await releaseOwnCredit({ db, now }, owner.id, subject.balloonId)
  const payer = await findAccount(db, owner.id)
  const balloon = await findBalloonForUpdate(db, subject.ideaId, subject.balloonId)
  if (!payer || !balloon) throw new CallError('notFound')
  const values = readValues(balloon.data)
  const variant = await findAdTest(db, subject)
  const named = values[componentKey(subject.componentId, 'adCreativeId')]
  const facts = computeLaunchFacts({
    componentId: subject.componentId,
    values,
    balloon,
    brand: wireIdea(brand.idea),
    role: brand.role,
    isEmailValidated: account.isEmailValidated,
    payer: {
      planLabel: payer.planLabel,
      currency: payer.subscriptionCurrency as Currency,
      credit: payer.creditMinor,
    },
    adLimit: await findLaunchLimit(db, owner, balloon.id),
    // We don't ask for the payer's country yet.
    vatPercent: vatPercentOf(settings.SELLER_COUNTRY, { country: null, hasVatNumber: false }),
    pictureFailure: await findDeliveryFailure(db, subject.ideaId, named),
    evidence: null,
    variant,
    variantPictureFailure: variant && (await findDeliveryFailure(db, subject.ideaId, variant.creativeId)),
    payment: {
      creditAtMost: payment.credit ?? Number.POSITIVE_INFINITY,
      isCreditOnly: payment.credit === null,
    },
  })
  if (!facts) throw new CallError('notFound')
  const refusal = launchRefusal(facts)
  if (refusal?.error === 'rejected')
    return { error: 'rejected', issues: await issuesOf({ db, account }, balloon, facts) }
  return refusal ?? { balloon, subject, payer, values, facts, variant }
}

/**
 * Releases the credit reserved by an open payment of the same ad, so that the payer can use it now. If that payment
 * still arrives, it becomes credit. Rolled back if the launch is refused.
 */
async function releaseOwnCredit(
  { db, now }: Pick<Transition, 'db' | 'now'>,
  ownerId: string,
  balloonId: string,
) {
  const launch = await findLatestLaunch(db, balloonId)
  const open = launch && (await findOpenPayment(db, { ownerId, purpose: 'ad', subject: launch.id }))
  if (open && open.creditUsed > 0) await releaseCredit(db, open, now)
}

async function issuesOf(
  { db, account }: Pick<LaunchCall, 'db' | 'account'>,
  balloon: Balloon,
  { judgement: { failures, findings }, checks }: LaunchFacts,
): Promise<LaunchIssue[]> {
  const none = { key: null, failure: null, rule: null, text: null }
  if (balloon.status === 'rejected') {
    const last = (await findStatusChanges(db, balloon.id)).findLast(({ status }) => status === 'rejected')
    return [{ ...none, text: last?.reason ? reasonWords(account.language, last.reason) : null }]
  }
  const failed = Object.entries(failures).map(([key, failure]) => ({ ...none, key, failure }))
  const broken = findings.filter(({ severity }) => severity === 'error')
  const others = checks.filter(
    ({ why, name }) => why === 'snippetMissing' || (why && (name === 'abTest' || name === 'picture')),
  )
  return [
    ...failed,
    ...broken.map(({ key, rule }) => ({ ...none, key, rule })),
    ...others.map(({ name, why }) => ({ ...none, key: name, failure: why })),
  ]
}

/**
 * Begins the launch of an ad that may be launched: the ad and its launch wait for the payment. A launch that already
 * waits is reused with the ad's current values.
 */
export async function beginLaunch(
  transition: Transition,
  ad: LaunchableAd,
  { actorId, ...options }: LaunchOptions & { readonly actorId: string },
): Promise<Launch> {
  const { db, now } = transition
  const { balloon, subject, values } = ad
  const latest = await findLatestLaunch(db, balloon.id)
  const isWaiting = balloon.status === 'pending' || balloon.status === 'payment_failed'
  // On hold until its next month is paid.
  if (isWaiting && latest?.startDate && !latest.endedDate) return latest
  const named = values[componentKey(subject.componentId, 'adCreativeId')]
  const shown = {
    ...(await lockNewestVersion(db, subject.ideaId, named)),
    ...(await variantToLaunch(db, ad)),
  }
  if (isWaiting && latest && latest.submittedDate === null) {
    const order = { ...orderOf(ad), ...shown, ...options }
    await updateLaunch(db, latest.id, order)
    return { ...latest, ...order }
  }
  const event = balloon.status === 'IN_PROGRESS' ? 'LAUNCH' : 'RESUME'
  const moved = await changeStatus(db, { balloonId: balloon.id, event, actorId, now })
  if (moved === null) throw new Error(`ad ${balloon.id} cannot ${event} from ${balloon.status}`)
  await insertLaunch(db, { ...newLaunch(ad, (latest?.number ?? 0) + 1, now), ...shown, ...options })
  const launch = await findLatestLaunch(db, balloon.id)
  if (!launch) throw new Error(`ad ${balloon.id} has no launch`)
  if (launch.fundingRecurrence === 'monthly') await insertAutopilot(db, launch)
  return launch
}

/** The second version of a launch as it is now, for a launch without a test nothing. */
async function variantToLaunch(
  db: Transition['db'],
  { subject, variant }: LaunchableAd,
): Promise<LaunchedVariant> {
  if (!variant) return { variantTexts: null, variantCreativeId: null, variantCreativeVersion: null }
  const shown = await lockNewestVersion(db, subject.ideaId, variant.creativeId)
  return {
    variantTexts: variant.texts,
    variantCreativeId: shown.creativeId,
    variantCreativeVersion: shown.creativeVersion,
  }
}

function newLaunch(ad: LaunchableAd, number: number, now: Date): NewLaunch {
  const { subject, payer, facts } = ad
  return {
    id: uuidv7(),
    ...subject,
    ...orderOf(ad),
    ownerId: payer.id,
    number,
    platform: facts.order.platform,
    adAccountType: facts.adAccountType,
    currency: facts.currency,
    creationDate: now,
  }
}

/** Settings and cost of a launch, from the ad's current values. */
function orderOf({ values, facts: { order, bill, vatPercent, commissionPercent } }: LaunchableAd) {
  return {
    snapshot: values,
    budget: order.budget,
    vat: bill.vat,
    vatPercent,
    commissionPercent,
    dailyBudget: order.dailyBudget,
    fundingRecurrence: order.fundingRecurrence,
    durationDays: order.durationDays,
    conversionObjective: order.goal,
    goalValue: order.goalValue,
  }
}
