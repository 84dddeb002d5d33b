import { isContentHash } from './content-hash.ts'

const pictureTypes = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' } as const
const videoTypes = { mp4: 'video/mp4', webm: 'video/webm', mov: 'video/quicktime' } as const
const typeOfEnding = { ...pictureTypes, ...videoTypes }

/** Content types of pictures that the product creates; it serves only these and those of videos. */
export type PictureType = (typeof pictureTypes)[keyof typeof pictureTypes]
export type VideoType = (typeof videoTypes)[keyof typeof videoTypes]

/** The address of a stored picture or video for browsers: `/files/<hash>.webp`. */
export function pictureAddress(hash: string, contentType: PictureType | VideoType): string {
  const ending = Object.entries(typeOfEnding).find(([, type]) => type === contentType)?.[0]
  return `/files/${hash}.${ending}`
}

/** All addresses that a stored file may have. */
export function pictureAddresses(hash: string): string[] {
  return Object.keys(typeOfEnding).map((ending) => `/files/${hash}.${ending}`)
}

/** The parts of the file name in such an address; undefined if it isn't one. */
export function parsePictureName(
  name: string,
): { hash: string; contentType: PictureType | VideoType } | undefined {
  const [hash = '', ending = '', ...more] = name.split('.')
  if (more.length > 0 || !isContentHash(hash) || !Object.hasOwn(typeOfEnding, ending)) return undefined
  return { hash, contentType: typeOfEnding[ending as keyof typeof typeOfEnding] }
}
