import type { WorkContext } from '../work-context.ts'
import type { JobName, JobPayloads } from './catalogue.ts'

/** Context of a job. It opens its own short transactions. */
export interface JobContext extends WorkContext {
  /** Reads product time again, for work that has waited for an external service. */
  readonly readNow: () => Promise<Date>
  /** Fires when the job is taken away: its node stops or its lease is lost. */
  readonly signal: AbortSignal
}

export interface JobHandler<N extends JobName> {
  /** One attempt. If it throws, it is retried; it notifies the user of final failures itself. */
  readonly run: (context: JobContext, payload: JobPayloads[N]) => Promise<void>
  /** Called after the last attempt failed, or every worker crashed: notifies the user and releases reservations. */
  readonly onExhausted: (context: JobContext, payload: JobPayloads[N]) => Promise<void>
}

/** All handlers by job: a job without a handler does not compile. */
export type JobHandlers = { readonly [N in JobName]: JobHandler<N> }

/** Runs one attempt of a job around its handler. */
export type JobRun = (
  attempt: { jobId: string; name: JobName; signal: AbortSignal },
  handle: (context: JobContext) => Promise<void>,
) => Promise<void>
