/**
 * A file of this site as a `data:` address, for pictures inside an SVG; null if it doesn't exist or the app
 * is offline. `address` is a path such as `/files/….webp` or the built address of a font.
 */
export async function loadFileAsData(address: string): Promise<string | null> {
  const file = await loadFile(address)
  if (!file) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  // In chunks, because a call can only take so many arguments.
  let binary = ''
  for (let start = 0; start < bytes.length; start += pieceLength) {
    binary += String.fromCharCode(...bytes.subarray(start, start + pieceLength))
  }
  return `data:${file.type};base64,${btoa(binary)}`
}

/** The bytes of a file of this site, such as a font. Rejects if it is not available. */
export async function loadFileBytes(address: string): Promise<Uint8Array> {
  const file = await loadFile(address)
  if (!file) throw new Error(`not loaded: ${address}`)
  return new Uint8Array(await file.arrayBuffer())
}

const pieceLength = 0x8000

async function loadFile(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address)
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}
