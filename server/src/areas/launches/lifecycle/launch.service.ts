import { type AdJudgement, judgeAd } from '@aloft/domain/ads/ad-judgement.rules'
import { type AdBill, billOf } from '@aloft/domain/ads/ad-money.rules'
import { type AdOrder, adOrderOf } from '@aloft/domain/ads/ad-order.rules'
import {
  checkLaunch,
  type LaunchCheck,
  type LaunchError,
  launchErrorOf,
} from '@aloft/domain/ads/launch-checks.rules'
import type { AdLimit } from '@aloft/domain/balloons/ad-limit.entity'
import { readAd } from '@aloft/domain/balloons/components.rules'
import { readValues } from '@aloft/domain/balloons/balloon-history.rules'
import type { Balloon } from '@aloft/domain/balloons/balloon.entity'
import type { JsonValue } from '@aloft/domain/core/json'
import type { Currency } from '@aloft/domain/core/money'
import { vatPercentOf } from '@aloft/domain/payments/vat.rules'
import { isGoalVerified } from '@aloft/domain/flows/snippet.rules'
import type { AdAccountType, AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { commissionPercentOf } from '@aloft/domain/ads/funding.rules'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../../action/call-error.ts'
import type { AccountRow, AdAccounts, BrandAccess } from '../../../action/caller.ts'
import { releaseCredit } from '../../../ledger/credit-reservation.ts'
import { findAccount } from '../../account/account.repo.ts'
import { findLaunchLimit } from '../../balloons/ad-limits.service.ts'
import { findBalloonForUpdate, lockBrandOwner } from '../../balloons/balloon.repo.ts'
import { reasonWords } from '../../notifications/notification-words.ts'
import { findOpenPayment } from '../../payments/payment.repo.ts'
import { type AdSubject, isAdOf } from '../core/ad-campaign.ts'
import { insertAutopilot } from '../core/autopilot.repo.ts'
import {
  type Launch,
  findLatestLaunch,
  insertLaunch,
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

export type LaunchRefusal =
  | { readonly error: 'rejected'; readonly issues: LaunchIssue[] }
  | ({ readonly error: 'maxAds' } & AdLimit)
  | { readonly error: Exclude<LaunchError, 'rejected' | 'maxAds'> }
  | { readonly error: 'launchFailed' }

/** An ad that may be launched, with who pays, both held until the transaction ends. */
export interface LaunchableAd {
  readonly balloon: Balloon
  readonly subject: AdSubject
  readonly brand: BrandAccess
  readonly payer: AccountRow
  readonly values: Readonly<Record<string, JsonValue>>
  readonly order: AdOrder
  readonly currency: Currency
  readonly bill: AdBill
  readonly vatPercent: number
  readonly commissionPercent: number
}

/** Who launches what, and where. */
export interface LaunchCall extends Transition {
  readonly account: AccountRow
  readonly brand: BrandAccess
}

/**
 * Locks the payer and the ad of a launch and checks everything that could prevent it (ACT-075). `credit` is how much to
 * pay from credit, in minor units; null: all of it.
 */
export async function prepareLaunch(
  { db, now, account, brand, settings }: LaunchCall,
  subject: AdSubject,
  payment: { readonly credit: number } | { readonly credit: null },
): Promise<LaunchableAd | LaunchRefusal> {
  const owner = await lockBrandOwner(db, subject.ideaId)
  if (payment.credit === null) await releaseOwnCredit({ db, now }, owner.id, subject.balloonId)
  const payer = await findAccount(db, owner.id)
  const balloon = await findBalloonForUpdate(db, subject.ideaId, subject.balloonId)
  if (!payer || !balloon || !isAdOf(balloon, subject.componentId)) throw new CallError('notFound')
  const values = readValues(balloon.data)
  const order = adOrderOf(values, subject.componentId)
  if (!order) throw new CallError('notFound')
  const { idea } = brand
  const { platform, budget } = order
  const currency = payer.subscriptionCurrency as Currency
  const adAccountType = accountTypeOf(idea.adAccounts, platform)
  const commissionPercent = commissionPercentOf(payer.planLabel, adAccountType)
  // Nobody is asked yet where they are.
  const vatPercent = vatPercentOf(settings.SELLER_COUNTRY, { country: null, hasVatNumber: false })
  const credit = Math.min(payment.credit ?? Number.POSITIVE_INFINITY, payer.creditMinor)
  const bill = billOf(budget, { commissionPercent, vatPercent }, credit, currency)
  const judgement = judgeAd(
    values,
    { componentId: subject.componentId, platform },
    {
      currency,
      websiteUrl: idea.url,
      adAccountType,
      planLabel: payer.planLabel,
      pageId: idea.adAccounts.facebook?.pageId ?? null,
    },
    // What claims may rest on is not read here: to look at them is advice.
    null,
  )
  const adLimit = await findLaunchLimit(db, owner, balloon.id)
  const checks = checkLaunch({
    role: brand.role,
    isEmailValidated: account.isEmailValidated,
    planLabel: payer.planLabel,
    hasRoom: adLimit === null,
    status: balloon.status,
    isArchived: balloon.archiveDate !== null || idea.archiveDate !== null,
    isDisabled: readAd(values, subject.componentId, platform).isActive === false,
    ...judgement,
    dailyBudget: order.dailyBudget,
    currency,
    isPublished: balloon.publishDates.length > 0 && !balloon.hasUnpublishedChanges,
    total: bill.total,
    credit: payer.creditMinor,
    hasOtherWay: payment.credit !== null,
    isWebsiteVerified: idea.snippet.isValidated === true,
    isGoalVerified: isGoalVerified(values),
  })
  const error = launchErrorOf(checks)
  if (error === 'rejected')
    return { error, issues: await issuesOf({ db, account }, balloon, judgement, checks) }
  if (error === 'maxAds' && adLimit) return { error, ...adLimit }
  if (error && error !== 'maxAds') return { error }
  // Only our own account can be used so far.
  if (adAccountType !== 'provider') return { error: 'launchFailed' }
  return { balloon, subject, brand, payer, values, order, currency, bill, vatPercent, commissionPercent }
}

/**
 * Frees the credit that an open payment of the same ad has reserved, for a payer who uses credit after all; if that
 * payment still arrives, it becomes credit. A refused launch undoes this.
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

/** Whose account an ad runs on; ours where the brand has chosen none. */
function accountTypeOf(accounts: AdAccounts, platform: AdPlatform): AdAccountType {
  return accounts.types?.[platform] ?? 'provider'
}

async function issuesOf(
  { db, account }: Pick<LaunchCall, 'db' | 'account'>,
  balloon: Balloon,
  { failures, findings }: AdJudgement,
  checks: readonly LaunchCheck[],
): Promise<LaunchIssue[]> {
  const none = { key: null, failure: null, rule: null, text: null }
  if (balloon.status === 'rejected') {
    const last = (await findStatusChanges(db, balloon.id)).findLast(({ status }) => status === 'rejected')
    return [{ ...none, text: last?.reason ? reasonWords(account.language, last.reason) : null }]
  }
  const failed = Object.entries(failures).map(([key, failure]) => ({ ...none, key, failure }))
  const broken = findings.filter(({ severity }) => severity === 'error')
  const unverified = checks.filter(({ why }) => why === 'snippetMissing')
  return [
    ...failed,
    ...broken.map(({ key, rule }) => ({ ...none, key, rule })),
    ...unverified.map(({ name, why }) => ({ ...none, key: name, failure: why })),
  ]
}

/**
 * Begins the launch of an ad that may be launched: its status asks for the money, and its launch waits for it. One that
 * waits already is taken again, with what the ad says now.
 */
export async function beginLaunch(
  transition: Transition,
  ad: LaunchableAd,
  actorId: string,
): Promise<Launch> {
  const { db, now } = transition
  const { balloon } = ad
  const latest = await findLatestLaunch(db, balloon.id)
  const isWaiting = balloon.status === 'pending' || balloon.status === 'payment_failed'
  // Held until its next month is paid.
  if (isWaiting && latest?.startDate && !latest.endedDate) return latest
  if (isWaiting && latest && latest.submittedDate === null) {
    await updateLaunch(db, latest.id, orderOf(ad))
    return { ...latest, ...orderOf(ad) }
  }
  const event = balloon.status === 'IN_PROGRESS' ? 'LAUNCH' : 'RESUME'
  const moved = await changeStatus(db, { balloonId: balloon.id, event, actorId, now })
  if (moved === null) throw new Error(`ad ${balloon.id} cannot ${event} from ${balloon.status}`)
  await insertLaunch(db, newLaunch(ad, (latest?.number ?? 0) + 1, now))
  const launch = await findLatestLaunch(db, balloon.id)
  if (!launch) throw new Error(`ad ${balloon.id} has no launch`)
  if (launch.fundingRecurrence === 'monthly') await insertAutopilot(db, launch)
  return launch
}

function newLaunch(ad: LaunchableAd, number: number, now: Date): NewLaunch {
  const { subject, brand, payer, order, currency } = ad
  return {
    id: uuidv7(),
    ...subject,
    ...orderOf(ad),
    ownerId: payer.id,
    number,
    platform: order.platform,
    adAccountType: accountTypeOf(brand.idea.adAccounts, order.platform),
    currency,
    creationDate: now,
  }
}

/** Settings and cost of a launch, from the ad's current values. */
function orderOf({ values, order, bill, vatPercent, commissionPercent }: LaunchableAd) {
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
