/**
 * Widths in pixels that stored pictures are available in, besides their own. Few and fixed, so that nobody can fill the
 * storage with sizes. Each one suits pictures shown up to that width, or up to half of it on a dense screen.
 */
export const pictureWidths = [96, 192, 384, 768, 1080] as const
export type PictureWidth = (typeof pictureWidths)[number]

const storedPicture = /^\/files\/[0-9a-f]{64}\.(?:png|webp|jpg)$/

/** The width that a query requests; undefined if it's not one of the fixed ones. */
export function parsePictureWidth(text: string): PictureWidth | undefined {
  return pictureWidths.find((width) => String(width) === text)
}

/** The address of a picture in one of the widths; of anything but a stored picture, its own. */
export function narrowedAddress(address: string, width: PictureWidth): string {
  return storedPicture.test(address) ? `${address}?width=${width}` : address
}

/** The `srcset` candidates of an `img` for a stored picture; undefined for any other address. */
export function pictureCandidates(address: string): string | undefined {
  if (!storedPicture.test(address)) return undefined
  return pictureWidths.map((width) => `${address}?width=${width} ${width}w`).join(', ')
}
