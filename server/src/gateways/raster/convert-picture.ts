import { readPicture } from './read-pictures.ts'

// Texts have hard edges, which lower qualities blur.
const quality = 92

/** A picture as JPEG or WebP in its own size. Throws a `RefusalError`. */
export function convertPicture(bytes: Uint8Array, fileType: 'jpeg' | 'webp'): Promise<Buffer> {
  return readPicture(bytes, (picture) =>
    fileType === 'webp'
      ? picture.webp({ quality }).toBuffer()
      : picture.flatten({ background: '#ffffff' }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer(),
  )
}
