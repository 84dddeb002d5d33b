import type { Monitor } from './monitor.port.ts'

const nobody: Monitor = { captureError: () => {}, pageChanged: () => {} }
let monitor = nobody

/** Starts reporting to the service configured for this installation, if any (OPN-84). */
export async function startMonitoring(dsn: string | undefined): Promise<void> {
  if (!dsn) return
  const { startSentry } = await import('./monitor.sentry.ts')
  setMonitor(startSentry(dsn))
}

/** Sets the service that receives reports from now on. */
export function setMonitor(service: Monitor): void {
  monitor = service
}

/** Reports an error with the reference that was shown to the user, if any. */
export function captureError(error: unknown, reference?: string): void {
  monitor.captureError(error, reference)
}

/** Reports a page that replaces another; `from` is null for the first (NAV-13). Paths without their queries. */
export function reportPageChange(from: string | null, to: string, isAdmin: boolean): void {
  if (from !== null && from !== to) monitor.pageChanged({ from, to, isAdmin })
}
