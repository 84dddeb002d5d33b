import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import type { AdGenFailure, AdGenStep } from '@aloft/domain/ads/ad-generation.rules'
import type { SnapshotFrom } from 'xstate'
import type { adGenerationMachine } from './ad-generation.machine.ts'

type Snapshot = SnapshotFrom<typeof adGenerationMachine>

export interface AdGenerationView {
  readonly stage: 'checking' | 'idle' | 'creating' | 'running' | 'done' | 'dismissed' | 'failed'
  readonly banner: 'hidden' | 'inProgress' | 'doneJustNow'
  /** 0 to 100, and 100 only once the ad is done; null while there's no bar (OPN-44, BGP-05). */
  readonly progress: number | null
  /** Time since the generation started. */
  readonly elapsedMs: number
  /** Null until the first poll. */
  readonly platform: AdPlatform | null
  /** Steps that are already done, in order. */
  readonly steps: readonly AdGenStep[]
  readonly failure: AdGenFailure | undefined
  readonly ideaId: string | null
  /** The ad that's in progress or done. */
  readonly balloonId: string | null
  /** False while one is in progress, because another would be refused (GEN-08). */
  readonly canCreate: boolean
}

/** What the banner, the guide and the editor need to know about ad generation. */
export function connectAdGeneration(snapshot: Snapshot): AdGenerationView {
  const { progress, elapsedMs, platform, steps, failure, ideaId, balloonId } = snapshot.context
  const stage = stageOf(snapshot)
  return {
    stage,
    banner: bannerOf(snapshot),
    progress,
    elapsedMs,
    platform,
    steps,
    failure: failure ?? undefined,
    ideaId,
    balloonId,
    canCreate: stage !== 'creating' && stage !== 'running',
  }
}

function stageOf(snapshot: Snapshot): AdGenerationView['stage'] {
  if (snapshot.hasTag('running')) return 'running'
  if (snapshot.matches('creating')) return 'creating'
  if (snapshot.matches({ done: 'justNow' })) return 'done'
  if (snapshot.matches({ done: 'dismissed' })) return 'dismissed'
  if (snapshot.matches('failed')) return 'failed'
  return snapshot.matches('idle') ? 'idle' : 'checking'
}

/** Never for a task that the user dismissed (BGP-03). */
function bannerOf(snapshot: Snapshot): AdGenerationView['banner'] {
  const { statusId, dismissedId } = snapshot.context
  if (statusId !== null && statusId === dismissedId) return 'hidden'
  if (snapshot.hasTag('running')) return 'inProgress'
  return snapshot.matches({ done: 'justNow' }) ? 'doneJustNow' : 'hidden'
}
