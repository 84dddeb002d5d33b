import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { renderCapMs, statusPollMs } from '@aloft/domain/core/timings'
import { absorbCreative } from '../state/creatives.ts'
import { api } from './api.ts'

/**
 * Loads a creative and waits for its pictures: looked at every 400 ms for up to 20 s (RND-02, OPN-100). Ends early
 * when the signal fires; what was seen by then stays in the store. `onWait` is called once where there is a wait.
 */
export async function loadCreative(
  adCreativeId: string,
  signal: AbortSignal,
  onWait?: (creative: AdCreative) => void,
): Promise<void> {
  const started = performance.now()
  let isRequested = false
  let isWaiting = false
  while (!signal.aborted && performance.now() - started < renderCapMs) {
    const outcome = await api.call('get-ad-creative', { adCreativeId })
    if (outcome.kind !== 'reply') return
    absorbCreative(outcome.reply)
    const { isRenderFinished, failure } = outcome.reply.renderData
    if (isRenderFinished) return
    if (!isWaiting) onWait?.(outcome.reply)
    isWaiting = true
    // One more try for a drawing that failed before.
    if (failure && isRequested) return
    if (failure) await api.call('render-asset', { adCreativeId })
    isRequested = true
    await new Promise((resolve) => setTimeout(resolve, statusPollMs))
  }
}
