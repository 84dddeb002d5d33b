import { describe, expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { loggableAddress, parseOrigins, parseWebAddress } from './web-address.ts'

const none = new Set<string>()

function reasonFor(text: string, base?: string): string {
  try {
    return parseWebAddress(text, none, base === undefined ? undefined : new URL(base)).href
  } catch (error) {
    return error instanceof Refusal ? error.reason : String(error)
  }
}

describe('parseWebAddress', () => {
  test.each([
    ['https://bakery.example', 'https://bakery.example/'],
    ['HTTP://Bakery.EXAMPLE:80/a b?c=d#part', 'http://bakery.example/a%20b?c=d'],
    ['http://bakery.example:8080/', 'http://bakery.example:8080/'],
    ['https://bakery.example:8443/', 'https://bakery.example:8443/'],
    ['https://bäckerei.example/', 'https://xn--bckerei-5wa.example/'],
    ['', 'badUrl'],
    ['bakery.example', 'badUrl'],
    ['//bakery.example', 'badUrl'],
    ['http://', 'badUrl'],
    ['http://exa mple/', 'badUrl'],
    ['http://[fe80::1%25eth0]/', 'badUrl'],
    ['http://[fe80::1%eth0]/', 'badUrl'],
    ['http://1.2.3.4.5/', 'badUrl'],
    ['http://256.0.0.1/', 'badUrl'],
    [`http://bakery.example/${'a'.repeat(5_000)}`, 'badUrl'],
    [`http://bakery.example/${'ü'.repeat(1_000)}`, 'badUrl'],
    ['file:///etc/passwd', 'badScheme'],
    ['ftp://bakery.example/', 'badScheme'],
    ['gopher://127.0.0.1:6379/_INFO', 'badScheme'],
    ['data:text/html,hello', 'badScheme'],
    ['javascript:alert(1)', 'badScheme'],
    ['blob:https://bakery.example/1', 'badScheme'],
    ['ws://bakery.example/', 'badScheme'],
    ['https://user:secret@bakery.example/', 'credentials'],
    ['https://user@bakery.example/', 'credentials'],
    ['https://:secret@bakery.example/', 'credentials'],
    ['http://bakery.example:22/', 'badPort'],
    ['http://bakery.example:6379/', 'badPort'],
    ['http://bakery.example:0/', 'badPort'],
    ['http://bakery.example:65536/', 'badUrl'],
  ])('%s -> %s', (text, outcome) => {
    expect(reasonFor(text)).toBe(outcome)
  })

  test.each([
    ['/menu', 'https://bakery.example/menu'],
    ['//other.example/x', 'https://other.example/x'],
    ['http://bakery.example/', 'http://bakery.example/'],
    ['file:///etc/passwd', 'badScheme'],
    ['//user:secret@other.example/', 'credentials'],
    ['https://bakery.example:22/', 'badPort'],
    ['http://[', 'badUrl'],
  ])('redirect to %s -> %s', (text, outcome) => {
    expect(reasonFor(text, 'https://bakery.example/old')).toBe(outcome)
  })

  test('another port only for the very origin in the list', () => {
    const list = parseOrigins(['http://127.0.0.1:4301'])
    expect(parseWebAddress('http://127.0.0.1:4301/a', list).href).toBe('http://127.0.0.1:4301/a')
    expect(() => parseWebAddress('http://127.0.0.1:4302/a', list)).toThrow('port 4302')
    expect(() => parseWebAddress('https://127.0.0.1:4301/a', list)).toThrow('port 4301')
    expect(() => parseWebAddress('http://localhost:4301/a', list)).toThrow('port 4301')
  })
})

describe('parseOrigins', () => {
  test('brings an origin to its usual spelling', () => {
    expect([...parseOrigins(['HTTP://LocalHost:80', 'https://127.1:8443/'])]).toEqual([
      'http://localhost',
      'https://127.0.0.1:8443',
    ])
  })

  test.each([
    '127.0.0.1:4301',
    '*',
    'http://*.example/path',
    'ftp://a.example',
    'http://a.example/x',
    'http://u@a.example',
  ])('refuses %s', (text) => {
    expect(() => parseOrigins([text])).toThrow('is not an origin')
  })
})

test('a logged address holds no password', () => {
  expect(loggableAddress('https://user:secret@bakery.example/a')).toBe('https://bakery.example/a')
  expect(loggableAddress('https://user:secret@bakery.example:99999/a')).toBe('https://bakery.example:99999/a')
  expect(loggableAddress('//user:secret@bakery.example/', new URL('http://a.example'))).toBe(
    'http://bakery.example/',
  )
})
