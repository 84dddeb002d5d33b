import type { AiFailure } from '@aloft/domain/core/ai-results'
import { ask } from './ask.ts'

/** AI work came to nothing: says why, and offers another try where there is one (GEN-17, GEN-19). */
export async function openAiFailed(reason: AiFailure, tryAgain?: () => void): Promise<void> {
  const way = await ask('ai-generation-failed', { reason, ways: tryAgain ? ['again'] : [] })
  if (way === 'again') tryAgain?.()
}
