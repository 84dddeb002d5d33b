import { markerOfFailure } from '@aloft/domain/core/ai-results'
import { imagePromptOf } from '@aloft/domain/creatives/image-prompt.rules'
import { imagesPrice, tokenPrices } from '@aloft/domain/plans/tokens.rules'
import { v7 as uuidv7 } from 'uuid'
import { defineAction } from '../../action/define.ts'
import { onBrand } from '../../action/policies.ts'
import type { AiResult } from '../../gateways/ai/ai.port.ts'
import { reserveTokens } from '../../ledger/token-reservation.ts'
import { insertTask } from '../../tasks/task.repo.ts'
import { askAi } from '../briefs/ask-ai.ts'
import { areImagesBeingDrawn } from './image-task.repo.ts'
import { imageReference, imagesKind, type ImagesTaskInput, slotsOf } from './image-task.ts'

/**
 * Orders pictures of an idea (ACT-063). The words are moderated before anything is reserved. Each picture has a
 * reservation of its own, so that it's paid when it arrives and released if it fails.
 */
export const generateImages = defineAction('generate-images', {
  policy: onBrand(),

  async prepare({ gateways, log }, { imageIdea }) {
    const words = [imageIdea.title, imagePromptOf(imageIdea), imageIdea.punchline]
    return askAi(log, (signal) => gateways.ai.moderate(words, signal))
  },

  async handle({ db, account, brand, now, gateways, enqueue }, { ideaId, imageIdea, count }, checked) {
    const refusal = refusalOf(checked)
    if (refusal) return refusal
    const taskId = uuidv7()
    const slots = slotsOf(count)
    for (const slot of slots) {
      const reference = imageReference(taskId, slot)
      const reservation = { ownerId: brand.ownerId, reference, amount: tokenPrices.image, now }
      if (!(await reserveTokens(db, reservation))) return { error: 'outOfTokens', price: imagesPrice(count) }
    }
    // The first reservation locks the owner, so a second call sees what the first has started.
    if (await areImagesBeingDrawn(db, account.id, ideaId)) return { error: 'imagesInProgress' }
    const input: ImagesTaskInput = { imageIdea, count, writer: gateways.ai.writer }
    await insertTask(db, {
      id: taskId,
      kind: imagesKind,
      userId: account.id,
      ideaId,
      subject: ideaId,
      input,
      now,
    })
    await enqueue(db, 'draw-images', { taskId })
    return { images: slots.map(() => ({ status: 'drawing' as const })), taskId }
  },
})

function refusalOf(checked: AiResult<readonly string[]>) {
  if (!checked.ok) return markerOfFailure(checked.failure)
  return checked.value.length > 0 ? markerOfFailure('unsafe') : null
}
