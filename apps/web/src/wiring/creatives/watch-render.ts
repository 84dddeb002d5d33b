import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { renderCapMs, statusPollMs } from '@aloft/domain/core/timings'
import type { RenderFailure } from '@aloft/domain/creatives/render.rules'

/** The external functions for watching a creative's pictures. */
export interface RenderCalls {
  /** The current creative; null if it can't be loaded. */
  readonly poll: () => Promise<AdCreative | null>
  /** Requests the pictures; resolves with the reason if it's already known that they can't be drawn. */
  readonly request: () => Promise<RenderFailure | null>
  readonly wait: (ms: number) => Promise<void>
  /** Milliseconds since any fixed time. */
  readonly now: () => number
}

/**
 * Waits for the pictures of a creative: polls every 400 ms for up to 20 s, and requests them once more if
 * drawing failed before (RND-02, RND-04, OPN-100). Resolves with null once they're ready or `signal` is
 * aborted. `onWait` is called once if they aren't ready at the first poll.
 */
export async function watchRender(
  calls: RenderCalls,
  signal: AbortSignal,
  onWait?: (creative: AdCreative) => void,
): Promise<RenderFailure | null> {
  const started = calls.now()
  let isRequested = false
  let isWaiting = false
  while (calls.now() - started < renderCapMs) {
    const creative = await calls.poll()
    if (signal.aborted) return null
    if (!creative) return 'failedToRenderAsset'
    const { isRenderFinished, failure } = creative.renderData
    if (isRenderFinished) return null
    if (!isWaiting) onWait?.(creative)
    isWaiting = true
    if (failure && isRequested) return failure
    const refusal = failure ? await calls.request() : null
    if (refusal) return refusal
    isRequested = true
    await calls.wait(statusPollMs)
    if (signal.aborted) return null
  }
  return 'failedToRenderAsset'
}
