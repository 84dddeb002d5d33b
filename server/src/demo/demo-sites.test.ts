import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type DemoSites, startDemoSites } from './demo-sites.ts'

/** Listens on a port, where nobody else does. */
function occupy(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(server))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

let dir: string
let demo: DemoSites

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aloft-sites-'))
  const files: Record<string, string> = {
    'one/site.json':
      '{"headers":{"/":{"content-type":"text/html"},"/old.html":{"x-old":"yes"}},"redirects":{"/menu":"/menu/"}}',
    'one/expected.json': '{}',
    'one/index.html': 'home of one',
    'one/old.html': 'old',
    'one/menu/index.html': 'menu',
    'one/menu/site.json': '{"shown":true}',
    'one/manifest.webmanifest': '{}',
    'one/a.svg': '<svg/>',
    'one/old.htm': 'older',
    'one-more/site.json': '{}',
    'one-more/secret.html': 'secret',
    'one-more/empty/x.txt': 'x',
    'no-site/more/site.json': '{}',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(dir, path, '..'), { recursive: true })
    await writeFile(join(dir, path), text)
  }
  demo = await startDemoSites({ dir })
})
afterAll(async () => {
  await demo.stop()
  await rm(dir, { recursive: true })
})

// As written: a client that tidied the path up would never try to escape.
function get(site: string, path: string, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((done, fail) => {
    const { hostname, port } = new URL(demo.origins[site] ?? '')
    request({ hostname, port, path, method }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', fail)
      .end()
  })
}

it.each([
  ['/', 200, 'text/html', 'home of one'],
  ['/index.html', 200, 'text/html; charset=utf-8', 'home of one'],
  ['/menu/', 200, 'text/html; charset=utf-8', 'menu'],
  ['/menu/?a=1', 200, 'text/html; charset=utf-8', 'menu'],
  ['/manifest.webmanifest', 200, 'application/manifest+json', '{}'],
  ['/a.svg', 200, 'image/svg+xml', '<svg/>'],
  ['/old.htm', 200, 'text/html; charset=utf-8', 'older'],
  ['/menu/site.json', 200, 'application/json', '{"shown":true}'],
  ['/none.html', 404, 'text/plain; charset=utf-8', 'Not found'],
])('answers %s with %i', async (path, status, type, body) => {
  expect(await get('one', path)).toMatchObject({ status, body, headers: { 'content-type': type } })
})

it.each([
  '/site.json',
  '/expected.json',
  '/%73ite.json',
  '/menu/../site.json',
  '/..%2fone-more/secret.html',
  '/../one-more/secret.html',
  '/%2e%2e/one-more/secret.html',
  '/%00',
  '/%',
  '//one-more/secret.html',
])('does not give %s away', async (path) => {
  expect(await get('one', path)).toMatchObject({ status: 404 })
})

it('sends the headers and redirects of a site', async () => {
  expect((await get('one', '/old.html')).headers['x-old']).toBe('yes')
  expect(await get('one', '/menu')).toMatchObject({ status: 302, headers: { location: '/menu/' } })
})

it('answers reading alone', async () => {
  expect(await get('one', '/', 'HEAD')).toMatchObject({ status: 200, body: '' })
  expect(await get('one', '/', 'POST')).toMatchObject({ status: 405 })
})

it('gives each site an origin, and skips busy ports', async () => {
  const origins = Object.values(demo.origins)
  expect(Object.keys(demo.origins)).toEqual(['one', 'one-more'])
  expect(new Set(origins).size).toBe(2)
  const busy = Number(new URL(origins[0] ?? '').port)
  const again = await startDemoSites({ dir, sites: ['one-more'], firstPort: busy })
  expect(Number(new URL(again.origins['one-more'] ?? '').port)).toBeGreaterThan(busy)
  expect(Object.keys(again.origins)).toEqual(['one-more'])
  await again.stop()
})

it('takes any port where many in a row are busy, as with several servers on one machine', async () => {
  const first = Number(new URL(demo.origins['one'] ?? '').port)
  const ports = Array.from({ length: 60 }, (_, n) => first + n).filter((port) => port <= 65_535)
  const busy = await Promise.all(ports.map(occupy))
  const again = await startDemoSites({ dir, sites: ['one', 'one-more'], firstPort: first })
  for (const origin of Object.values(again.origins)) expect(ports).not.toContain(Number(new URL(origin).port))
  await again.stop()
  for (const server of busy) server.close()
})

it('fails on a folder that is no site, and leaves no port behind', async () => {
  await expect(startDemoSites({ dir, sites: ['one', 'none'] })).rejects.toThrow('site.json')
})
