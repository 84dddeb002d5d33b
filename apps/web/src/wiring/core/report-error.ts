import { captureError } from '../../monitoring/monitor.ts'
import { plainApi } from './plain-api.ts'

/** A reference of an error in the browser, for users to quote: ten hexadecimal digits. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Reports an unexpected error to the server (API-11), with the `reference` that the user is shown, if any. It is sent
 * once; if that fails, the error is only in the console.
 */
export function reportError(error: unknown, reference?: string): void {
  console.error(error)
  captureError(error, reference)
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  void plainApi.call('log-error', {
    message: reference ? `${message} (reference ${reference})` : message,
    stack: stack ?? null,
    location: window.location.pathname,
  })
}
