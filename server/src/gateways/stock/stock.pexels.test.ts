import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProtocolServer, startProtocolServer } from '../test-support/start-protocol-server.ts'
import { createUndiciWebFetch } from '../web-fetch/web-fetch.undici.ts'
import { createPexelsStock, type PexelsOptions } from './stock.pexels.ts'
import type { StockPage, StockPicture } from './stock.port.ts'
import { expectKind, stockSuite, testSearch } from './stock.suite.ts'

let server: ProtocolServer
beforeAll(async () => {
  server = await startProtocolServer(new URL('test-support/pexels-server.ts', import.meta.url))
})
afterAll(() => server.stop())

const { signal } = testSearch

function open(options: Partial<PexelsOptions> = {}) {
  const webFetch = createUndiciWebFetch({
    productUrl: 'https://aloft.example',
    privateOrigins: [server.url],
  })
  return createPexelsStock({ apiKey: 'test-key', baseUrl: `${server.url}/v1`, webFetch, ...options })
}

stockSuite('Pexels', open, { many: 'lamp', few: 'xyzzy' })

const searched = (query: string, options: Partial<PexelsOptions> = {}) =>
  open(options).search({ ...testSearch, query })

describe('a search', () => {
  it.each([
    ['limited', { kind: 'limited', retryAfterSeconds: expect.toSatisfy((s) => s > 80 && s <= 91) }],
    ['limited for days', { kind: 'limited', retryAfterSeconds: 3600 }],
    ['limited without end', { kind: 'limited', retryAfterSeconds: 60 }],
    ['failing', { kind: 'unavailable', detail: 'status 500' }],
    ['html', { kind: 'unavailable', detail: 'the reply is not JSON' }],
    ['shapeless', { kind: 'unavailable', detail: 'the reply is not a page of photos' }],
    ['rightless', { kind: 'unavailable', detail: 'no photo of the reply can be read' }],
    ['huge', { kind: 'unavailable', detail: 'the reply is too large' }],
    ['redirect', { kind: 'unavailable', detail: 'the API cannot be reached' }],
    ['hang-up', { kind: 'unavailable', detail: 'the API cannot be reached' }],
  ])('that is %s says so', async (query, failure) => {
    expect(await searched(query)).toEqual(failure)
  })

  it('is not waited for longer than it may take', async () => {
    expect(await searched('slow', { timeoutMs: 100 })).toEqual({
      kind: 'unavailable',
      detail: 'no reply within 100 ms',
    })
  })

  it('with one unreadable photo shows the others', async () => {
    const { items } = (await searched('mixed')) as StockPage
    expect(items.map(({ id }) => id)).toEqual(['2'])
  })

  it('with a wrong key names it nowhere', async () => {
    const failure = await searched('lamp', { apiKey: 'secret-wrong-key' })
    expect(failure).toEqual({ kind: 'unavailable', detail: 'the API refuses our key' })
    const { items } = (await searched('lamp')) as StockPage
    expect(JSON.stringify([failure, items])).not.toMatch(/test-key|secret-wrong-key/)
  })

  it('credits the photographer', async () => {
    const { items } = (await searched('lamp')) as StockPage
    expect(items[0]).toMatchObject({
      id: '1',
      alt: 'Lamp 1 on a sill',
      credit: { name: 'Ines Faro 1', url: 'https://www.pexels.com/@ines-faro' },
      license: 'Pexels License',
      color: '#8a6b4f',
    })
  })
})

describe('a photo', () => {
  it.each([
    [101, { kind: 'notFound' }],
    [102, { kind: 'unavailable', detail: expect.stringMatching(/^tooLarge/) }],
    [103, { kind: 'unavailable', detail: expect.stringMatching(/^wrongType/) }],
    [104, { kind: 'unavailable', detail: expect.stringMatching(/^privateAddress/) }],
    [106, { kind: 'unavailable', detail: 'status 503 for a picture' }],
  ])('%i is refused', async (id, failure) => {
    expect(await open().fetch(String(id), signal)).toEqual(failure)
  })

  it('with more pixels than can be decoded comes in a smaller version', async () => {
    const picture = (await open().fetch('105', signal)) as StockPicture
    expectKind(picture, 'picture')
    expect(picture.item).toMatchObject({ width: 12_000, height: 9_000 })
  })
})

describe('a thumbnail', () => {
  const thumbnailOf = async (query = 'lamp', options: Partial<PexelsOptions> = {}) =>
    ((await searched(query, options)) as StockPage).items[0]?.thumbnail ?? ''

  it('of any other address, or signed with another key, is not read', async () => {
    const [address = '', signature = ''] = (await thumbnailOf()).split('.')
    const secrets = Buffer.from(`${server.url}/pictures/square?of=secret`).toString('base64url')
    for (const forged of [`${secrets}.${signature}`, `${address}.`, address, `${address}.${signature}.`])
      expect(await open().readThumbnail(forged, signal)).toEqual({ kind: 'notFound' })
    const other = open({ apiKey: 'another-key' })
    expect(await other.readThumbnail(`${address}.${signature}`, signal)).toEqual({ kind: 'notFound' })
  })

  it('is no document', async () => {
    expect(await open().readThumbnail(await thumbnailOf('svg'), signal)).toEqual({
      kind: 'unavailable',
      detail: 'a thumbnail of type image/svg+xml',
    })
  })
})
