import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageOf, refusalIn, startSession, watchBytesRead } from './test-support/session.ts'
import { html, pour, redirect, startSite } from './test-support/site.ts'

const accept = ['html'] as const

function rules(text: string) {
  return html(text, { 'content-type': 'text/plain' })
}

test('is asked once a session, and forbidden pages are never asked for', async () => {
  const site = await startSite({
    '/robots.txt': rules(
      'User-agent: *\nAllow: /\n\nUser-agent: AloftBot\nDisallow: /kitchen\nAllow: /kitchen/open',
    ),
    '/': html('shop'),
    '/kitchen': html('kitchen'),
    '/kitchen/open': html('open kitchen'),
  })
  for (const _ of [1, 2]) {
    const session = startSession({ privateOrigins: [site.origin] })
    site.requests.length = 0
    const results = await Promise.all(
      ['/', '/kitchen', '/kitchen/open'].map((path) => session.fetch(site.origin + path, { accept })),
    )
    expect(results.map((result) => (result.kind === 'page' ? result.status : result.reason))).toEqual([
      200,
      'robots',
      200,
    ])
    expect(site.requests.toSorted()).toEqual(['GET /', 'GET /kitchen/open', 'GET /robots.txt'])
  }
})

test('holds for the target of a redirect, by the rules of its own origin', async () => {
  const other = await startSite({
    '/robots.txt': rules('User-agent: *\nDisallow: /private'),
    '/private': html('no'),
  })
  const site = await startSite({ '/': redirect(`${other.origin}/private`) })
  const session = startSession({ privateOrigins: [site.origin, other.origin] })
  const result = refusalIn(await session.fetch(site.origin, { accept }))
  expect(result).toMatchObject({ reason: 'robots', url: `${other.origin}/private`, status: undefined })
  expect(other.requests).toEqual(['GET /robots.txt'])
})

test('a server error means no for the whole session', async () => {
  let answers = 0
  const site = await startSite({
    '/robots.txt': (response) => {
      answers += 1
      response.writeHead(answers === 1 ? 503 : 404).end()
    },
    '/': html('shop'),
  })
  const session = startSession({ privateOrigins: [site.origin] })
  for (const _ of [1, 2])
    expect(refusalIn(await session.fetch(site.origin, { accept })).reason).toBe('robots')
  pageOf(await startSession({ privateOrigins: [site.origin] }).fetch(site.origin, { accept }))
})

test('may lie behind redirects, in any type and compressed; a loop counts as no file', async () => {
  const site = await startSite({
    '/robots.txt': redirect('/rules'),
    '/rules': (response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' })
      response.end(gzipSync('User-agent: *\nDisallow: /'))
    },
  })
  const loop = await startSite({ '/robots.txt': redirect('/robots.txt'), '/': html('shop') })
  const session = startSession({ privateOrigins: [site.origin, loop.origin] })
  expect(refusalIn(await session.fetch(site.origin, { accept })).reason).toBe('robots')
  pageOf(await session.fetch(loop.origin, { accept }))
})

test('its first 512 KiB count', async () => {
  const padding = `${'#'.repeat(1_023)}\n`
  const site = await startSite({
    '/robots.txt': (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      response.write(`User-agent: *\nDisallow: /early\n`)
      response.write(padding.repeat(512))
      response.write('Disallow: /late\n')
      pour(response, Buffer.from(padding.repeat(64)), 50 * 1024 * 1024)
    },
    '/late': html('late'),
  })
  const bytesRead = watchBytesRead()
  const session = startSession({ privateOrigins: [site.origin] })
  expect(refusalIn(await session.fetch(`${site.origin}/early`, { accept })).reason).toBe('robots')
  pageOf(await session.fetch(`${site.origin}/late`, { accept }))
  expect(bytesRead()).toBeLessThan(2 * 1024 * 1024)
})
