import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentHash } from './content-hash.ts'
import { createEmbeddedStorage } from './storage.embedded.ts'
import { storageSuite } from './storage.suite.ts'

async function newFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'storage-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return dir
}

storageSuite('embedded', async () => {
  const dir = join(await newFolder(), 'files')
  return () => createEmbeddedStorage(dir)
})

const bytes = Buffer.from('a picture')
const hash = contentHash(bytes)
const folder = hash.slice(0, 2)

test('a file lies under the first digits of its hash, with its type beside and nothing else', async () => {
  const dir = await newFolder()
  const storage = createEmbeddedStorage(dir)
  await Promise.all([storage.put(bytes, 'image/png'), storage.put(bytes, 'image/png')])
  const names = await readdir(dir, { recursive: true })
  expect(names.toSorted()).toEqual([folder, join(folder, hash), join(folder, `${hash}.type`)])
})

test('a put that was cut off before its file is done again', async () => {
  const dir = await newFolder()
  await mkdir(join(dir, folder))
  await writeFile(join(dir, folder, `${hash}.type`), 'image/gif')
  await writeFile(join(dir, folder, `${hash}.1234.draft`), 'a pic')
  const storage = createEmbeddedStorage(dir)
  expect(await storage.get(hash)).toBeNull()
  await storage.put(bytes, 'image/png')
  expect(await storage.get(hash)).toEqual({ bytes, contentType: 'image/png', size: 9 })
})

test('a disk that takes no file fails the put and keeps no draft', async () => {
  const dir = await newFolder()
  // A folder in the file's place: the draft is written, but cannot take its name.
  await mkdir(join(dir, folder, `${hash}.type`), { recursive: true })
  const storage = createEmbeddedStorage(dir)
  await expect(storage.put(bytes, 'image/png')).rejects.toThrow('EISDIR')
  expect(await storage.has(hash)).toBe(false)
  expect(await readdir(join(dir, folder))).toEqual([`${hash}.type`])
})
