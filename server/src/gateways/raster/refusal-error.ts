import type { RasterRefusal } from './raster.port.ts'

/** A refusal that becomes the port's answer; never leaves this folder. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError'
  readonly reason: RasterRefusal
  constructor(reason: RasterRefusal, detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.reason = reason
  }
}
