import { type ErrorBody, type GeneralError, generalErrors } from '@aloft/contract/core/errors'
import { DatabaseUnavailableError } from '../db/database-unavailable.ts'

/** A refused call; becomes the status and body of the reply. */
export class CallError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(error: GeneralError, details: Omit<ErrorBody, 'error'> = {}) {
    super(error)
    this.status = generalErrors[error]
    this.body = { error, ...details }
  }
}

/** Retry time while the database is down: it takes a moment to start, and many clients are waiting. */
export const retryAfterSeconds = 2

/** The refusal to reply with for an error; undefined for an unexpected error. */
export function findCallError(error: unknown): CallError | undefined {
  if (error instanceof CallError) return error
  return error instanceof DatabaseUnavailableError
    ? new CallError('unavailable', { retryAfterSeconds })
    : undefined
}
