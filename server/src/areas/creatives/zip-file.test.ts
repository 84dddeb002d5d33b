import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { zipFile } from './zip-file.ts'

/** The files of an archive as its directory lists them. */
function filesIn(zip: Buffer) {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const [sum, size, nameLength] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
    ]
    const entry = zip.readUInt32LE(at + 42)
    const name = zip.toString('ascii', at + 46, at + 46 + nameLength)
    at += 46 + nameLength
    const start = entry + 30 + zip.readUInt16LE(entry + 26)
    const bytes = zip.subarray(start, start + size)
    expect(zip.toString('ascii', entry + 30, start)).toBe(name)
    expect(crc32(bytes)).toBe(sum)
    return { name, text: bytes.toString() }
  })
}

it.each([[[]], [['a']], [['first', '', 'third']]])('holds the files %j', (texts: string[]) => {
  const files = texts.map((text, index) => ({ name: `${index}.png`, bytes: Buffer.from(text) }))
  expect(filesIn(zipFile(files))).toEqual(files.map(({ name }, index) => ({ name, text: texts[index] })))
})
