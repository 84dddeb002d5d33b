import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createEmbeddedStorage } from '../../../gateways/storage/storage.embedded.ts'
import { html, pour, startSite } from '../../../gateways/web-fetch/test-support/site.ts'
import { createUndiciWebFetch } from '../../../gateways/web-fetch/web-fetch.undici.ts'
import { keepPictures } from './keep-pictures.ts'
import { flat, svg } from './test-support/pictures.ts'
import { newFolder, picture, startIntake } from './test-support/intake.ts'

const bytes = await flat(20, 20).png().toBuffer()
const fine = picture(bytes, 'image/png')

test('two at once, and not more', async () => {
  let running = 0
  let most = 0
  const slow = Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((index) => [
      `/${index}`,
      (response: Parameters<typeof fine>[0], request: Parameters<typeof fine>[1]) => {
        most = Math.max(most, ++running)
        setTimeout(() => {
          running -= 1
          fine(response, request)
        }, 60)
      },
    ]),
  )
  const intake = await startIntake(slow)
  const stored = await intake.keep(
    Object.fromEntries(Object.keys(slow).map((path) => [path, 'picture' as const])),
  )
  expect(Object.keys(stored)).toEqual(Object.keys(slow))
  expect(most).toBe(2)
})

test('an address given twice is read once, as what it was first', async () => {
  const site = await startSite({ '/a': fine })
  const webFetch = createUndiciWebFetch({
    productUrl: 'https://aloft.example',
    privateOrigins: [site.origin],
  })
  const url = `${site.origin}/a`
  const stored = await keepPictures({
    webFetch,
    storage: createEmbeddedStorage(await newFolder()),
    urls: [
      { url, kind: 'logo' },
      { url, kind: 'picture' },
    ],
    signal: new AbortController().signal,
  })
  expect(stored[url]?.fileUrl).toMatch(/png$/)
  expect(site.requests).toEqual(['GET /robots.txt', 'GET /a'])
})

test('afterwards no connection and no process is left', async () => {
  const processes = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap')
  // Those of the previous test are still ending.
  await wait(500)
  const before = processes()
  const intake = await startIntake({ '/a': fine })
  await intake.keep({ '/a': 'picture' })
  await wait(500)
  expect(intake.site.sockets.map(({ closed }) => closed)).toEqual([true])
  expect(processes()).toEqual(before)
})

describe('missing from the answer', () => {
  const large = 10 * 1024 * 1024
  const failing = {
    '/gone': [
      (response) => response.writeHead(404, { 'content-type': 'image/png' }).end(bytes),
      'status 404',
    ],
    '/page': [html('<h1>No picture</h1>'), 'wrongType: content type text/html'],
    '/untyped': [picture(bytes, 'application/octet-stream'), /^wrongType/],
    '/hidden': [fine, /^robots/],
    '/announced': [
      (response) => {
        response.writeHead(200, { 'content-type': 'image/png', 'content-length': large + 1 })
        pour(response, Buffer.alloc(64 * 1024), large + 1)
      },
      /^tooLarge/,
    ],
    '/endless': [
      (response) => {
        response.writeHead(200, { 'content-type': 'image/png' })
        pour(response, Buffer.alloc(64 * 1024), 3 * large)
      },
      /^tooLarge/,
    ],
    '/inside': [(response) => response.writeHead(302, { location: 'http://10.1.2.3/' }).end(), /^private/],
    '/silent': [() => {}, /^timeout/],
  } satisfies Record<string, [typeof fine, string | RegExp]>

  test.each(Object.entries(failing))('%s', async (path, [page, reason]) => {
    const robots = picture(Buffer.from('User-agent: *\nDisallow: /hidden'), 'text/plain')
    const intake = await startIntake({ '/robots.txt': robots, '/fine': fine, [path]: page })
    const stored = await intake.keep({ [path]: 'picture', '/fine': 'picture' })
    expect(Object.keys(stored)).toEqual(['/fine'])
    const line = { level: 30, msg: 'picture not kept', reason: expect.stringMatching(reason) }
    expect(intake.logged).toMatchObject([line])
  })

  test.each([
    ['no picture in a data address', 'data:image/png;base64,AAAA', 'logo', /unsupported/],
    ['a page in a data address', 'data:text/html,<svg>', 'logo', /no picture/],
    ['10 MB in a data address', `data:image/png,${'x'.repeat(large + 1)}`, 'logo', /too large/],
    ['a photo in a data address', `data:image/png,${'x'.repeat(20)}`, 'picture', /only a logo/],
    ['another scheme', 'ftp://example.com/logo.png', 'logo', /^badScheme/],
    ['no address', 'no address', 'logo', /^badUrl/],
    ['a name of JavaScript', '__proto__', 'logo', /^badUrl/],
  ] as const)('%s', async (_, url, kind, reason) => {
    const intake = await startIntake({ '/fine': fine })
    const stored = await intake.keep({ [url]: kind, '/fine': 'logo' })
    expect(Object.keys(stored)).toEqual(['/fine'])
    expect(intake.logged).toMatchObject([{ reason: expect.stringMatching(reason) }])
    expect(JSON.stringify(intake.logged).length).toBeLessThan(500)
  })

  test('what the storage does not take, as an error of ours', async () => {
    const filesDir = join(await newFolder(), 'a file')
    await writeFile(filesDir, '')
    const intake = await startIntake({ '/fine': fine }, { filesDir })
    expect(await intake.keep({ '/fine': 'picture' })).toEqual({})
    expect(intake.logged).toMatchObject([{ level: 50, msg: 'keeping a picture failed' }])
  })
})

test('a caller who gives up gets what was kept by then', async () => {
  const controller = new AbortController()
  const pages = {
    '/1': fine,
    '/2': () => setTimeout(() => controller.abort(), 2_500),
    '/3': () => {},
    '/4': fine,
  }
  const intake = await startIntake(pages, { totalMs: 20_000 })
  const requests = { '/1': 'picture', '/2': 'picture', '/3': 'picture', '/4': 'picture' } as const
  const started = performance.now()
  const stored = await intake.keep(requests, controller.signal)
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(Object.keys(stored)).toEqual(['/1'])
  expect(intake.logged).toEqual([])
  await wait(50)
  expect(intake.site.requests).not.toContain('GET /4')
})

test('a caller who gave up before gets nothing and asks nothing', async () => {
  const intake = await startIntake({ '/1': fine })
  expect(await intake.keep({ '/1': 'picture' }, AbortSignal.abort())).toEqual({})
  expect(intake.site.requests).toEqual([])
})

test('a caller who gives up does not wait for a picture that is being decoded', async () => {
  const layers = 240
  const slow = svg('<g opacity=".5">'.repeat(layers) + '<rect width="9" height="9"/>' + '</g>'.repeat(layers))
  const intake = await startIntake({ '/slow': picture(slow, 'image/svg+xml') })
  const started = performance.now()
  expect(await intake.keep({ '/slow': 'picture' }, AbortSignal.timeout(700))).toEqual({})
  expect(performance.now() - started).toBeLessThan(2_500)
  expect(intake.logged).toEqual([])
})
