/**
 * Error keys that any action may answer with, and their HTTP status (OPN-19, OPN-28, OPN-29). Business
 * failures are declared by the action itself and have status 200.
 */
export const generalErrors = {
  invalidPayload: 400,
  notLoggedIn: 401,
  forbidden: 403,
  notAdmin: 403,
  notFound: 404,
  methodNotAllowed: 405,
  keyReused: 409,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  tooManyRequests: 429,
  serverError: 500,
  unavailable: 503,
} as const
export type GeneralError = keyof typeof generalErrors

/**
 * The body of a refused call. `field` is the path of the payload's invalid field, `requestId` is for the user
 * to quote to our support.
 */
export interface ErrorBody {
  readonly error: GeneralError
  readonly field?: string
  readonly retryAfterSeconds?: number
  readonly requestId?: string
}
