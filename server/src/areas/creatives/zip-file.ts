import { crc32 } from 'node:zlib'

export interface ZippedFile {
  /** ASCII, without folders. */
  readonly name: string
  readonly bytes: Uint8Array
}

// 1 January 1980, the first day that the format knows: equal files make equal archives.
const day = 0x21
const version = 20

/** A ZIP archive of files that are stored as they are, because pictures don't shrink further. */
export function zipFile(files: readonly ZippedFile[]): Buffer {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const title = Buffer.from(name, 'ascii')
    const facts = factsOf(bytes, title.length)
    const entry = Buffer.concat([signature(0x04034b50), facts, title, bytes])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([signature(0x02014b50), uint16(version), facts, rest, title]))
    entries.push(entry)
    offset += entry.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...entries, listed, signature(0x06054b50), end])
}

/** What both headers of a file say of it, from the version needed to the length of its name. */
function factsOf(bytes: Uint8Array, nameLength: number): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(version, 0)
  facts.writeUInt16LE(day, 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(bytes.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(nameLength, 22)
  return facts
}

function signature(value: number): Buffer {
  const written = Buffer.alloc(4)
  written.writeUInt32LE(value)
  return written
}

function uint16(value: number): Buffer {
  const written = Buffer.alloc(2)
  written.writeUInt16LE(value)
  return written
}
