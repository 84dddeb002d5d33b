import { join } from 'node:path'
import type { Settings } from '../../env.ts'
import { createEmbeddedStorage } from './storage.embedded.ts'
import type { FileStorage } from './storage.port.ts'

/** The storage that the settings choose. */
export function openStorage({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): FileStorage {
  return createEmbeddedStorage(join(DATA_DIR, 'files'))
}
