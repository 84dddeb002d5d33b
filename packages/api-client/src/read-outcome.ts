import type { ActionName } from '@aloft/contract/actions'
import { type GeneralError, generalErrors } from '@aloft/contract/core/errors'
import type { FailureOf } from '@aloft/contract/schemas'
import { reviveDates } from '@aloft/domain/core/dates'
import type { StreamFailureOf } from '@aloft/contract/stream-schemas'
import type { StreamName } from '@aloft/contract/streams'
import type { Outcome, PlainReply, StreamOutcome } from './outcome.ts'

type Fields = Readonly<Record<string, unknown>>

/** A response, whether it comes from our server or a proxy. */
export interface Answer {
  readonly status: number
  /** Undefined if it isn't JSON. */
  readonly body: unknown
  /** From the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined
}

/** Reads the status and parsed body of a reply. The server has validated its shape. */
export function readOutcome<A extends ActionName>(action: A, answer: Answer): Outcome<A> {
  const { status, body } = answer
  if (status !== 200) return refusal(answer)
  if (body === 'NOK') return { kind: 'nok', message: `server call to ${action} failed` }
  if (body === 'RELOGIN') return { kind: 'relogin' }
  if (body === 'NULL_USER') return { kind: 'nullUser' }
  if (isObject(body) && body['isAuthFailure'] === true) {
    const failureReason = textOf(body['failureReason'])
    return { kind: 'authFailure', ...(failureReason && { failureReason }) }
  }
  if (isObject(body) && typeof body['error'] === 'string') {
    return { kind: 'failure', failure: reviveDates(body) as FailureOf<A> }
  }
  return { kind: 'reply', reply: reviveDates(body) as PlainReply<A> }
}

/** Reads the reply of a stream that didn't begin. */
export function readStreamRefusal<S extends StreamName>(_: S, answer: Answer): StreamOutcome<S> {
  const { status, body } = answer
  if (status !== 200) return refusal(answer)
  if (body === 'RELOGIN') return { kind: 'relogin' }
  if (isObject(body) && typeof body['error'] === 'string') {
    return { kind: 'failure', failure: reviveDates(body) as StreamFailureOf<S> }
  }
  // Neither events nor a failure: some other program answers at this address.
  return { kind: 'refused', status: 502, error: 'serverError' }
}

function refusal({ status, body, retryAfterSeconds }: Answer): Extract<Outcome<never>, { kind: 'refused' }> {
  const fields = isObject(body) ? body : {}
  const field = textOf(fields['field'])
  const requestId = textOf(fields['requestId'])
  const seconds = fields['retryAfterSeconds'] ?? retryAfterSeconds
  return {
    kind: 'refused',
    status,
    error: isGeneralError(fields['error']) ? fields['error'] : errorOf(status),
    ...(field !== undefined && { field }),
    ...(requestId !== undefined && { requestId }),
    ...(typeof seconds === 'number' && { retryAfterSeconds: seconds }),
  }
}

/** The error for a status without our body, for example from a proxy in front of the server. */
function errorOf(status: number): GeneralError {
  const known = Object.keys(generalErrors).filter(isGeneralError)
  return known.find((error) => generalErrors[error] === status) ?? 'serverError'
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isGeneralError(value: unknown): value is GeneralError {
  return typeof value === 'string' && Object.hasOwn(generalErrors, value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
