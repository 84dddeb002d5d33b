import type { Clock } from './clock.ts'
import type { Db } from './db/db.ts'
import type { Settings } from './env.ts'
import type { FaultPoints } from './fault-points.ts'
import type { Gateways } from './gateways/gateways.ts'
import type { Log } from './log.ts'
import type { JobName, JobPayloads } from './queue/catalogue.ts'

/**
 * Adds a job in a transaction; it exists only if the transaction commits. Workers are woken once the call or job that
 * adds it is done.
 */
export type EnqueueJob = <N extends JobName>(db: Db, name: N, payload: JobPayloads[N]) => Promise<void>

/**
 * Shared context of actions and jobs. A service picks what it needs from it, so that both can call it; work in a
 * transaction gets `{ ...context, db: trx }`.
 */
export interface WorkContext {
  /**
   * The transaction of a command, or else a plain connection. Never wait for external services inside a transaction.
   */
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
