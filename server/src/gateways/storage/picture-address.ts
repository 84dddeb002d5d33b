import { isContentHash } from './content-hash.ts'

const typeOfEnding = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** Content types of pictures that the product makes, and the only ones it serves. */
export type PictureType = (typeof typeOfEnding)[keyof typeof typeOfEnding]

/** Where browsers find a stored picture: `/files/<hash>.webp`. */
export function pictureAddress(hash: string, contentType: PictureType): string {
  const ending = Object.entries(typeOfEnding).find(([, type]) => type === contentType)?.[0]
  return `/files/${hash}.${ending}`
}

/** All addresses that a stored picture may have. */
export function pictureAddresses(hash: string): string[] {
  return Object.keys(typeOfEnding).map((ending) => `/files/${hash}.${ending}`)
}

/** What the last part of such an address asks for; undefined where it is none. */
export function parsePictureName(name: string): { hash: string; contentType: PictureType } | undefined {
  const [hash = '', ending = '', ...more] = name.split('.')
  if (more.length > 0 || !isContentHash(hash) || !Object.hasOwn(typeOfEnding, ending)) return undefined
  return { hash, contentType: typeOfEnding[ending as keyof typeof typeOfEnding] }
}
