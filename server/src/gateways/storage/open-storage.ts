import { join } from 'node:path'
import type { Settings } from '../../env.ts'
import { createEmbeddedStorage } from './storage.embedded.ts'
import type { FileStorage } from './storage.port.ts'

/** Opens the storage chosen in the settings: a bucket if one is set, otherwise a folder on this machine. */
export async function openStorage(settings: Settings): Promise<FileStorage> {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint, DATA_DIR } = settings
  if (!bucket) return createEmbeddedStorage(join(DATA_DIR, 'files'))
  // Imported only if it's used, because this library takes longer to load than the rest of the start.
  const { createS3Storage } = await import('./storage.s3.ts')
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  const keys = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  return createS3Storage({ bucket, region, endpoint, keys })
}
