import { describe, expect, test } from 'vitest'
import { parseContentType } from './content-kind.ts'
import { charsetOf, decodeText } from './decode.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')

function charset(type: string, body: string | Buffer): string | undefined {
  return charsetOf(parseContentType(type), typeof body === 'string' ? latin(body) : body)
}

describe('order', () => {
  const utf8Mark = Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), latin('<meta charset=latin1>')])

  test('byte order mark before the header', () => {
    expect(charset('text/html; charset=latin1', utf8Mark)).toBe('utf-8')
    expect(charset('text/html', Buffer.of(0xff, 0xfe, 0x41, 0))).toBe('utf-16le')
    expect(charset('text/css; charset=utf-8', Buffer.of(0xfe, 0xff, 0, 0x41))).toBe('utf-16be')
  })

  test('header before meta', () => {
    expect(charset('text/html; charset=shift_jis', '<meta charset=utf-8>')).toBe('shift_jis')
    expect(charset('text/html; charset="utf-16le"', 'a')).toBe('utf-16le')
  })

  test('an unknown label counts as none', () => {
    expect(charset('text/html; charset=klingon', '<meta charset=koi8-r>')).toBe('koi8-r')
    expect(charset('text/html', '<meta charset=klingon><meta charset=koi8-r>')).toBe('koi8-r')
  })

  test('without any hint the bytes decide', () => {
    expect(charset('text/html', Buffer.from('<p>Käse'))).toBe('utf-8')
    expect(charset('text/html', '<p>K\xe4se')).toBe('windows-1252')
    expect(charset('text/plain', 'K\xe4se')).toBe('windows-1252')
    expect(charset('text/html', '')).toBe('utf-8')
  })

  test('JSON is UTF-8, a picture has no text', () => {
    expect(charset('application/manifest+json; charset=latin1', '{"a":"\xe4"}')).toBe('utf-8')
    expect(charset('image/png', '<meta charset=utf-8>')).toBeUndefined()
    expect(charset('image/svg+xml', '<?xml version="1.0" encoding="ISO-8859-15"?><svg/>')).toBe('iso-8859-15')
  })
})

describe('what a page says itself', () => {
  test.each([
    ['<meta charset="windows-1251">', 'windows-1251'],
    ["<META CHARSET = 'windows-1251' >", 'windows-1251'],
    ['<meta charset=windows-1251/>', 'utf-8'],
    ['<meta/charset=windows-1251>', 'windows-1251'],
    ['<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">', 'windows-1251'],
    ['<meta content="text/html; charset=\'windows-1251\'" http-equiv=content-type>', 'windows-1251'],
    ['<meta content="text/html; charset=windows-1251">', 'utf-8'],
    ['<meta http-equiv=refresh content="1; charset=windows-1251">', 'utf-8'],
    ['<meta name=charset content=windows-1251>', 'utf-8'],
    ['<!-- <meta charset=koi8-r> --><meta charset=windows-1251>', 'windows-1251'],
    ['<!-- > <meta charset=koi8-r> --><meta charset=windows-1251>', 'windows-1251'],
    ['<!x <meta charset=koi8-r><meta charset=windows-1251>', 'windows-1251'],
    ['<?x <meta charset=koi8-r><meta charset=windows-1251>', 'windows-1251'],
    ['<!--><meta charset=windows-1251>', 'windows-1251'],
    ['<a title="<meta charset=koi8-r>"><meta charset=windows-1251>', 'windows-1251'],
    ['<!DOCTYPE html><html lang=ru><head><meta charset=windows-1251>', 'windows-1251'],
    ['<metadata charset=koi8-r><meta charset=windows-1251>', 'windows-1251'],
    ['</meta charset=koi8-r><meta charset=windows-1251>', 'windows-1251'],
    ['<meta charset=windows-1251 charset=koi8-r>', 'windows-1251'],
    ['<meta charset=utf-16le>', 'utf-8'],
    ['<meta charset=x-user-defined>', 'windows-1252'],
    ['<?xml version="1.0" encoding="windows-1251"?><html>', 'windows-1251'],
    ['<meta charset="windows-1251', 'utf-8'],
    [`${' '.repeat(1_010)}<meta charset=windows-1251>`, 'utf-8'],
    [`${' '.repeat(980)}<meta charset=windows-1251>`, 'windows-1251'],
  ])('%s -> %s', (text, encoding) => {
    expect(charset('text/html', text)).toBe(encoding)
  })

  test.each([
    ['@charset "windows-1251"; a {}', 'windows-1251'],
    ['@charset "utf-16"; a {}', 'utf-8'],
    ["@charset 'windows-1251'; a {}", 'utf-8'],
    [' @charset "windows-1251"; a {}', 'utf-8'],
  ])('CSS: %s -> %s', (text, encoding) => {
    expect(charset('text/css', text)).toBe(encoding)
  })
})

test('decoding', () => {
  expect(decodeText(latin('Preis: 5 \x80, \x84K\xe4se\x93'), 'windows-1252')).toBe('Preis: 5 €, „Käse“')
  expect(decodeText(Buffer.of(0xef, 0xbb, 0xbf, 0x61), 'utf-8')).toBe('a')
  expect(decodeText(Buffer.of(0x61, 0xff, 0x62), 'utf-8')).toBe('a\ufffdb')
  expect(decodeText(Buffer.of(0x93, 0xfa, 0x96, 0x7b), 'shift_jis')).toBe('日本')
})
