/** A limit on the wait for the next piece. */
export interface Timeout {
  /** Aborts if the caller aborts, or if nothing has arrived for too long. */
  readonly signal: AbortSignal
  /** Restarts the timeout, because something arrived. */
  renew(): void
  end(): void
}

export function createTimeout(caller: AbortSignal, waitMs: number): Timeout {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), waitMs)
  return {
    signal: AbortSignal.any([caller, late.signal]),
    renew: () => void timer.refresh(),
    end: () => clearTimeout(timer),
  }
}
