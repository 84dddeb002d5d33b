import type { PictureWidth } from '@aloft/domain/core/picture-widths.rules'

/** A file as it was put. */
export interface StoredFile {
  readonly bytes: Buffer
  /** Without parameters: `image/webp`. */
  readonly contentType: string
  /** Length of `bytes`. */
  readonly size: number
}

/** Keeps files for all nodes under the sha256 of their bytes; a kept file never changes. */
export interface FileStorage {
  /**
   * Keeps a file and returns its hash, 64 lower-case hex digits. Bytes that are kept already stay as they are,
   * with their first content type. Throws on a content type that is no plain `type/subtype`.
   */
  put(bytes: Uint8Array, contentType: string): Promise<{ readonly hash: string }>
  /** The file of a hash; null for an unknown one and for text that is no hash. */
  get(hash: string): Promise<StoredFile | null>
  has(hash: string): Promise<boolean>
  /** Keeps a WebP that was made from a stored picture in one of the fixed widths. Text that is no hash keeps nothing. */
  putNarrowed(hash: string, width: PictureWidth, webp: Uint8Array): Promise<void>
  /** Such a WebP; null if none was kept. */
  getNarrowed(hash: string, width: PictureWidth): Promise<Buffer | null>
  /**
   * Removes the file of a hash and what was made from it, for good and for all nodes; an unknown one and text that is no
   * hash change nothing.
   */
  remove(hash: string): Promise<void>
}
