import type { ActionName } from '@aloft/contract/actions'
import { type GeneralError, generalErrors } from '@aloft/contract/core/errors'
import type { FailureOf } from '@aloft/contract/schemas'
import { reviveDates } from '@aloft/domain/core/dates'
import type { Outcome, PlainReply } from './outcome.ts'

type Fields = Readonly<Record<string, unknown>>

/** A response, whether it comes from our server or a proxy. */
export interface Answer {
  readonly status: number
  /** Undefined if it isn't JSON. */
  readonly body: unknown
  /** From the `Retry-After` header. */
  readonly retryAfterSeconds: number | undefined
}

/** Reads a response to its end. Rejects if the connection is lost before it. */
export async function readAnswer(response: Response): Promise<Answer> {
  const body = parseJson(await response.text())
  const retryAfterSeconds = secondsOf(response.headers.get('Retry-After'))
  // A page instead of JSON comes from a proxy, whatever its status is.
  const status = body === undefined && response.ok ? 502 : response.status
  return { status, body, retryAfterSeconds }
}

/** Reads the status and parsed body of a reply. The server has validated its shape. */
export function readOutcome<A extends ActionName>(action: A, answer: Answer): Outcome<A> {
  const { status, body } = answer
  if (status !== 200) return readRefusal(answer)
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

/** Reads why a request was refused, from its status and body. */
export function readRefusal({
  status,
  body,
  retryAfterSeconds,
}: Answer): Extract<Outcome<never>, { kind: 'refused' }> {
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

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

function isGeneralError(value: unknown): value is GeneralError {
  return typeof value === 'string' && Object.hasOwn(generalErrors, value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** A header's value in seconds. Our server never sends a date here. */
function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
