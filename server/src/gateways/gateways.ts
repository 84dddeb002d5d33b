import type { FileStorage } from './storage/storage.port.ts'
import type { WebFetch } from './web-fetch/web-fetch.port.ts'

/** Every way to the outside world, one port each. */
export interface Gateways {
  readonly storage: FileStorage
  readonly webFetch: WebFetch
}
