import { describe, expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { createRobotsGate, type RobotsAnswer } from './robots.ts'

const site = 'https://bakery.example'

async function verdict(answer: RobotsAnswer | Refusal, path: string): Promise<string> {
  const gate = createRobotsGate(() =>
    answer instanceof Refusal ? Promise.reject(answer) : Promise.resolve(answer),
  )
  try {
    await gate.check(new URL(path, site))
    return 'allowed'
  } catch (error) {
    return error instanceof Refusal ? error.reason : String(error)
  }
}

const rules = (text: string, path: string) => verdict({ status: 200, text }, path)

describe('rules', () => {
  test.each([
    ['User-agent: *\nDisallow: /', '/', 'robots'],
    ['User-agent: *\nDisallow:', '/', 'allowed'],
    ['', '/', 'allowed'],
    ['<!doctype html><p>Not found', '/', 'allowed'],
    ['User-agent: *\nDisallow: /kitchen', '/kitchen/oven', 'robots'],
    ['User-agent: *\nDisallow: /kitchen', '/menu', 'allowed'],
    ['User-agent: *\nDisallow: /\nAllow: /menu', '/menu/today', 'allowed'],
    ['User-agent: *\nAllow: /menu\nDisallow: /menu/old', '/menu/old/2019', 'robots'],
    ['User-agent: *\nDisallow: /menu\nAllow: /menu', '/menu', 'allowed'],
    ['User-agent: *\nDisallow: /*.pdf$', '/menu.pdf', 'robots'],
    ['User-agent: *\nDisallow: /*.pdf$', '/menu.pdf?v=1', 'allowed'],
    ['User-agent: *\nDisallow: /*?', '/menu?print', 'robots'],
    ['User-agent: *\nDisallow: /caf%c3%a9', '/café', 'robots'],
    ['User-agent: *\nDisallow: /café', '/caf%C3%A9', 'robots'],
    ['User-agent: AloftBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /b', '/a', 'robots'],
    ['User-agent: AloftBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /b', '/b', 'allowed'],
    ['User-agent: aloftbot/2.0\nDisallow: /a', '/a', 'robots'],
    ['User-agent: OtherBot\nDisallow: /', '/', 'allowed'],
    ['User-agent: OtherBot\nUser-agent: ALOFTBOT\nDisallow: /', '/', 'robots'],
    ['User-agent: AloftBot\nSitemap: /map.xml\nUser-agent: OtherBot\nDisallow: /', '/', 'robots'],
    [
      'User-agent: AloftBot\nDisallow: /a\nUser-agent: *\nAllow: /\nUser-agent: AloftBot\nDisallow: /b',
      '/b',
      'robots',
    ],
    ['\ufeffUser-agent: *\r\ndisallow : / # all of it', '/', 'robots'],
    ['User-agent: *\rDisallow: /', '/x', 'robots'],
    ['User-agent: *\nDisallow: /', '/robots.txt', 'allowed'],
    ['Disallow: /', '/', 'allowed'],
  ])('%j at %s: %s', async (text, path, outcome) => {
    expect(await rules(text, path)).toBe(outcome)
  })

  test('a file made to be slow is not applied but refused', async () => {
    const text = `User-agent: *\n${'Disallow: /*a*a*a*a*a*a*a*a*a*b\n'.repeat(15_000)}`
    const started = performance.now()
    expect(await rules(text, `/${'a'.repeat(2_000)}`)).toBe('robots')
    expect(performance.now() - started).toBeLessThan(1_500)
  })
})

describe('answers other than rules (RFC 9309, 2.3.1)', () => {
  test.each([
    [200, 'robots'],
    [204, 'robots'],
    [304, 'allowed'],
    [401, 'allowed'],
    [403, 'allowed'],
    [404, 'allowed'],
    [429, 'allowed'],
    [500, 'robots'],
    [503, 'robots'],
  ])('status %i: %s', async (status, outcome) => {
    expect(await verdict({ status, text: 'User-agent: *\nDisallow: /' }, '/')).toBe(outcome)
  })

  test.each([
    ['tooManyRedirects', 'allowed'],
    ['redirectLoop', 'allowed'],
    ['badScheme', 'robots'],
    ['tooLarge', 'robots'],
    ['unreachable', 'unreachable'],
    ['timeout', 'timeout'],
    ['tlsError', 'tlsError'],
    ['privateAddress', 'privateAddress'],
  ] as const)('%s: %s', async (reason, outcome) => {
    expect(await verdict(new Refusal(reason, 'because'), '/')).toBe(outcome)
  })
})

test('asks once for each origin, also when many come at the same time', async () => {
  const asked: string[] = []
  const gate = createRobotsGate((url) => {
    asked.push(url.href)
    return Promise.resolve({ status: 404, text: '' })
  })
  const paths = [
    'https://a.example/1',
    'https://a.example/2?x',
    'http://a.example/',
    'https://a.example:8443/',
  ]
  await Promise.all(paths.map((path) => gate.check(new URL(path))))
  await gate.check(new URL('https://a.example/3'))
  expect(asked).toEqual([
    'https://a.example/robots.txt',
    'http://a.example/robots.txt',
    'https://a.example:8443/robots.txt',
  ])
})
