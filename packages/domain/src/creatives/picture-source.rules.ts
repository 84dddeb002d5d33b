const ownFile = /^\/files\/[0-9a-f]{64}(?:\.(?:png|webp|jpg))?$/
const pictureData =
  /^data:image\/(?:png|jpeg|webp);base64,(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** The longest picture embedded in a creative, in characters; larger ones are stored and referenced by address. */
export const maxPictureDataLength = 2_000_000

/** Whether a creative may show a picture from this source: a stored file (`/files/<hash>`) or its base64 data. */
export function isPictureSource(src: string): boolean {
  return ownFile.test(src) || (src.length <= maxPictureDataLength && pictureData.test(src))
}
