import { z } from 'zod'

/** A file of a multipart call: any Blob. On the server one over a temporary file, which is there until the call ends. */
export interface UploadedFile {
  /** Bytes. */
  readonly size: number
  /** What the sender says it is, such as `image/png`; not to be believed. */
  readonly type: string
  arrayBuffer(): Promise<ArrayBuffer>
}

export const uploadedFileSchema = z
  .custom<UploadedFile>(isUploadedFile)
  .meta({ type: 'string', format: 'binary' })

/** Whether a field of a payload is a file, and no text. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  if (typeof value !== 'object' || value === null) return false
  return 'arrayBuffer' in value && typeof value.arrayBuffer === 'function' && 'size' in value
}
