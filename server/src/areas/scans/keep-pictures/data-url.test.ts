import { expect, test } from 'vitest'
import { decodePictureDataUrl } from './data-url.ts'

const decoded = (url: string, maxBytes = 1_000) => decodePictureDataUrl(url, maxBytes)?.toString('latin1')

test.each([
  ['data:image/png;base64,iVBORw==', '\x89PNG'],
  ['DATA:IMAGE/PNG;BASE64,iVBORw==', '\x89PNG'],
  ['data:image/png;base64,iVBO%52w%3D%3D', '\x89PNG'],
  ['data:image/png;base64,iVBO\n Rw', '\x89PNG'],
  ['data:image/svg+xml;charset=utf-8;base64,PHN2Zz4=', '<svg>'],
  ['data:image/svg+xml,%3Csvg%3E', '<svg>'],
  ['data:image/svg+xml;utf8,<svg a="1,2">', '<svg a="1,2">'],
  ['data:image/svg+xml,<svg width="50%">%', '<svg width="50%">%'],
  ['data:image/svg+xml,<svg>#part', '<svg>'],
  ['data:image/svg+xml,é', '\xc3\xa9'],
  ['data:image/png,', ''],
])('%s', (url, bytes) => {
  expect(decoded(url)).toBe(bytes)
})

test.each([
  'data:,hello',
  'data:text/html,<svg>',
  'data:image,x',
  'data:image/png',
  'data:image/png;base64',
  'data:imagepng/image/png,x',
  'https://example.com/data:image/png,x',
])('%s is no picture', (url) => {
  expect(decoded(url)).toBeUndefined()
})

test('as many bytes as allowed, and not one more', () => {
  const base64 = (length: number) => `data:image/png;base64,${Buffer.alloc(length, 'x').toString('base64')}`
  const escaped = (length: number) => `data:image/png,${'%78'.repeat(length)}`
  for (const write of [base64, escaped]) {
    expect(decoded(write(500), 500)).toHaveLength(500)
    expect(decoded(write(501), 500)).toBeUndefined()
  }
})

test('a long address is not read again and again', () => {
  // Work that grows with the square of the length would take minutes here.
  const started = performance.now()
  expect(decoded(`data:image/png${';a=b'.repeat(300_000)}`, 10_000_000)).toBeUndefined()
  expect(decoded(`data:image/png,${'%zz'.repeat(300_000)}`, 100_000)).toBeUndefined()
  expect(performance.now() - started).toBeLessThan(5_000)
})
