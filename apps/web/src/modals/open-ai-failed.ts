import type { AiFailure } from '@aloft/domain/core/ai-results'
import { closeModal } from '../state/modal.ts'
import { openModal } from './open-modal.ts'

/** AI work came to nothing: says why, and offers another try where there is one (GEN-17, GEN-19). */
export function openAiFailed(reason: AiFailure, tryAgain?: () => void): void {
  const onRetry = () => {
    closeModal()
    tryAgain?.()
  }
  openModal('ai-generation-failed', { reason, ...(tryAgain && { onRetry }) })
}
