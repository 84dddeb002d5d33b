import type { MixBackground } from '@aloft/creative/mixer/cross-parts'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import type { Mix, MixChange, MixRecipe } from '@aloft/domain/creatives/mixer/mix.rules'
import type { DesignFailure } from '@aloft/domain/creatives/wizard/design.rules'

/** Everything that can be mixed, whether it's left out at the moment or not. */
export interface MixerMaterial {
  readonly backgrounds: readonly MixBackground[]
  readonly texts: readonly string[]
  /** Names of layouts. */
  readonly layouts: readonly string[]
  /** What pictures of the brand show, by address. */
  readonly alts: Readonly<Record<string, string>>
}

export interface MixerActions {
  readonly onChange: (change: MixChange) => void
  readonly onAddPicture: () => void
  readonly onRetry: () => void
  readonly onSave: () => void
  /** Saves one, and opens it in the studio. */
  readonly onOpen: (recipe: MixRecipe) => void
  readonly onCloseOutcome: () => void
}

/** How far saving is, or how it ended. */
export interface MixerSaving {
  readonly saved: number
  readonly toSave: number
  /** Why candidates weren't saved, by recipe. */
  readonly failures: Readonly<Record<string, DesignFailure>>
}

export interface OpenMixer {
  readonly stage: 'mixing' | 'mixed' | 'failed' | 'saving'
  readonly mix: Mix
  readonly material: MixerMaterial
  /** In the order of the page; those of the last mix while another one is made. */
  readonly candidates: readonly MixRecipe[]
  /** Addresses of drawings by recipe; null for one that can't be drawn. Those still to be drawn are left out. */
  readonly drawings: Readonly<Record<string, string | null>>
  readonly saving: MixerSaving
  /** The plan has ended, so nothing can be saved. */
  readonly isLapsed: boolean
  readonly listHref: string
  readonly actions: MixerActions
}

export type MixerContent =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'failed' } & FailedLoad)
  | { readonly kind: 'noBrief' | 'guest'; readonly href: string }
  | ({ readonly kind: 'open' } & OpenMixer)
