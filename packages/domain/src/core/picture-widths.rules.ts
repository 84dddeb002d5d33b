/**
 * Widths in pixels that stored pictures are available in, besides their own. Few and fixed, so that nobody can fill the
 * storage with sizes; each serves what is shown up to that wide, or half of it on a dense screen.
 */
export const pictureWidths = [96, 192, 384, 768, 1080] as const
export type PictureWidth = (typeof pictureWidths)[number]

const storedPicture = /^\/files\/[0-9a-f]{64}\.(?:png|webp|jpg)$/

/** The width a query asks for; undefined if it is not one of the fixed ones. */
export function parsePictureWidth(text: string): PictureWidth | undefined {
  return pictureWidths.find((width) => String(width) === text)
}

/** The candidates of an `img` for a stored picture, as its `srcset` takes them; undefined for any other address. */
export function pictureCandidates(address: string): string | undefined {
  if (!storedPicture.test(address)) return undefined
  return pictureWidths.map((width) => `${address}?width=${width} ${width}w`).join(', ')
}
