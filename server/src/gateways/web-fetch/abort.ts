import { Refusal } from './refusal.ts'

/** Ends one call early, when its caller aborts or a time limit is reached. */
export interface Abort {
  readonly signal: AbortSignal
  /** Sets a separate time limit for a phase of the call; the returned function ends it. */
  limit(phase: string, ms: number): () => void
  /** Ends the time limit of the whole call, and stops listening to the caller. */
  release(): void
}

export function createAbort(caller: AbortSignal | undefined, totalMs: number): Abort {
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => controller.abort(new Refusal('aborted', 'the caller gave up'))
  const late = (what: string, ms: number) =>
    setTimeout(() => controller.abort(new Refusal('timeout', `${what} took more than ${ms} ms`)), ms)

  const total = late('the whole call', totalMs)
  if (caller?.aborted) stop()
  caller?.addEventListener('abort', stop)

  return {
    signal,
    limit(phase, ms) {
      const timer = late(phase, ms)
      return () => clearTimeout(timer)
    },
    release() {
      clearTimeout(total)
      caller?.removeEventListener('abort', stop)
    },
  }
}

/** The promise's result, or the signal's reason if that comes first. */
export async function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const aborted = Promise.withResolvers<never>()
  const onAbort = () => aborted.reject(signal.reason as Error)
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  try {
    return await Promise.race([promise, aborted.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
