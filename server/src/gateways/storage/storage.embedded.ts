import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type PictureWidth, pictureWidths } from '@aloft/domain/core/picture-widths.rules'
import { contentHash, isContentHash } from './content-hash.ts'
import { requirePlainType } from './plain-type.ts'
import type { FileStorage } from './storage.port.ts'

/**
 * Files on this machine's disk, as `<dir>/<first two digits>/<hash>` with the content type in a second file. Several
 * nodes may share the folder: a file appears complete or not at all.
 */
export function createEmbeddedStorage(dir: string): FileStorage {
  const pathOf = (hash: string) => join(dir, hash.slice(0, 2), hash)

  async function has(hash: string): Promise<boolean> {
    return isContentHash(hash) && (await ifThere(stat(pathOf(hash)))) !== null
  }

  return {
    has,

    async put(bytes, contentType) {
      requirePlainType(contentType)
      const hash = contentHash(bytes)
      if (await has(hash)) return { hash }
      const path = pathOf(hash)
      await mkdir(dirname(path), { recursive: true })
      // Write the type first, so that every file that can be found can be served.
      await writeWhole(typePath(path), Buffer.from(contentType))
      await writeWhole(path, bytes)
      return { hash }
    },

    async get(hash) {
      if (!isContentHash(hash)) return null
      const bytes = await ifThere(readFile(pathOf(hash)))
      if (!bytes) return null
      const contentType = await readFile(typePath(pathOf(hash)), 'utf8')
      return { bytes, contentType, size: bytes.length }
    },

    async describe(hash) {
      const found = isContentHash(hash) ? await ifThere(stat(pathOf(hash))) : null
      if (!found) return null
      return { contentType: await readFile(typePath(pathOf(hash)), 'utf8'), size: found.size }
    },

    async readRange(hash, { first, last }) {
      if (!isContentHash(hash)) return null
      const file = await ifThere(open(pathOf(hash)))
      return file && file.createReadStream({ start: first, end: last })
    },

    async putNarrowed(hash, width, webp) {
      if (!isContentHash(hash)) return
      await mkdir(dirname(pathOf(hash)), { recursive: true })
      await writeWhole(narrowedPath(pathOf(hash), width), webp)
    },

    async getNarrowed(hash, width) {
      return isContentHash(hash) ? ifThere(readFile(narrowedPath(pathOf(hash), width))) : null
    },

    async remove(hash) {
      if (!isContentHash(hash)) return
      // Remove the file first, because a file without a type would be found but could not be served.
      await rm(pathOf(hash), { force: true })
      await rm(typePath(pathOf(hash)), { force: true })
      for (const width of pictureWidths) await rm(narrowedPath(pathOf(hash), width), { force: true })
    },
  }
}

function typePath(path: string): string {
  return `${path}.type`
}

function narrowedPath(path: string, width: PictureWidth): string {
  return `${path}.w${width}`
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  try {
    await using file = await open(draft, 'wx')
    await file.writeFile(bytes)
    await file.sync()
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function ifThere<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
