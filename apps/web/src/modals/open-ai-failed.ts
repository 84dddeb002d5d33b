import type { AiFailure } from '@aloft/domain/core/ai-results'
import { ask } from './ask.ts'

/** AI work failed: says why, and offers to retry if possible (GEN-17, GEN-19). */
export async function openAiFailed(reason: AiFailure, tryAgain?: () => void): Promise<void> {
  const way = await ask('ai-generation-failed', { reason, ways: tryAgain ? ['again'] : [] })
  if (way === 'again') tryAgain?.()
}
