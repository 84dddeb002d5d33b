import type { Layer } from '../blocks/layers.ts'
import type { Studio } from '../blocks/studio.ts'

/** A finished picture: its background and the layers on it, lowest first. */
export interface Composition {
  readonly background: string
  readonly layers: Layer[]
}

/** A way to arrange an ad. Throws `TextTooLong` if a text doesn't fit. */
export type Layout = (studio: Studio) => Composition
