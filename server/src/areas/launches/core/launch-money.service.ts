import { type AdBill, settleLaunch } from '@aloft/domain/ads/ad-money.rules'
import { adPaid, adRefunded, adSettled } from '@aloft/domain/ads/ad-postings.rules'
import type { Db } from '../../../db/db.ts'
import { post } from '../../../ledger/ledger.repo.ts'
import { type Launch, updateLaunch } from './launch.repo.ts'

/**
 * Books the payment of a launch, from credit, from outside or from both; false if it was booked before. `key` is the
 * payment, or the month of the launch if credit alone paid for it. The caller has locked the owner.
 */
export async function bookPaid(
  db: Db,
  launch: Pick<Launch, 'id' | 'ownerId' | 'currency'>,
  { key, bill, now }: { key: string; bill: Pick<AdBill, 'budget' | 'vat' | 'credit' | 'toPay'>; now: Date },
): Promise<boolean> {
  return post(db, { ...adPaid({ ...launch, launchId: launch.id }, key, bill), date: now })
}

/** The key of a launch's month that is paid from credit alone. */
export function creditKey(launchId: string, period: number): string {
  return `${launchId}:${period}`
}

/**
 * Settles the money of a launch once: books the platform's share and our commission, and turns the rest into credit
 * (OPN-40). Returns the credit in minor units; 0 if it was settled before. `hasStarted` is false for a launch that
 * never went live, whose whole budget is refunded. The caller has locked the owner and the ad.
 */
export async function settle(
  db: Db,
  launch: Launch,
  { hasStarted, now: date }: { hasStarted: boolean; now: Date },
): Promise<number> {
  const { budget, vat, commissionPercent } = launch
  const booked = { ...launch, launchId: launch.id }
  const money = settleLaunch({ budget, vat, spend: hasStarted ? launch.spend : null, commissionPercent })
  if (!(await post(db, { ...adSettled(booked, budget, money), date }))) return 0
  await updateLaunch(db, launch.id, { settledDate: date, refund: money.credit })
  if (money.credit > 0) await post(db, { ...adRefunded(booked, money.credit), date })
  return money.credit
}
