/**
 * The size in pixels of a picture as decoded by the browser; undefined if it can't be decoded, null if it
 * isn't a picture.
 */
export async function picturePixels(
  file: Blob,
): Promise<{ readonly width: number; readonly height: number } | null | undefined> {
  if (!file.type.startsWith('image/')) return null
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    // An SVG without a size of its own has no bitmap; as an element it has one.
    return elementPixels(file)
  }
}

function elementPixels(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const url = URL.createObjectURL(file)
  return naturalSize(url).finally(() => URL.revokeObjectURL(url))
}

/** The size in pixels of a picture at an address; undefined if it can't be shown. */
export function naturalSize(url: string): Promise<{ width: number; height: number } | undefined> {
  const image = new Image()
  return new Promise((resolve) => {
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }))
    image.addEventListener('error', () => resolve(undefined))
    image.src = url
  })
}
