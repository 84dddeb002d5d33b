import { type ErrorBody, type GeneralError, generalErrors } from '@aloft/contract/core/errors'

/** A call that is refused before or beside its handler; becomes the status and body of the reply. */
export class CallError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(error: GeneralError, details: Omit<ErrorBody, 'error'> = {}) {
    super(error)
    this.status = generalErrors[error]
    this.body = { error, ...details }
  }
}
