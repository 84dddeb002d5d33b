import { expect, test } from 'vitest'
import { videoTypeOf } from './video-type.ts'

const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1')

test.each([
  ['mp4', box('isom'), 'video/mp4'],
  ['newer mp4', box('mp42'), 'video/mp4'],
  ['quicktime', box('qt  '), 'video/quicktime'],
  ['webm', Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm', 'latin1'), 'video/webm'],
  ['matroska', Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska', 'latin1'), undefined],
  ['a picture in the same kind of box', box('avif'), undefined],
  ['html', Buffer.from('<html>ftypisom'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s', (_, bytes, type) => {
  expect(videoTypeOf(bytes)).toBe(type)
})

test('reads a part of a larger buffer for what it is', () => {
  const whole = Buffer.concat([Buffer.from('before'), box('isom')])
  expect(videoTypeOf(new Uint8Array(whole.buffer, whole.byteOffset + 6, 20))).toBe('video/mp4')
})
