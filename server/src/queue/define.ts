import type { WorkContext } from '../work-context.ts'
import type { JobName, JobPayloads } from './catalogue.ts'

/** Context of a job. It opens its own short transactions. */
export interface JobContext extends WorkContext {
  /** Reads product time again, for work that has waited for the outside world. */
  readonly readNow: () => Promise<Date>
  /** Fires when the job is taken away: its node stops or its lease is lost. */
  readonly signal: AbortSignal
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
