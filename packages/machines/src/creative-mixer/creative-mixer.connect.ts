import type { Mix, MixRecipe } from '@aloft/domain/creatives/mixer/mix.rules'
import type { DesignFailure } from '@aloft/domain/creatives/wizard/design.rules'
import type { SnapshotFrom } from 'xstate'
import type { creativeMixerMachine } from './creative-mixer.machine.ts'

export interface CreativeMixerView {
  readonly stage: 'mixing' | 'mixed' | 'failed' | 'saving' | 'saved'
  readonly mix: Mix
  readonly candidates: readonly MixRecipe[]
  /** How many are saved of those that are to be, in this attempt or the last one. */
  readonly saved: number
  readonly toSave: number
  /** Why candidates weren't saved, by recipe. */
  readonly failures: Readonly<Record<string, DesignFailure>>
  readonly savedIds: readonly string[]
  readonly isOpening: boolean
}

/** What the screen needs to know about the mixer. */
export function connectCreativeMixer(snapshot: SnapshotFrom<typeof creativeMixerMachine>): CreativeMixerView {
  const { mix, candidates, queue, savedIds, failures, isOpening } = snapshot.context
  return {
    stage: stageOf(snapshot),
    mix,
    candidates,
    saved: savedIds.length,
    toSave: queue.length + savedIds.length + Object.keys(failures).length,
    failures,
    savedIds,
    isOpening,
  }
}

function stageOf(snapshot: SnapshotFrom<typeof creativeMixerMachine>): CreativeMixerView['stage'] {
  if (snapshot.status === 'done') return 'saved'
  if (snapshot.hasTag('pending')) return 'saving'
  if (snapshot.matches('notMixed')) return 'failed'
  return snapshot.matches('mixed') ? 'mixed' : 'mixing'
}
