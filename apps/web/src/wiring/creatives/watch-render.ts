import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { renderCapMs, statusPollMs } from '@aloft/domain/core/timings'
import type { RenderFailure } from '@aloft/domain/creatives/render.rules'

/** What the watching of a creative's pictures needs of the outside. */
export interface RenderCalls {
  /** The current creative; null if it can't be loaded. */
  readonly poll: () => Promise<AdCreative | null>
  /** Has the pictures drawn; why not, where that is known already. */
  readonly request: () => Promise<RenderFailure | null>
  readonly wait: (ms: number) => Promise<void>
  /** Milliseconds since some moment. */
  readonly now: () => number
}

/**
 * Waits for the pictures of a creative: polls every 400 ms for up to 20 s, and requests them once more if drawing them
 * failed before (RND-02, RND-04, OPN-100). Resolves with null once they are there or `signal` is aborted. `onWait` is
 * called once if they aren't there at the first poll.
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
