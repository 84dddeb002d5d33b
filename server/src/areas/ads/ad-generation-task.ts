import type { AdGenStatus, AdParams } from '@aloft/domain/ads/ad-generation.entity'
import { type AdGenFailure, adGenSteps } from '@aloft/domain/ads/ad-generation.rules'
import type { AdComponents } from '@aloft/domain/ads/ad-values.rules'
import type { AiFailure, Writer } from '@aloft/domain/core/ai-results'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { MadeBy } from '../../gateways/ai/ai.port.ts'
import type { TaskRow } from '../../tasks/task.repo.ts'

/** The kind of the tasks that make an ad. */
export const adGenKind = 'ad-generation'

/** The brand that an ad is for, and whose tokens pay for it. */
export interface AdBrand {
  readonly id: string
  readonly title: string
  readonly url: string | null
  readonly ownerId: string
}

/** What a task was asked for, and the balloon that was made for it. */
export interface AdTaskInput {
  readonly params: AdParams
  readonly platform: AdPlatform
  readonly balloonId: string
  readonly components: AdComponents
  /** The order of first ads that it belongs to. */
  readonly orderId?: string
}

/** What the task of a generated ad stores: who wrote it, and the basis of its texts. */
export interface AdTaskResult {
  readonly writer: Writer
  readonly made: readonly MadeBy[]
}

/** The work that the tokens of an ad are reserved for. */
export function adReference(taskId: string): string {
  return `ad:${taskId}`
}

/** Progress of an ad's generation, as its poll returns it (ENT-23). */
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
    // Steps run one after another, but two that end within a millisecond have no order in the table.
    steps: adGenSteps.filter((step) => task.steps.includes(step)),
  }
}

const failureOfAi: Readonly<Partial<Record<AiFailure, AdGenFailure>>> = {
  unsafe: 'UNSAFE',
  limitExceeded: 'LIMIT_EXCEEDED',
  extractFail: 'EXTRACT_FAIL',
  notBusiness: 'NOT_BUSINESS',
}

/** Ends the generation of an ad, for a reason its user sees. */
export class AdGenerationFailed extends Error {
  readonly failureStatus: AdGenFailure

  constructor(failure: AiFailure) {
    super(`no ad could be made: ${failure}`)
    this.failureStatus = failureOfAi[failure] ?? 'FAIL'
  }
}
