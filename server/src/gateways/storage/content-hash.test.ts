import { expect, test } from 'vitest'
import { contentHash, isContentHash } from './content-hash.ts'

test('a file is named by the sha256 of its bytes', () => {
  const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(contentHash(Buffer.from('abc'))).toBe(hash)
  expect(isContentHash(hash)).toBe(true)
})

test.each(['', 'a'.repeat(63), 'a'.repeat(65), 'A'.repeat(64), `${'a'.repeat(64)}\n`, `${'a'.repeat(63)}/`])(
  '%j is no such name',
  (text) => {
    expect(isContentHash(text)).toBe(false)
  },
)
