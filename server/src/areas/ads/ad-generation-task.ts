import type { AdGenStatus, AdParams } from '@aloft/domain/ads/ad-generation.entity'
import { type AdGenFailure, adGenSteps } from '@aloft/domain/ads/ad-generation.rules'
import type { AdComponents } from '@aloft/domain/ads/ad-values.rules'
import type { AiFailure, Writer } from '@aloft/domain/core/ai-results'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { tokenReference } from '@aloft/domain/plans/tokens.rules'
import type { MadeBy } from '../../gateways/ai/ai.port.ts'
import type { TaskRow } from '../../tasks/task.repo.ts'

export const adGenKind = 'ad-generation'

/** The brand an ad is for, and the owner whose tokens pay for it. */
export interface AdBrand {
  readonly id: string
  readonly title: string
  readonly url: string | null
  readonly ownerId: string
}

/** The request for an ad, and the balloon created for it. */
export interface AdTaskInput {
  readonly params: AdParams
  readonly platform: AdPlatform
  readonly balloonId: string
  readonly components: AdComponents
  /** The order of first ads it belongs to. */
  readonly orderId?: string
}

/** Stored result of an ad's generation: who wrote the ad, and the basis of its texts. */
export interface AdTaskResult {
  readonly writer: Writer
  readonly made: readonly MadeBy[]
}

/** The reference that an ad's tokens are reserved under. */
export function adReference(taskId: string): string {
  return tokenReference('ad', taskId)
}

/** Progress of an ad's generation, as the status call returns it (ENT-23). */
export function wireAdGenStatus(task: TaskRow & { steps: readonly string[] }): AdGenStatus {
  const { platform, balloonId } = task.input as AdTaskInput
  return {
    _id: task.id,
    status: task.status,
    failureStatus: task.failure as AdGenFailure | null,
    date: task.finishDate ?? task.creationDate,
    ideaId: task.ideaId ?? '',
    balloonId,
    platform,
    // In the order they run: two steps that end within a millisecond have no order in the table.
    steps: adGenSteps.filter((step) => task.steps.includes(step)),
  }
}

const failureOfAi: Readonly<Partial<Record<AiFailure, AdGenFailure>>> = {
  unsafe: 'UNSAFE',
  limitExceeded: 'LIMIT_EXCEEDED',
  extractFail: 'EXTRACT_FAIL',
  notBusiness: 'NOT_BUSINESS',
}

/** Ends the generation of an ad, for a reason shown to its user. */
export class AdGenerationFailed extends Error {
  readonly failureStatus: AdGenFailure

  constructor(failure: AiFailure) {
    super(`no ad could be made: ${failure}`)
    this.failureStatus = failureOfAi[failure] ?? 'FAIL'
  }
}
