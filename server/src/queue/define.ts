import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Settings } from '../env.ts'
import type { FaultPoints } from '../fault-points.ts'
import type { Gateways } from '../gateways/gateways.ts'
import type { Log } from '../log.ts'
import type { JobName, JobPayloads } from './catalogue.ts'

interface Queue {
  add<N extends JobName>(db: Db, name: N, payload: JobPayloads[N]): Promise<void>
}

/** Context of a job. It opens its own short transactions; nothing external is awaited inside one. */
export interface JobContext {
  readonly db: Db
  readonly clock: Clock
  /** Product time, read again at each call. */
  readonly now: () => Promise<Date>
  readonly settings: Settings
  readonly gateways: Gateways
  readonly log: Log
  /** Fires when the job is taken away: its node stops or its lease is lost. */
  readonly signal: AbortSignal
  /** Adds a job in this transaction; workers get it after the commit. */
  readonly enqueue: Queue['add']
  /** Kills the process here if a test requested it. */
  readonly fault: FaultPoints
}

export interface JobHandler<N extends JobName> {
  /** One attempt. If it throws, it is retried; it notifies the user of final failures itself. */
  readonly run: (context: JobContext, payload: JobPayloads[N]) => Promise<void>
  /** No attempt is left, or every worker died in one: notifies the user and releases what was reserved. */
  readonly onExhausted: (context: JobContext, payload: JobPayloads[N]) => Promise<void>
}

/** The table of all handlers. A missing handler is a compile error. */
export type JobHandlers = { readonly [N in JobName]: JobHandler<N> }

/** Runs one attempt of a job around its handler. */
export type JobRun = (
  attempt: { jobId: string; name: JobName; signal: AbortSignal },
  handle: (context: JobContext) => Promise<void>,
) => Promise<void>
