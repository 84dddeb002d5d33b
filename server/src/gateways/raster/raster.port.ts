import type { Creative } from '@aloft/domain/creatives/creative.entity'

/** Why nothing was drawn. */
export type RasterRefusal =
  | 'badCreative'
  | 'missingPicture'
  | 'badPicture'
  | 'tooLarge'
  | 'timeout'
  | 'aborted'

export interface RenderRequest {
  readonly creative: Creative
  /** Bytes of the stored pictures by their address in the creative; PNG, JPEG or WebP. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
  /** Pixels of the drawn picture; its height follows from the creative. The creative's own where left out. */
  readonly width?: number
}

export interface RenderedPicture {
  readonly kind: 'rendered'
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
}

export interface NarrowedPicture {
  readonly kind: 'narrowed'
  readonly webp: Uint8Array
}

export interface RasterRefused {
  readonly kind: 'refused'
  readonly reason: RasterRefusal
  /** One English sentence for the log. */
  readonly detail: string
}

/** What a logo needs behind it: something light, something dark, or nothing as it fills its box. */
export type LogoGround = 'light' | 'dark' | 'own'

export interface MeasuredLogo {
  readonly kind: 'measured'
  /** Pixels of the file. */
  readonly width: number
  readonly height: number
  readonly ground: LogoGround
}

/** Draws pictures away from the event loop; nothing on the machine or in the net is read while drawing. */
export interface Raster {
  /** A creative as PNG. What is wrong with it is a value; only a fault of this program throws. */
  render(request: RenderRequest, signal: AbortSignal): Promise<RenderedPicture | RasterRefused>
  /** Looks at a logo of ours, for its shape and the chip that a creative puts behind it. */
  measureLogo(bytes: Uint8Array, signal: AbortSignal): Promise<MeasuredLogo | RasterRefused>
  /** A stored picture as WebP of at most that width; one that is narrower keeps its own. */
  narrow(bytes: Uint8Array, width: number, signal: AbortSignal): Promise<NarrowedPicture | RasterRefused>
  /** Ends what is running with `aborted` and stops the threads. */
  close(): Promise<void>
}
