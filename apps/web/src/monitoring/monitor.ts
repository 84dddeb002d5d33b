/** The user went from one page to another (NAV-13). */
export interface PageChange {
  /** Paths, never queries: those may hold the code of a mailed link. */
  readonly from: string
  readonly to: string
  readonly isAdmin: boolean
}

/** A service outside that is told of errors and of page changes. */
export interface Monitor {
  captureError(error: unknown): void
  pageChanged(change: PageChange): void
}

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
