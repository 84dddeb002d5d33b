import { type AdBill, settleLaunch } from '@aloft/domain/ads/ad-money.rules'
import { adPaid, adRefunded, adSettled } from '@aloft/domain/ads/ad-postings.rules'
import type { Db } from '../../db/db.ts'
import { post } from '../../ledger/ledger.repo.ts'
import { type AdRun, updateAdRun } from './run.repo.ts'

/**
 * Books that a run was paid: from credit, from outside, or from both; false where that was booked before. `key` names
 * the payment, or the month of the run that credit sufficed for. The caller holds the owner.
 */
export async function bookPaid(
  db: Db,
  run: Pick<AdRun, 'id' | 'ownerId' | 'currency'>,
  { key, bill, now }: { key: string; bill: Pick<AdBill, 'budget' | 'vat' | 'credit' | 'toPay'>; now: Date },
): Promise<boolean> {
  return post(db, { ...adPaid({ ...run, launchId: run.id }, key, bill), date: now })
}

/** The key of a month of a run that is paid by credit alone. */
export function creditKey(runId: string, period: number): string {
  return `${runId}:${period}`
}

/**
 * Ends the money of a run, once: the platform's part and ours are booked, and what is left becomes credit (OPN-40).
 * Answers the credit in minor units; 0 where it was settled before. `hasRun` is false for a run that never went live,
 * whose whole budget comes back. The caller holds the owner and the ad.
 */
export async function settle(
  db: Db,
  run: AdRun,
  { hasRun, now: date }: { hasRun: boolean; now: Date },
): Promise<number> {
  const { budget, vat, commissionPercent } = run
  const booked = { ...run, launchId: run.id }
  const money = settleLaunch({ budget, vat, spend: hasRun ? run.spend : null, commissionPercent })
  if (!(await post(db, { ...adSettled(booked, budget, money), date }))) return 0
  await updateAdRun(db, run.id, { settledDate: date, refund: money.credit })
  if (money.credit > 0) await post(db, { ...adRefunded(booked, money.credit), date })
  return money.credit
}
