import type { AdGenStatus, AdParams } from '@aloft/domain/ads/ad-generation.entity'
import { type AdGenFailure, adGenSteps } from '@aloft/domain/ads/ad-generation.rules'
import type { AdComponents } from '@aloft/domain/ads/ad-values.rules'
import type { AiFailure, Writer } from '@aloft/domain/core/ai-results'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { MadeBy } from '../../gateways/ai/ai.port.ts'
import type { RunRow } from '../../runs/run.repo.ts'

/** The kind of the runs that make an ad. */
export const adGenKind = 'ad-generation'

/** The brand that an ad is for, and whose tokens pay for it. */
export interface AdBrand {
  readonly id: string
  readonly title: string
  readonly url: string | null
  readonly ownerId: string
}

/** What a run was asked for, and the balloon that was made for it. */
export interface AdRunInput {
  readonly params: AdParams
  readonly platform: AdPlatform
  readonly balloonId: string
  readonly components: AdComponents
  /** The order of first ads that it belongs to. */
  readonly orderId?: string
}

/** What a run that has made an ad keeps: who wrote it, and all that its texts rest on. */
export interface AdRunResult {
  readonly writer: Writer
  readonly made: readonly MadeBy[]
}

/** The work that the tokens of an ad are set aside for. */
export function adReference(runId: string): string {
  return `ad:${runId}`
}

/** How far the making of an ad has come, as its poll tells it (ENT-23). */
export function wireAdGenStatus(run: RunRow & { steps: readonly string[] }): AdGenStatus {
  const { platform, balloonId } = run.input as AdRunInput
  return {
    _id: run.id,
    status: run.status,
    failureStatus: run.failure as AdGenFailure | null,
    date: run.finish_date ?? run.creation_date,
    ideaId: run.idea_id ?? '',
    balloonId,
    platform,
    // Each begins after the one before; two that end within a millisecond are told in any order.
    steps: adGenSteps.filter((step) => run.steps.includes(step)),
  }
}

const failureOfAi: Readonly<Partial<Record<AiFailure, AdGenFailure>>> = {
  unsafe: 'UNSAFE',
  limitExceeded: 'LIMIT_EXCEEDED',
  extractFail: 'EXTRACT_FAIL',
  notBusiness: 'NOT_BUSINESS',
}

/** The making of an ad is over, for a reason its maker is told. */
export class AdGenerationFailed extends Error {
  readonly failureStatus: AdGenFailure

  constructor(failure: AiFailure) {
    super(`no ad could be made: ${failure}`)
    this.failureStatus = failureOfAi[failure] ?? 'FAIL'
  }
}
