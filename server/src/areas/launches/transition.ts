import type { Db } from '../../db/db.ts'
import type { JobContext } from '../../queue/define.ts'
import type { ReceiptParts } from '../payments/receipt.service.ts'

/** What a turn in the life of an ad needs: a transaction, its jobs, product time, and who sells. */
export type Transition = ReceiptParts

/** A turn that a job takes, in a transaction of its own; workers hear of its jobs when this one is done. */
export function inTransaction(
  { clock, enqueue, settings }: Pick<JobContext, 'clock' | 'enqueue'> & Pick<Transition, 'settings'>,
  db: Db,
  now: Date,
): Transition {
  return { db, now, clock, settings, jobs: { add: (name, payload) => enqueue(db, name, payload) } }
}

/** How many turns of a launch one job takes: after months away it leaves room for other launches, and keeps to a job's time. */
export const maxTransitionsPerJob = 200
