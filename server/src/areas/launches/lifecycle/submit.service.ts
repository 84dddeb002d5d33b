import type { AdBill } from '@aloft/domain/ads/ad-money.rules'
import { approverOf } from '@aloft/domain/ads/approval.rules'
import { launchStageAt } from '@aloft/domain/ads/launch-stage.rules'
import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../../due/due-work.repo.ts'
import type { Means } from '../../payments/receipt.service.ts'
import { issueAdReceipt, type PaidPeriod } from '../core/ad-receipt.ts'
import { bookPaid } from '../core/launch-money.service.ts'
import { type Launch, type LaunchedVariant, listLaunches, updateLaunch } from '../core/launch.repo.ts'
import { holdStatus } from '../core/status.repo.ts'
import { changeStatus } from '../core/status.service.ts'
import { advance } from './stop.service.ts'
import { notifyTransition } from '../core/notify-transition.ts'
import type { Transition } from '../core/transition.ts'

/** Hours until an ad is approved automatically. With the platform's minimum delay it is live after four (LCH-04). */
const hoursUntilApproved = 2

/** When an ad that needs no person's review is approved. */
export function autoApprovalDate(submittedDate: Date): Date {
  return addHours(submittedDate, hoursUntilApproved)
}

export interface Paid extends Means {
  readonly key: string
  readonly bill: Pick<AdBill, 'budget' | 'vat' | 'credit' | 'toPay'>
  readonly vatPercent: number
  readonly actorId: string | null
}

/**
 * Applies a payment to a launch: a new one is submitted for review, another month is added to a live one. False if the
 * launch awaits no payment; then nothing is booked. The caller has locked the payer.
 */
export async function takePaid(transition: Transition, launch: Launch, paid: Paid): Promise<boolean> {
  const period = launch.startDate
    ? await startNextPeriod(transition, launch, paid)
    : await submit(transition, launch, paid.actorId)
  if (!period) return false
  const isNew = await bookPaid(transition.db, launch, { ...paid, now: transition.now })
  if (isNew) await issueAdReceipt(transition, launch, { ...paid, period })
  return true
}

/** Submits an ad for review (LCH-04). An ad resumed unchanged after an approved launch is approved at once. */
async function submit(
  transition: Transition,
  launch: Launch,
  actorId: string | null,
): Promise<PaidPeriod | null> {
  const { db, now } = transition
  const { balloonId } = launch
  if (launch.submittedDate) return null
  if ((await changeStatus(db, { balloonId, event: 'SUBMIT', actorId, now })) === null) return null
  const approver = await findApprover(db, launch)
  const isKnown = approver === 'nobody'
  await updateLaunch(db, launch.id, { submittedDate: now, ...(isKnown && { approvedDate: now }) })
  // If a person approves it, their action triggers the next step.
  if (approver !== 'person')
    await scheduleDueWork(db, advance(launch.id), isKnown ? now : autoApprovalDate(now))
  await notifyTransition(transition, launch, isKnown ? 'adApproved' : 'adSubmitted')
  return { days: launch.durationDays }
}

/** Who approves a launch, depending on earlier launches of its ad. */
export async function findApprover(
  db: Transition['db'],
  launch: ShownLaunch & Pick<Launch, 'balloonId' | 'number'>,
): Promise<ReturnType<typeof approverOf>> {
  const shown = shownBy(launch)
  const earlier = (await listLaunches(db, launch.balloonId)).filter(({ number }) => number < launch.number)
  return approverOf(earlier.map((one) => ({ ...one, isSame: shownBy(one) === shown })))
}

type ShownLaunch = LaunchedVariant & Pick<Launch, 'snapshot' | 'creativeId' | 'creativeVersion'>

/** What people see of a launch. A creative that was edited has kept its id, so its version counts as well. */
function shownBy(launch: ShownLaunch): string {
  const { snapshot, creativeId, creativeVersion } = launch
  const { variantTexts, variantCreativeId, variantCreativeVersion } = launch
  const variant = variantTexts && [variantTexts, variantCreativeId, variantCreativeVersion]
  return JSON.stringify([snapshot, creativeId, creativeVersion, variant])
}

/**
 * Adds another month to a launch. A live one continues when its current month ends; one on hold begins the month now
 * and is shown again.
 */
async function startNextPeriod(
  transition: Transition,
  launch: Launch,
  { bill, actorId }: Paid,
): Promise<PaidPeriod | null> {
  const { db, now, enqueue } = transition
  const { balloonId, startDate } = launch
  if (!startDate || !launch.endDate || launch.endedDate) return null
  const status = canonicalStatus((await holdStatus(db, balloonId)) ?? '')
  const isHeld = status === 'payment_failed'
  // If a payment for a live ad arrives before its month ends, the next month was paid another way in the meantime.
  const isDue = isLive(status) && launch.fundingRecurrence === 'monthly' && now > launch.endDate
  if (!isHeld && !isDue) return null
  const start = isHeld ? now : launch.endDate
  const endDate = addHours(start, launch.durationDays * 24)
  if (isHeld) {
    const stage = launchStageAt({ ...launch, startDate, endDate }, now)
    const to = stage === 'finished' ? 'endingSoon' : stage
    await changeStatus(db, { balloonId, event: 'GO_LIVE', to, actorId, now })
  }
  await updateLaunch(db, launch.id, {
    budget: launch.budget + bill.budget,
    vat: launch.vat + bill.vat,
    fundedPeriods: launch.fundedPeriods + 1,
    endDate,
    ...(isHeld && { syncedUntil: now }),
  })
  // Nobody needs a notice of a payment they just made.
  if (!isHeld) await notifyTransition(transition, launch, 'adRenewed', { amount: bill.budget + bill.vat })
  await enqueue(db, 'advance-launch', { launchId: launch.id })
  return { start, end: endDate }
}
