import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { startProtocolServer } from '../test-support/start-protocol-server.ts'
import { contentHash } from './content-hash.ts'
import { createS3Storage, type S3Place } from './storage.s3.ts'
import { storageSuite } from './storage.suite.ts'

const program = new URL('test-support/s3-server.ts', import.meta.url)
const { url: endpoint, stop } = await startProtocolServer(program)
afterAll(stop)

const keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' }
const open = (behavior: string, place: Partial<S3Place> = {}) =>
  createS3Storage({ bucket: `${behavior}-${randomUUID()}`, region: 'eu-test-1', endpoint, keys, ...place })

storageSuite('S3', async () => {
  const bucket = `files-${randomUUID()}`
  return () => open('', { bucket })
})

const bytes = Buffer.from('a picture')
const hash = contentHash(bytes)

describe('a bucket that is not as it should be', () => {
  test.each([
    ['is not there', 'missing', 'NoSuchBucket'],
    ['is closed to this key', 'denied', 'AccessDenied'],
    ['is down', 'broken', 'InternalError'],
  ])('that %s fails the put and the reading', async (_, behavior, code) => {
    const storage = open(behavior)
    await expect(storage.put(bytes, 'image/png')).rejects.toBeInstanceOf(Error)
    await expect(storage.get(hash)).rejects.toThrow(code)
  })

  test('with a wrong secret is not mistaken for a missing file', async () => {
    const storage = open('files', { keys: { ...keys, secretAccessKey: 'wrong' } })
    await expect(storage.get(hash)).rejects.toThrow('SignatureDoesNotMatch')
  })

  test('that never answers is given up', async () => {
    const storage = open('silent', { timeoutMs: 100 })
    await expect(storage.get(hash)).rejects.toThrow(/timed? ?out|timeout/i)
  })

  test.each(['busy', 'contested'])('that is %s for a moment is asked again', async (behavior) => {
    const storage = open(behavior)
    await storage.put(bytes, 'image/png')
    expect(await storage.get(hash)).toEqual({ bytes, contentType: 'image/png', size: 9 })
  })

  test.each([
    ['breaks off in the middle', 'cut', 'aborted'],
    ['has other bytes under the name', 'spoiled', 'other bytes'],
  ])('that %s gives no file', async (_, behavior, words) => {
    const storage = open(behavior)
    await storage.put(bytes, 'image/png')
    await expect(storage.get(hash)).rejects.toThrow(words)
  })

  test('that knows no ranges gives no part of a file', async () => {
    const storage = open('rangeless')
    await storage.put(bytes, 'video/mp4')
    await expect(storage.readRange(hash, { first: 2, last: 4 })).rejects.toThrow('instead of 3')
  })

  test('that breaks off in the middle of a range fails who reads it', async () => {
    const storage = open('cut')
    await storage.put(bytes, 'video/mp4')
    const part = await storage.readRange(hash, { first: 0, last: 7 })
    await expect(buffer(part ?? Readable.from([]))).rejects.toThrow('aborted')
  })
})
