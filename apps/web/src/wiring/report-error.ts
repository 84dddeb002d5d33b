import { captureError } from '../monitoring/monitor.ts'
import { plainApi } from './plain-api.ts'

/** Tells the server of an error nobody foresaw (API-11). It goes out once; a report that fails stays in the console. */
export function reportError(error: unknown): void {
  console.error(error)
  captureError(error)
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  void plainApi.call('log-error', { message, stack: stack ?? null, location: window.location.pathname })
}
