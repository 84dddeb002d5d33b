/** How often a failed call is repeated, and after what delay (CON-02, CON-03, API-08). */
export const callRetries = 4
export const retryDelayMs = 400

/** How a call failed: no answer at all, or an answer with an HTTP status. */
export type CallFailure = { readonly kind: 'network' } | { readonly kind: 'http'; readonly status: number }

/**
 * Whether a failed call is repeated after `retryDelayMs` (OPN-18). Only lost connections and server errors are, because
 * repeating doesn't change a 4xx. `retriesDone` counts the repeats so far, so at most 5 requests are sent.
 */
export function isRetried(failure: CallFailure, retriesDone: number): boolean {
  return retriesDone < callRetries && (failure.kind === 'network' || failure.status >= 500)
}
