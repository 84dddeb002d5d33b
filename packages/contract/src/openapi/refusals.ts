import type { ActionRow } from '../core/action-row.ts'
import { type ErrorBody, type GeneralError, generalErrors } from '../core/errors.ts'

interface RefusalRow {
  readonly meaning: string
  readonly example: Omit<ErrorBody, 'error'>
}

/** The meaning of each general error, and the fields its body has besides the key. */
const refusals: Readonly<Record<GeneralError, RefusalRow>> = {
  invalidPayload: {
    meaning:
      'The body isn’t valid JSON, or a field breaks a rule. `field` is the path of the first such field.',
    example: { field: 'ideaId' },
  },
  notLoggedIn: { meaning: 'The bearer token is missing or unknown.', example: {} },
  forbidden: {
    meaning: 'The caller lacks the role for this call, or the brand doesn’t exist. Both look the same.',
    example: {},
  },
  notAdmin: { meaning: 'Only administrators of the product may make this call.', example: {} },
  notFound: { meaning: 'The call, or what it names by an id, doesn’t exist.', example: {} },
  methodNotAllowed: { meaning: 'The address exists, but not for this HTTP method.', example: {} },
  keyReused: {
    meaning: 'The `Idempotency-Key` was used before with another call or another payload.',
    example: {},
  },
  payloadTooLarge: { meaning: 'The body is larger than 1 MB, apart from a file.', example: {} },
  unsupportedMediaType: { meaning: 'The `Content-Type` isn’t the one that this call takes.', example: {} },
  tooManyRequests: {
    meaning: 'A limit of calls is reached. Wait `retryAfterSeconds` before the next attempt.',
    example: { retryAfterSeconds: 40 },
  },
  serverError: {
    meaning: 'Something unexpected went wrong. Quote `requestId` to support.',
    example: { requestId: '0f3c1b7e-2a44-4c5d-9f0b-6d1e8a7c5b21' },
  },
  unavailable: {
    meaning: 'The server or its database is starting or stopping. Try again after `retryAfterSeconds`.',
    example: { retryAfterSeconds: 2 },
  },
}

// The document only lists each call with its own method, so this error can't occur.
const { methodNotAllowed: _, ...answered } = generalErrors
const keys = Object.keys(answered) as (keyof typeof answered)[]
type Status = (typeof generalErrors)[keyof typeof answered]

const responseNames: Readonly<Record<Status, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  500: 'ServerError',
  503: 'Unavailable',
}

const statuses = [...new Set(Object.values(answered))]

/** The refusals of an address that a browser opens. */
export const getRefusals = { ...refusalsBy([404, 503]), default: { $ref: '#/components/responses/Refused' } }

const byStatus = Object.fromEntries(
  statuses.map((status) => {
    const own = keys.filter((key) => generalErrors[key] === status)
    const examples = own.map((key) => [
      key,
      { summary: refusals[key].meaning, value: { error: key, ...refusals[key].example } },
    ])
    const isRetried = own.some((key) => refusals[key].example.retryAfterSeconds !== undefined)
    const response = {
      description: own.map((key) => refusals[key].meaning).join(' '),
      ...(isRetried && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          examples: Object.fromEntries(examples) as object,
        },
      },
    }
    return [responseNames[status], response]
  }),
)

/** Any other refusal of an address that a browser opens. */
const otherRefusal = {
  description: 'The request was refused for another reason.',
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      examples: {
        methodNotAllowed: {
          summary: refusals.methodNotAllowed.meaning,
          value: { error: 'methodNotAllowed' },
        },
      },
    },
  },
}

/** The body of a refused call. */
export const errorSchema = {
  type: 'object',
  description: 'Why a call was refused.',
  required: ['error'],
  properties: {
    error: { type: 'string', enum: Object.keys(generalErrors), description: 'The key of the reason.' },
    field: { type: 'string', description: 'Path of the field that was refused, such as `data.email`.' },
    retryAfterSeconds: { type: 'number', description: 'Seconds to wait before the next attempt.' },
    requestId: { type: 'string', description: 'Identifies the request in the log of the server.' },
  },
}

/** The reply of any call whose session has expired. */
export const relogin = {
  schema: { type: 'string', const: 'RELOGIN', description: 'The session has expired. Log in again.' },
  example: { summary: 'The session has expired.', value: 'RELOGIN' },
}

/** When a refused call can be made again. */
export const retryAfterHeader = {
  description: 'Seconds to wait before the next attempt.',
  schema: { type: 'integer', minimum: 1 },
}

/** One response for each HTTP status of a refused call, and one for the others. */
export const refusalResponses = { ...byStatus, Refused: otherRefusal }

function refusalsBy(refused: readonly Status[]) {
  return Object.fromEntries(
    refused.map((status) => [status, { $ref: `#/components/responses/${responseNames[status]}` }]),
  )
}

/** The refusals a call may be answered with. */
export function refusalsOf(row: ActionRow, isLimited: boolean) {
  const isOpen = row.who === 'anonymous'
  return refusalsBy([
    400,
    ...(isOpen ? [] : [401 as const]),
    ...(isOpen && !row.isRaw && !row.isDevelopmentOnly ? [] : [403 as const]),
    ...(isOpen ? [] : [404 as const]),
    ...(hasIdempotencyKey(row) ? [409 as const] : []),
    413,
    415,
    ...(isLimited ? [429 as const] : []),
    500,
    503,
  ])
}

/** Whether a repeat of the call with the same `Idempotency-Key` gets the first reply. */
export function hasIdempotencyKey({ kind, who, isSecret }: ActionRow): boolean {
  return kind !== 'query' && who !== 'anonymous' && !isSecret
}
