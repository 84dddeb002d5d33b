import { readPicture } from './read-pictures.ts'

const quality = 82

/** A picture as WebP, no wider than `width` and never enlarged. Throws a `RefusalError`. */
export function narrowPicture(bytes: Uint8Array, width: number): Promise<Buffer> {
  return readPicture(bytes, (picture) =>
    picture.resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer(),
  )
}
