import type { PictureWidth } from '@aloft/domain/core/picture-widths.rules'
import type { Mix, MixRecipe } from '@aloft/domain/creatives/mixer/mix.rules'
import type { DesignMaterial } from '@aloft/domain/creatives/wizard/design-material.entity'

/** Asks the worker for a mix. It stops drawing the one before. */
export interface MixRequest {
  readonly task: number
  readonly material: DesignMaterial
  readonly mix: Mix
  /** Ids of recipes whose drawings the page has. */
  readonly drawnIds: readonly string[]
  /** Widest picture that's needed. */
  readonly pictureWidth: PictureWidth
}

/** What the worker answers: first all recipes, then one drawing after another. */
export type MixAnswer =
  | { readonly kind: 'mixed'; readonly task: number; readonly recipes: readonly MixRecipe[] }
  | { readonly kind: 'failed'; readonly task: number; readonly reason: string }
  /** An SVG, or null if it can't be drawn here. */
  | { readonly kind: 'drawn'; readonly task: number; readonly id: string; readonly drawing: Blob | null }
