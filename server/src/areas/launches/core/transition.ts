import type { Db } from '../../../db/db.ts'
import type { JobContext } from '../../../queue/define.ts'
import type { ReceiptParts } from '../../payments/receipt.service.ts'

/** What a transition of an ad needs: a transaction, its jobs, product time, and the seller. */
export type Transition = ReceiptParts

/** Makes a transition in a transaction of its own; workers get its jobs when it is committed. */
export function inTransaction(
  { clock, enqueue, settings }: Pick<JobContext, 'clock' | 'enqueue'> & Pick<Transition, 'settings'>,
  db: Db,
  now: Date,
): Transition {
  return { db, now, clock, settings, jobs: { add: (name, payload) => enqueue(db, name, payload) } }
}

/** How many transitions of a launch one job makes. After months of downtime this leaves time for other runs. */
export const maxTransitionsPerJob = 200
