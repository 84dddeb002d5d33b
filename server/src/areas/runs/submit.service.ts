import type { AdBill } from '@aloft/domain/ads/ad-money.rules'
import { approverOf } from '@aloft/domain/ads/approval.rules'
import { runStageAt } from '@aloft/domain/ads/run-stage.rules'
import { canonicalStatus } from '@aloft/domain/balloons/balloon-status.rules'
import { isLive } from '@aloft/domain/balloons/status-changes.rules'
import { addHours } from '@aloft/domain/core/dates'
import { scheduleDueWork } from '../../due/due-work.repo.ts'
import type { Means } from '../payments/receipt.service.ts'
import { issueAdReceipt, type PaidPeriod } from './ad-receipt.ts'
import { bookPaid } from './run-money.service.ts'
import { type AdRun, listAdRuns, updateAdRun } from './run.repo.ts'
import { holdStatus } from './status.repo.ts'
import { changeStatus } from './status.service.ts'
import { advance } from './stop.service.ts'
import { notifyTransition } from './notify-transition.ts'
import type { Transition } from './transition.ts'

/** How long an ad waits for us where nobody has to look at it: with its platform's least it is live after four (LCH-04). */
const hoursUntilApproved = 2

/** When an ad that nobody has to look at is approved. */
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
 * Applies a payment for a run: a new one is submitted for review, one that has run continues for another month. False
 * if it awaits no money; then nothing is booked. The caller has locked the payer.
 */
export async function takePaid(transition: Transition, run: AdRun, paid: Paid): Promise<boolean> {
  const period = run.startDate
    ? await startNextPeriod(transition, run, paid)
    : await submit(transition, run, paid.actorId)
  if (!period) return false
  const isNew = await bookPaid(transition.db, run, { ...paid, now: transition.now })
  if (isNew) await issueAdReceipt(transition, run, { ...paid, period })
  return true
}

/** Submits an ad for review (LCH-04); one that continues as it was approved before is approved already. */
async function submit(
  transition: Transition,
  run: AdRun,
  actorId: string | null,
): Promise<PaidPeriod | null> {
  const { db, now } = transition
  const { balloonId } = run
  if (run.submittedDate) return null
  if ((await changeStatus(db, { balloonId, event: 'SUBMIT', actorId, now })) === null) return null
  const approver = await findApprover(db, run)
  const isKnown = approver === 'nobody'
  await updateAdRun(db, run.id, { submittedDate: now, ...(isKnown && { approvedDate: now }) })
  // What a person has to approve moves on when they do.
  if (approver !== 'person') await scheduleDueWork(db, advance(run.id), isKnown ? now : autoApprovalDate(now))
  await notifyTransition(transition, run, isKnown ? 'adApproved' : 'adSubmitted')
  return { days: run.durationDays }
}

/** Who approves a run, by the runs of its ad before it. */
export async function findApprover(
  db: Transition['db'],
  run: Pick<AdRun, 'balloonId' | 'number' | 'snapshot'>,
): Promise<ReturnType<typeof approverOf>> {
  const snapshot = JSON.stringify(run.snapshot)
  const earlier = (await listAdRuns(db, run.balloonId)).filter(({ number }) => number < run.number)
  return approverOf(earlier.map((one) => ({ ...one, isSame: JSON.stringify(one.snapshot) === snapshot })))
}

/**
 * Another month of a run: a live one continues when its month ends; one that was held begins it now, and is shown
 * again.
 */
async function startNextPeriod(
  transition: Transition,
  run: AdRun,
  { bill, actorId }: Paid,
): Promise<PaidPeriod | null> {
  const { db, now, jobs } = transition
  const { balloonId, startDate } = run
  if (!startDate || !run.endDate || run.endedDate) return null
  const status = canonicalStatus((await holdStatus(db, balloonId)) ?? '')
  const isHeld = status === 'payment_failed'
  // If a payment for a live ad arrives before its month is over, the month was paid in another way meanwhile.
  const isDue = isLive(status) && run.fundingRecurrence === 'monthly' && now > run.endDate
  if (!isHeld && !isDue) return null
  const start = isHeld ? now : run.endDate
  const endDate = addHours(start, run.durationDays * 24)
  if (isHeld) {
    const stage = runStageAt({ ...run, startDate, endDate }, now)
    const to = stage === 'finished' ? 'endingSoon' : stage
    await changeStatus(db, { balloonId, event: 'GO_LIVE', to, actorId, now })
  }
  await updateAdRun(db, run.id, {
    budget: run.budget + bill.budget,
    vat: run.vat + bill.vat,
    fundedPeriods: run.fundedPeriods + 1,
    endDate,
    ...(isHeld && { syncedUntil: now }),
  })
  // Somebody who pays by hand needs no notice.
  if (!isHeld) await notifyTransition(transition, run, 'adRenewed', { amount: bill.budget + bill.vat })
  await jobs.add('advance-run', { runId: run.id })
  return { start, end: endDate }
}
