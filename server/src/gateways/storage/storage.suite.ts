import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { FileStorage } from './storage.port.ts'

/**
 * Tests for every storage adapter. `open` opens one place; each call of its result returns another node's adapter for
 * it.
 */
export function storageSuite(name: string, open: () => Promise<() => FileStorage>): void {
  describe(`${name} storage`, () => {
    test('gives back what was put, by the sha256 of its bytes', async () => {
      const storage = (await open())()
      const bytes = randomBytes(70_000)
      const { hash } = await storage.put(bytes, 'image/webp')
      expect(hash).toBe(createHash('sha256').update(bytes).digest('hex'))
      expect(await storage.has(hash)).toBe(true)
      const file = await storage.get(hash)
      expect(file).toMatchObject({ contentType: 'image/webp', size: 70_000 })
      expect(file?.bytes.equals(bytes)).toBe(true)
    })

    test.each([
      ['nothing', Buffer.alloc(0)],
      ['one byte', Buffer.from('x')],
      ['line ends of every kind', Buffer.from('a\r\nb\nc\rd\0e')],
      ['12 MB', randomBytes(12 * 1024 * 1024)],
    ])('keeps %s as it is', async (_, bytes) => {
      const storage = (await open())()
      const { hash } = await storage.put(bytes, 'application/vnd.aloft.test+json')
      const file = await storage.get(hash)
      expect(file).toMatchObject({ contentType: 'application/vnd.aloft.test+json', size: bytes.length })
      expect(file?.bytes.equals(bytes)).toBe(true)
    })

    test('takes a part of a larger buffer for what it is', async () => {
      const storage = (await open())()
      const whole = Buffer.from('before picture after')
      const { hash } = await storage.put(new Uint8Array(whole.buffer, whole.byteOffset + 7, 7), 'image/png')
      expect((await storage.get(hash))?.bytes.toString()).toBe('picture')
    })

    test('is seen by every node', async () => {
      const node = await open()
      const { hash } = await node().put(Buffer.from('shared'), 'image/png')
      const other = node()
      expect(await other.has(hash)).toBe(true)
      expect((await other.get(hash))?.bytes.toString()).toBe('shared')
    })

    test('keeps the same bytes once, with their first type', async () => {
      const storage = (await open())()
      const first = await storage.put(Buffer.from('twice'), 'image/png')
      const second = await storage.put(Buffer.from('twice'), 'text/html')
      expect(second).toEqual(first)
      expect((await storage.get(first.hash))?.contentType).toBe('image/png')
    })

    test('takes the same bytes from many at once', async () => {
      const node = await open()
      const bytes = randomBytes(300_000)
      const puts = await Promise.all(Array.from({ length: 12 }, () => node().put(bytes, 'image/jpeg')))
      const hash = puts[0]?.hash ?? ''
      expect(new Set(puts.map((put) => put.hash))).toEqual(new Set([hash]))
      const file = await node().get(hash)
      expect(file?.contentType).toBe('image/jpeg')
      expect(file?.bytes.equals(bytes)).toBe(true)
    })

    test('never shows a part of a file that is still coming', async () => {
      const node = await open()
      const bytes = randomBytes(8 * 1024 * 1024)
      const hash = createHash('sha256').update(bytes).digest('hex')
      let isPut = false
      const putting = node()
        .put(bytes, 'image/png')
        .finally(() => (isPut = true))
      const sizes = new Set<number | undefined>()
      while (!isPut) sizes.add((await node().get(hash))?.size)
      await putting
      sizes.add((await node().get(hash))?.size)
      expect([...sizes]).toEqual([undefined, bytes.length])
    })

    test('hands out bytes of its own', async () => {
      const storage = (await open())()
      const bytes = Buffer.from('unchanged')
      const { hash } = await storage.put(bytes, 'image/png')
      bytes.fill('x')
      ;(await storage.get(hash))?.bytes.fill('y')
      expect((await storage.get(hash))?.bytes.toString()).toBe('unchanged')
    })

    test('knows no hash that was never put', async () => {
      const storage = (await open())()
      await storage.put(Buffer.from('another'), 'image/png')
      expect(await storage.has('0'.repeat(64))).toBe(false)
      expect(await storage.get('0'.repeat(64))).toBeNull()
    })

    test('says a file’s type and size, and reads any part of it', async () => {
      const node = await open()
      const bytes = randomBytes(300_000)
      const { hash } = await node().put(bytes, 'video/mp4')
      expect(await node().describe(hash)).toEqual({ contentType: 'video/mp4', size: 300_000 })
      for (const [first, last] of [
        [0, 0],
        [0, 299_999],
        [65_535, 65_537],
        [299_999, 299_999],
      ] as const) {
        const part = await node().readRange(hash, { first, last })
        expect((await buffer(part ?? Readable.from([]))).equals(bytes.subarray(first, last + 1))).toBe(true)
      }
    })

    test('removes a file that somebody has begun to read', async () => {
      const storage = (await open())()
      const { hash } = await storage.put(randomBytes(3_000_000), 'video/mp4')
      const part = await storage.readRange(hash, { first: 0, last: 2_999_999 })
      part?.destroy()
      await storage.remove(hash)
      expect(await storage.describe(hash)).toBeNull()
      expect(await storage.readRange(hash, { first: 0, last: 1 })).toBeNull()
    })

    test('removes a file for every node, once, and takes it again later', async () => {
      const node = await open()
      const [gone, remaining] = [Buffer.from('to be removed'), Buffer.from('to be kept')]
      const { hash } = await node().put(gone, 'image/png')
      const other = await node().put(remaining, 'image/png')
      await node().remove(hash)
      await node().remove(hash)
      expect(await node().has(hash)).toBe(false)
      expect(await node().get(hash)).toBeNull()
      expect((await node().get(other.hash))?.bytes.equals(remaining)).toBe(true)
      await node().put(gone, 'image/webp')
      expect(await node().get(hash)).toMatchObject({ contentType: 'image/webp', size: gone.length })
    })

    test('keeps what was made narrower from a file for every node, and removes it with the file', async () => {
      const node = await open()
      const { hash } = await node().put(Buffer.from('wide'), 'image/png')
      expect(await node().getNarrowed(hash, 96)).toBeNull()
      await node().putNarrowed(hash, 96, Buffer.from('narrow'))
      await node().putNarrowed(hash, 96, Buffer.from('narrow'))
      expect((await node().getNarrowed(hash, 96))?.toString()).toBe('narrow')
      expect(await node().getNarrowed(hash, 192)).toBeNull()
      expect((await node().get(hash))?.bytes.toString()).toBe('wide')
      await node().remove(hash)
      expect(await node().getNarrowed(hash, 96)).toBeNull()
    })

    test.each([
      ['empty', () => ''],
      ['cut', (hash: string) => hash.slice(1)],
      ['longer', (hash: string) => `${hash}0`],
      ['in capitals', (hash: string) => hash.toUpperCase()],
      ['with a line end', (hash: string) => `${hash}\n`],
      ['with its type', (hash: string) => `${hash}.type`],
      ['after a path', (hash: string) => `${hash.slice(0, 2)}/${hash}`],
      ['that climbs', (hash: string) => `aa/../../${hash.slice(0, 2)}/${hash}`],
      ['that turns back', (hash: string) => `${hash.slice(0, 2)}/../${hash}`],
      ['with a zero byte', (hash: string) => `${hash}\0`],
    ])('takes no hash that is %s', async (_, spoil) => {
      const storage = (await open())()
      const { hash } = await storage.put(Buffer.from('letters: abcdef'), 'image/png')
      expect(hash).toMatch(/[a-f]/)
      expect(await storage.has(spoil(hash))).toBe(false)
      expect(await storage.get(spoil(hash))).toBeNull()
      expect(await storage.describe(spoil(hash))).toBeNull()
      expect(await storage.readRange(spoil(hash), { first: 0, last: 1 })).toBeNull()
      await storage.putNarrowed(spoil(hash), 96, Buffer.from('x'))
      expect(await storage.getNarrowed(spoil(hash), 96)).toBeNull()
      await storage.remove(spoil(hash))
      expect(await storage.has(hash)).toBe(true)
    })

    test.each(['', 'image', 'image/png; charset=utf-8', 'image/png\r\nX-Evil: 1', 'image/ png', '/png'])(
      'refuses the content type %j',
      async (contentType) => {
        const storage = (await open())()
        await expect(storage.put(Buffer.from('typed'), contentType)).rejects.toThrow('content type')
        expect(await storage.has(createHash('sha256').update('typed').digest('hex'))).toBe(false)
      },
    )
  })
}
