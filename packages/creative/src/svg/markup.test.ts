import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeMarkup, num, tag } from './markup.ts'

test('attributes are escaped, those without value left out', () => {
  expect(tag('rect', { x: 0.1234, fill: '"><script>', rx: undefined })).toBe(
    '<rect x="0.123" fill="&quot;&gt;&lt;script&gt;"/>',
  )
  expect(tag('g', {}, '<b/>')).toBe('<g><b/></g>')
})

test.each([
  [1 / 3, '0.333'],
  [-0.0001, '0'],
  [1e21, '1e+21'],
  [Number.NaN, '0'],
  [Number.POSITIVE_INFINITY, '0'],
  ['1"/><script>' as unknown as number, '0'],
])('the number %s is written %s', (value, written) => {
  expect(num(value)).toBe(written)
})

test('no text leaves its quotes, and none breaks the document', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = escapeMarkup(text)
      expect(escaped).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/)
      // oxlint-disable-next-line no-control-regex -- exactly these signs must be gone
      expect(escaped).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/)
      expect(escaped.isWellFormed()).toBe(true)
    }),
  )
})
