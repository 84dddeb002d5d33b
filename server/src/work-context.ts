import type { Clock } from './clock.ts'
import type { Db } from './db/db.ts'
import type { Settings } from './env.ts'
import type { FaultPoints } from './fault-points.ts'
import type { Gateways } from './gateways/gateways.ts'
import type { Log } from './log.ts'
import type { JobName, JobPayloads } from './queue/catalogue.ts'

/**
 * Adds a job in a transaction; workers hear of it once the call or job that adds it is done. It exists if and only if
 * the transaction commits.
 */
export type EnqueueJob = <N extends JobName>(db: Db, name: N, payload: JobPayloads[N]) => Promise<void>

/**
 * What actions and jobs share. A service picks what it needs of it, so that both can call it; its work in a
 * transaction gets `{ ...context, db: trx }`.
 */
export interface WorkContext {
  /** The transaction of a command, else a plain connection. Nothing external is awaited inside a transaction. */
  readonly db: Db
  readonly clock: Clock
  /** Product time at the start of this call or attempt. */
  readonly now: Date
  readonly settings: Settings
  readonly gateways: Gateways
  readonly log: Log
  readonly enqueue: EnqueueJob
  /** Kills the process here if a test requested it. */
  readonly fault: FaultPoints
}
