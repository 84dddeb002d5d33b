import { z } from 'zod'

/**
 * A file of a multipart call, as a Blob. On the server it's backed by a temporary file, which exists until
 * the call ends.
 */
export interface UploadedFile {
  /** In bytes. */
  readonly size: number
  /** The type claimed by the sender, such as `image/png`; not to be trusted. */
  readonly type: string
  /** The name it has with the sender, if that says one; not to be trusted. */
  readonly name?: string
  arrayBuffer(): Promise<ArrayBuffer>
}

export const uploadedFileSchema = z
  .custom<UploadedFile>(isUploadedFile)
  .meta({ type: 'string', format: 'binary' })

/** Whether a payload's field is a file rather than text. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  if (typeof value !== 'object' || value === null) return false
  return 'arrayBuffer' in value && typeof value.arrayBuffer === 'function' && 'size' in value
}
