import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import type { FailureDetails } from '../state/replies.ts'
import { realNow } from '../wiring/core/clock.ts'

/** A page's message about a query that failed to load. */
export function failedLoad(
  failure: FailureDetails | null,
  onRetry: () => void,
): { readonly kind: 'failed' } & FailedLoad {
  const waitMs = failure?.retryDate ? failure.retryDate.getTime() - realNow() : 0
  return {
    kind: 'failed',
    onRetry,
    requestId: failure?.requestId,
    waitSeconds: Math.max(0, Math.ceil(waitMs / 1000)),
  }
}
