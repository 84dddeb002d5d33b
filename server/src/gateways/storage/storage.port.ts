import type { PictureWidth } from '@aloft/domain/core/picture-widths.rules'

export interface StoredFile {
  readonly bytes: Buffer
  /** Without parameters, for example `image/webp`. */
  readonly contentType: string
  /** Length of `bytes`. */
  readonly size: number
}

/** Stores files for all nodes under the SHA-256 of their bytes; a stored file never changes. */
export interface FileStorage {
  /**
   * Stores a file and returns its hash, 64 lower-case hex digits. If the bytes are already stored, nothing changes,
   * including the first content type. Throws if the content type is not a plain `type/subtype`.
   */
  put(bytes: Uint8Array, contentType: string): Promise<{ readonly hash: string }>
  /** The file of a hash; null if the hash is unknown or not a hash. */
  get(hash: string): Promise<StoredFile | null>
  has(hash: string): Promise<boolean>
  /** Stores a WebP made from a stored picture in one of the fixed widths. Does nothing if the text is not a hash. */
  putNarrowed(hash: string, width: PictureWidth, webp: Uint8Array): Promise<void>
  /** Such a WebP; null if none is stored. */
  getNarrowed(hash: string, width: PictureWidth): Promise<Buffer | null>
  /**
   * Permanently removes the file of a hash, and pictures made from it, for all nodes. Does nothing if the hash is
   * unknown or not a hash.
   */
  remove(hash: string): Promise<void>
}
