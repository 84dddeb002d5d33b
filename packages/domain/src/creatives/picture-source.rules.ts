const ownFile = /^\/files\/[0-9a-f]{64}(?:\.(?:png|webp|jpg))?$/
const pictureData =
  /^data:image\/(?:png|jpeg|webp);base64,(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** Longest picture written into a creative, in characters; larger ones are stored and named by their address. */
export const maxPictureDataLength = 2_000_000

/** Whether a creative may show a picture from there: a stored file (`/files/<hash>`) or base64 data of one. */
export function isPictureSource(src: string): boolean {
  return ownFile.test(src) || (src.length <= maxPictureDataLength && pictureData.test(src))
}
