import { expect, test } from 'vitest'
import { isPictureSource, maxPictureDataLength } from './picture-source.rules.ts'

const hash = '0123456789abcdef'.repeat(4)

test.each([
  `/files/${hash}`,
  `/files/${hash}.webp`,
  `/files/${hash}.jpg`,
  'data:image/png;base64,iVBORw==',
  'data:image/webp;base64,UklG',
])('%s', (src) => {
  expect(isPictureSource(src)).toBe(true)
})

test.each([
  '',
  `https://example.com/files/${hash}.webp`,
  `//files/${hash}`,
  `/files/${hash}.svg`,
  `/files/${hash}.webp?x`,
  `/files/${hash}\n`,
  `/files/../${hash}`,
  '/files/abc',
  'file:///etc/passwd',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/png,abc',
  'data:image/png;base64,iVBORw==" onload="x',
  'data:text/html;base64,PHN2Zz4=',
])('%j is no source', (src) => {
  expect(isPictureSource(src)).toBe(false)
})

test('data is bounded, and read without delay', () => {
  expect(isPictureSource(`data:image/png;base64,${'A'.repeat(maxPictureDataLength)}`)).toBe(false)
  expect(isPictureSource(`data:image/png;base64,${'AAAA'.repeat(400_000)}`)).toBe(true)
  expect(isPictureSource(`data:image/png;base64,${'AAAA'.repeat(400_000)}!`)).toBe(false)
})
