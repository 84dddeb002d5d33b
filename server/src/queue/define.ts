import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Settings } from '../env.ts'
import type { Gateways } from '../gateways/gateways.ts'
import type { Log } from '../log.ts'
import type { JobName, JobPayloads } from './catalogue.ts'

/** What a job gets. It opens its own short transactions; nothing outside is awaited inside one. */
export interface JobContext {
  readonly db: Db
  readonly clock: Clock
  /** Product time, read anew at each call. */
  readonly now: () => Promise<Date>
  readonly settings: Settings
  readonly gateways: Gateways
  readonly log: Log
  /** No other attempt follows this one: what fails now must be told to the user. */
  readonly isLastAttempt: boolean
  /** Fires when the job is taken away: its node stops or its lease is lost. */
  readonly signal: AbortSignal
}

export type JobHandler<N extends JobName> = (context: JobContext, payload: JobPayloads[N]) => Promise<void>

/** The table of all handlers: a job of the catalogue that is missing here does not compile. */
export type JobHandlers = { readonly [N in JobName]: JobHandler<N> }

/** Runs one attempt of a job around its handler. */
export type JobRun = (
  attempt: { jobId: string; name: JobName; isLastAttempt: boolean; signal: AbortSignal },
  handle: (context: JobContext) => Promise<void>,
) => Promise<void>
