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
  /** Bytes of the stored pictures by their addresses in the creative; PNG, JPEG or WebP. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
  /** Width of the drawn picture in pixels, by default the creative's own; the height follows from it. */
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

export interface ConvertedPicture {
  readonly kind: 'converted'
  readonly bytes: Uint8Array
}

export interface RasterRefused {
  readonly kind: 'refused'
  readonly reason: RasterRefusal
  /** One English sentence for the log. */
  readonly detail: string
}

/** Background that a logo needs: light, dark, or none because it fills its box. */
export type LogoGround = 'light' | 'dark' | 'own'

export interface MeasuredLogo {
  readonly kind: 'measured'
  /** Size of the file's picture in pixels. */
  readonly width: number
  readonly height: number
  readonly ground: LogoGround
}

/** Draws pictures off the event loop, without access to system fonts or the network. */
export interface Raster {
  /** Draws a creative as PNG. Problems of the creative are returned; only program errors throw. */
  render(request: RenderRequest, signal: AbortSignal): Promise<RenderedPicture | RasterRefused>
  /** Measures a stored logo's shape and the chip that a creative puts behind it. */
  measureLogo(bytes: Uint8Array, signal: AbortSignal): Promise<MeasuredLogo | RasterRefused>
  /** A stored picture as WebP of at most that width; a narrower picture keeps its own width. */
  narrow(bytes: Uint8Array, width: number, signal: AbortSignal): Promise<NarrowedPicture | RasterRefused>
  /** A stored picture in its own size as a file of another type; JPEG, which has no transparency, on white. */
  convert(
    bytes: Uint8Array,
    fileType: 'jpeg' | 'webp',
    signal: AbortSignal,
  ): Promise<ConvertedPicture | RasterRefused>
  /** Ends running work with `aborted` and stops the threads. */
  close(): Promise<void>
}
