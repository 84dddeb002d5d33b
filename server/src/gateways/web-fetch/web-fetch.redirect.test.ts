import { expect, test } from 'vitest'
import { pageOf, refusalIn, startSession } from './test-support/session.ts'
import { closed, html, pour, redirect, startSite } from './test-support/site.ts'

const accept = ['html'] as const

test.each([301, 302, 303, 307, 308])('follows status %i, relative and absolute', async (status) => {
  const other = await startSite({ '/end?x=1': html('there') })
  const site = await startSite({
    '/a/b': redirect('../c', status),
    '/c': redirect(`${other.origin}/end?x=1#part`, status),
  })
  const session = startSession({ privateOrigins: [site.origin, other.origin] })
  const page = pageOf(await session.fetch(`${site.origin}/a/b`, { accept }))
  expect(page).toMatchObject({
    url: `${other.origin}/end?x=1`,
    requestedUrl: `${site.origin}/a/b`,
    redirects: 2,
  })
})

test.each([300, 304, 305])('status %i leads nowhere', async (status) => {
  const site = await startSite({ '/': redirect('/end', status), '/end': html('there') })
  const session = startSession({ privateOrigins: [site.origin] })
  const result = refusalIn(await session.fetch(site.origin, { accept }))
  expect(result).toMatchObject({ reason: 'wrongType', status })
})

test('five redirects are followed, six are too many', async () => {
  const steps = [6, 5, 4, 3, 2, 1].map((left) => [`/${left}`, redirect(`/${left - 1}`)] as const)
  const site = await startSite({ ...Object.fromEntries(steps), '/0': html('there') })
  const session = startSession({ privateOrigins: [site.origin] })
  expect(pageOf(await session.fetch(`${site.origin}/5`, { accept })).redirects).toBe(5)
  const result = refusalIn(await session.fetch(`${site.origin}/6`, { accept }))
  expect(result).toMatchObject({ reason: 'tooManyRedirects', url: `${site.origin}/1`, status: 302 })
})

test.each(['/self', '/ping'])('a loop from %s is noticed', async (path) => {
  const site = await startSite({
    '/self': redirect('/self#again'),
    '/ping': redirect('/pong'),
    '/pong': redirect('/ping'),
  })
  const session = startSession({ privateOrigins: [site.origin] })
  expect(refusalIn(await session.fetch(site.origin + path, { accept })).reason).toBe('redirectLoop')
  expect(site.requests.filter((request) => request.endsWith(path))).toHaveLength(1)
})

test('bytes beyond ASCII in a Location are UTF-8 where they can be', async () => {
  const site = await startSite({
    '/utf8': redirect(Buffer.from('/ateliers-d’été').toString('latin1')),
    '/latin1': redirect('/caf\xe9'),
    '/ateliers-d%E2%80%99%C3%A9t%C3%A9': html('été'),
    '/caf%C3%A9': html('café'),
  })
  const session = startSession({ privateOrigins: [site.origin] })
  expect(pageOf(await session.fetch(`${site.origin}/utf8`, { accept })).body.toString()).toBe('été')
  expect(pageOf(await session.fetch(`${site.origin}/latin1`, { accept })).body.toString()).toBe('café')
})

test('the body of a redirect is not waited for', async () => {
  const site = await startSite({
    '/': (response) => {
      response.writeHead(302, { location: '/end' })
      pour(response, Buffer.alloc(64 * 1024), 50 * 1024 * 1024)
    },
    '/end': html('there'),
  })
  const session = startSession({ privateOrigins: [site.origin] })
  pageOf(await session.fetch(site.origin, { accept }))
  await closed(site.sockets[0])
  expect(site.sockets[0]?.bytesWritten).toBeLessThan(20 * 1024 * 1024)
})
