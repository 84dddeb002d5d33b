import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import type { RenderFailure } from '@aloft/domain/creatives/render.rules'
import { absorbCreative } from '../../state/creatives.ts'
import { api } from '../core/api.ts'
import { watchRender } from './watch-render.ts'

/**
 * Loads a creative and waits for its pictures; resolves with the reason if they're missing in the end, or
 * null (RND-02, RND-04). Ends early if the signal fires; data loaded until then stays in the store. `onWait`
 * is called once if there's a wait.
 */
export function loadCreative(
  adCreativeId: string,
  signal: AbortSignal,
  onWait?: (creative: AdCreative) => void,
): Promise<RenderFailure | null> {
  const poll = async () => {
    const outcome = await api.call('get-ad-creative', { adCreativeId })
    if (outcome.kind !== 'reply') return null
    absorbCreative(outcome.reply)
    return outcome.reply
  }
  const request = async () => {
    const outcome = await api.call('render-asset', { adCreativeId })
    if (outcome.kind !== 'reply') return 'failedToRenderAsset'
    return typeof outcome.reply === 'string' ? outcome.reply : null
  }
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
  return watchRender({ poll, request, wait, now: () => performance.now() }, signal, onWait)
}
