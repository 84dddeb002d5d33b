import { expect, test } from 'vitest'
import { acceptHeader, contentKindOf, parseContentType } from './content-kind.ts'

test.each([
  ['text/html', 'text/html', undefined, 'html'],
  ['Text/HTML ; Charset=UTF-8', 'text/html', 'UTF-8', 'html'],
  ['text/html; x=1; charset="iso-8859-1"', 'text/html', 'iso-8859-1', 'html'],
  ['application/xhtml+xml', 'application/xhtml+xml', undefined, 'html'],
  ['text/css;charset=latin1', 'text/css', 'latin1', 'css'],
  ['application/manifest+json', 'application/manifest+json', undefined, 'json'],
  ['application/ld+json', 'application/ld+json', undefined, 'json'],
  ['application/json', 'application/json', undefined, 'json'],
  ['image/svg+xml', 'image/svg+xml', undefined, 'image'],
  ['image/png', 'image/png', undefined, 'image'],
  ['text/plain', 'text/plain', undefined, 'text'],
  ['text/html-sandboxed', 'text/html-sandboxed', undefined, undefined],
  ['application/octet-stream', 'application/octet-stream', undefined, undefined],
  ['application/pdf', 'application/pdf', undefined, undefined],
  ['video/mp4', 'video/mp4', undefined, undefined],
  ['image/', 'image/', undefined, undefined],
  ['', '', undefined, undefined],
  [undefined, '', undefined, undefined],
])('%s', (header, essence, charset, kind) => {
  expect(parseContentType(header)).toEqual({ essence, charset })
  expect(contentKindOf(essence)).toBe(kind)
})

test('the Accept header names the requested kinds', () => {
  expect(acceptHeader(['html', 'image'])).toBe('text/html, application/xhtml+xml, image/*')
})
