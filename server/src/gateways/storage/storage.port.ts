import type { Readable } from 'node:stream'
import type { PictureWidth } from '@aloft/domain/core/picture-widths.rules'

export interface StoredFile {
  readonly bytes: Buffer
  /** Without parameters, for example `image/webp`. */
  readonly contentType: string
  /** Length of `bytes`. */
  readonly size: number
}

/** A stored file without its bytes. */
export type FileFacts = Omit<StoredFile, 'bytes'>

/** Some bytes of a file: the places of the first and the last of them, counted from 0. */
export interface ByteRange {
  readonly first: number
  readonly last: number
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
  /** Type and size of the file of a hash, without reading it; null as for `get`. */
  describe(hash: string): Promise<FileFacts | null>
  /**
   * Some bytes of a file as they are read, for files too large to be held in memory; null as for `get`. The range must be within
   * the file. Whoever gets the stream must read it to its end or destroy it. Unlike `get`, this can't prove the bytes by their
   * hash.
   */
  readRange(hash: string, range: ByteRange): Promise<Readable | null>
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
