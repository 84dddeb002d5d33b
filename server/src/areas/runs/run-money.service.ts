import { settleRun } from '@aloft/domain/ads/ad-money.rules'
import type { Db } from '../../db/db.ts'
import type { LedgerEntry } from '@aloft/domain/core/ledger'
import { post } from '../../ledger/ledger.repo.ts'
import { type AdRun, updateAdRun } from './run.repo.ts'

/** What is paid for one funding period of a run, in minor units. */
export interface Funding {
  readonly runId: string
  readonly ownerId: string
  readonly currency: AdRun['currency']
  /** The first payment of a run is period 1. */
  readonly period: number
  readonly budget: number
  readonly vat: number
}

/** Pays a period of a run from its owner's credit, once; the caller holds the owner and knows that it suffices. */
export async function payFromCredit(db: Db, funding: Funding, now: Date): Promise<boolean> {
  const { ownerId, currency: unit, budget, vat } = funding
  return post(db, {
    reference: `ad:${funding.runId}:pay:${funding.period}`,
    kind: 'ad-paid',
    date: now,
    entries: withoutEmpty([
      { ownerId, account: 'credit', unit, amount: -(budget + vat) },
      { ownerId, account: 'ad:budget', unit, amount: budget },
      { ownerId: null, account: 'vat', unit, amount: vat },
    ]),
  })
}

/**
 * Ends the money of a run, once: the platform's part and ours are booked, and what is left becomes credit (OPN-40).
 * Answers the credit in minor units; 0 where it was settled before. `hasRun` is false for a run that never went live,
 * whose whole budget comes back. The caller holds the owner and the ad.
 */
export async function settle(
  db: Db,
  run: AdRun,
  { hasRun, now }: { hasRun: boolean; now: Date },
): Promise<number> {
  const { ownerId, currency: unit, budget, vat, commissionPercent } = run
  const money = settleRun({ budget, vat, spend: hasRun ? run.spend : null, commissionPercent })
  const isBooked = await post(db, {
    reference: `ad:${run.id}:settle`,
    kind: 'ad-settled',
    date: now,
    entries: withoutEmpty([
      { ownerId, account: 'ad:budget', unit, amount: -budget },
      { ownerId: null, account: 'ad:spend', unit, amount: money.spend },
      { ownerId: null, account: 'ad:commission', unit, amount: money.commission },
      { ownerId, account: 'refund', unit, amount: money.credit },
      { ownerId: null, account: 'vat', unit, amount: -money.vat },
    ]),
  })
  if (!isBooked) return 0
  await updateAdRun(db, run.id, { settledDate: now, refund: money.credit })
  if (money.credit === 0) return 0
  await post(db, {
    reference: `ad:${run.id}:refund`,
    kind: 'ad-refunded',
    date: now,
    entries: [
      { ownerId, account: 'refund', unit, amount: -money.credit },
      { ownerId, account: 'credit', unit, amount: money.credit },
    ],
  })
  return money.credit
}

function withoutEmpty(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  return entries.filter(({ amount }) => amount !== 0)
}
