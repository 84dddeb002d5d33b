import { Zip, ZipPassThrough } from 'fflate'

interface ZippedFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** The first day that the format knows: equal files make equal archives. */
const firstZipDay = '1980-01-01T00:00:00'

/**
 * A ZIP archive of files, as it grows: only one file is in memory at a time. Files are stored as they are, because pictures
 * don't shrink further.
 */
export async function* zipStream(
  first: ZippedFile,
  others: AsyncIterable<ZippedFile>,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  const add = ({ path, bytes }: ZippedFile) => {
    const file = new ZipPassThrough(path)
    file.mtime = firstZipDay
    zip.add(file)
    file.push(bytes, true)
    const chunks = ready
    ready = []
    return chunks
  }
  yield* add(first)
  for await (const file of others) yield* add(file)
  zip.end()
  yield* ready
}
