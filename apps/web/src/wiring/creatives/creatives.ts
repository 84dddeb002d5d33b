import type { AdCreative } from '@aloft/domain/creatives/ad-creative.entity'
import { absorbCreative, setRenderFailure } from '../../state/creatives.ts'
import { api } from '../core/api.ts'
import { fetchReply, readReplies } from '../core/queries.ts'
import { watchRender } from './watch-render.ts'

readReplies('get-ad-creative', (creative) => {
  absorbCreative(creative)
  return creative
})

/**
 * Loads a creative into the store and waits for its pictures, or the reason why there are none (RND-02,
 * RND-04). Ends early if the signal fires. `onWait` is called once if there's a wait.
 */
export async function loadCreative(
  adCreativeId: string,
  signal: AbortSignal,
  onWait?: (creative: AdCreative) => void,
): Promise<void> {
  const poll = () => fetchReply('get-ad-creative', { adCreativeId }, signal)
  const request = async () => {
    const outcome = await api.call('render-asset', { adCreativeId })
    if (outcome.kind !== 'reply') return 'failedToRenderAsset'
    return typeof outcome.reply === 'string' ? outcome.reply : null
  }
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
  setRenderFailure(adCreativeId, null)
  const calls = { poll, request, wait, now: () => performance.now() }
  const failure = await watchRender(calls, signal, onWait)
  if (!signal.aborted) setRenderFailure(adCreativeId, failure)
}
