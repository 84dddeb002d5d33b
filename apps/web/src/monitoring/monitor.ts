import type { Monitor, PageChange } from './monitor.port.ts'

const nobody: Monitor = { captureError: () => {}, pageChanged: () => {} }
let monitor = nobody

/** Begins to tell the service that this installation names, if it names one (OPN-84). */
export async function startMonitoring(dsn: string | undefined): Promise<void> {
  if (!dsn) return
  const { startSentry } = await import('./monitor.sentry.ts')
  monitor = startSentry(dsn)
}

export function captureError(error: unknown): void {
  monitor.captureError(error)
}

export function tellPageChange(change: PageChange): void {
  monitor.pageChanged(change)
}
