import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUrlMatch, normaliseUrl, siteHost, withNoBridge } from './url.ts'

describe('normaliseUrl', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['  example.com/ ', 'https://example.com/'],
    ['HTTP://A.co/X', 'http://a.co/X'],
    ['www.Example.COM/Shop?Q=1#Top', 'https://www.example.com/Shop?Q=1#Top'],
    ['example.com/?next=https://b.co', 'https://example.com/?next=https://b.co'],
    ['http://127.0.0.1:4301/page', 'http://127.0.0.1:4301/page'],
    ['192.168.0.255', 'https://192.168.0.255'],
    ['müller.de', 'https://müller.de'],
    ['xn--mller-kva.de', 'https://xn--mller-kva.de'],
    ['https://a.co?x=1', 'https://a.co?x=1'],
  ])('%s becomes %s', (text, url) => {
    expect(normaliseUrl(text)).toBe(url)
  })

  it.each([
    '',
    'foo',
    'localhost',
    'http://localhost:3000',
    'ftp://a.co',
    'javascript:alert(1)',
    'mailto:a@b.co',
    'https://user:secret@a.co',
    'https://a.co\\@b.co',
    'a b.co',
    'a.co/x y',
    '-a.co',
    'a-.co',
    'a..co',
    'a.c',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    'a.co:0',
    'a.co:65536',
    `${'a'.repeat(64)}.co`,
    `${'abcdefgh.'.repeat(30)}co`,
  ])('refuses %j', (text) => {
    expect(normaliseUrl(text)).toBe(false)
  })

  it('leaves its own results as they are', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (text) => {
        const url = normaliseUrl(text)
        fc.pre(url !== false)
        expect(normaliseUrl(url)).toBe(url)
      }),
    )
  })

  it('accepts addresses with a plain host and keeps the rest of them', () => {
    fc.assert(
      fc.property(fc.domain(), fc.webPath(), (host, path) => {
        fc.pre(/^[a-z][a-z0-9.-]*$/i.test(host) && !/["\\<>]/.test(path))
        expect(normaliseUrl(`${host}${path}`)).toBe(`https://${host.toLowerCase()}${path}`)
      }),
    )
  })

  it('never fails, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => normaliseUrl(text) !== undefined))
  })
})

describe('siteHost', () => {
  it('identifies a site by its host without www.', () => {
    expect(siteHost('HTTPS://WWW.Nightjar.example/lamps')).toBe('nightjar.example')
    expect(siteHost('shop.nightjar.example')).toBe('shop.nightjar.example')
    expect(siteHost('nightjar')).toBe(false)
  })
})

describe('isUrlMatch', () => {
  it.each([
    ['https://a.co/x', 'http://www.a.co/x/', true],
    ['https://www.a.co', 'https://a.co/', true],
    ['https://a.co/x', 'https://a.co/X', false],
    ['https://a.co/x', 'https://b.a.co/x', false],
    ['https://a.co/x?a=1', 'https://a.co/x', false],
    ['https://a.co/x?a=1', 'https://a.co/x?a=2', false],
    ['https://a.co/x?a=1', 'https://a.co/x?b=2&a=1', true],
    ['https://a.co/x', 'https://a.co/x?b=2', true],
    ['https://a.co/x?a=b+c', 'https://a.co/x?a=b%20c', true],
    ['https://a.co/x?a=%', 'https://a.co/x?a=%', true],
    ['https://a.co/x?a=1&a=2', 'https://a.co/x?a=2', false],
    ['a.co', 'https://a.co#top', true],
    ['nowhere', 'nowhere', false],
  ])('%s against %s: %s', (reference, tested, isMatch) => {
    expect(isUrlMatch(reference, tested)).toBe(isMatch)
  })

  it('matches every address with itself and with more parameters', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (text) => {
        const url = normaliseUrl(text)
        fc.pre(url !== false)
        expect(isUrlMatch(url, url)).toBe(true)
        expect(isUrlMatch(url, withNoBridge(url))).toBe(true)
      }),
    )
  })
})

describe('withNoBridge', () => {
  it.each([
    ['https://a.co', 'https://a.co?nobridge=1'],
    ['https://a.co/x?a=1#b', 'https://a.co/x?a=1&nobridge=1#b'],
    ['https://a.co/?nobridge=0&a=1', 'https://a.co/?a=1&nobridge=1'],
    ['https://a.co/?nobridges=2', 'https://a.co/?nobridges=2&nobridge=1'],
    ['https://a.co#b?c', 'https://a.co?nobridge=1#b?c'],
  ])('%s becomes %s', (url, flagged) => {
    expect(withNoBridge(url)).toBe(flagged)
  })

  it('adds the flag once', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(withNoBridge(withNoBridge(url))).toBe(withNoBridge(url))
      }),
    )
  })
})
