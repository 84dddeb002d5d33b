import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import { systemClock } from '../../../clock.ts'

/**
 * A local server of the documented part of Pexels' API. What is searched for, and the number of a photo, choose how it
 * answers.
 */
const keys = ['test-key']
const known = ['query', 'page', 'per_page', 'orientation']
const shapes = { landscape: [1600, 900], portrait: [900, 1600], square: [1000, 1000] } as const
type Shape = keyof typeof shapes
const shapeNames = Object.keys(shapes) as Shape[]
const total = 30

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const path = url.pathname
  if (path.startsWith('/pictures/')) return servePicture(response, path.slice('/pictures/'.length))
  if (!keys.includes(request.headers.authorization ?? ''))
    return json(response, { error: 'Unauthorized' }, 401)
  if (path === '/v1/search') return search(response, url.searchParams)
  const id = Number(/^\/v1\/photos\/(\d+)$/.exec(path)?.[1])
  if (id > 0 && (id <= total || Object.hasOwn(oddPhotos, id))) return json(response, photo(id))
  return json(response, { error: 'Not Found' }, 404)
})

function search(response: ServerResponse, asked: URLSearchParams): void {
  const query = asked.get('query') ?? ''
  const [page, perPage] = [Number(asked.get('page') ?? 1), Number(asked.get('per_page') ?? 15)]
  const orientation = asked.get('orientation')
  const isUnknown = [...asked.keys()].some((name) => !known.includes(name))
  const isKnownShape = orientation === null || shapeNames.includes(orientation as Shape)
  if (query === '' || isUnknown || !isKnownShape || !(page >= 1) || !(perPage >= 1 && perPage <= 80))
    return json(response, { error: 'Bad Request' }, 400)
  const odd = oddities[query]
  if (odd) return odd(response)
  const all = query === 'xyzzy' ? [] : Array.from({ length: total }, (_, index) => photo(index + 1))
  const found = all.filter(
    ({ width, height }) => orientation === null || shapeOf(width, height) === orientation,
  )
  const photos = found.slice((page - 1) * perPage, page * perPage)
  return json(response, { total_results: found.length, page, per_page: perPage, photos })
}

const reset = () => String(Math.ceil(systemClock.real().getTime() / 1000) + 90)
const oddities: Readonly<Record<string, (response: ServerResponse) => void>> = {
  slow: () => {},
  limited: (response) => json(response, { error: 'Too many' }, 429, { 'x-ratelimit-reset': reset() }),
  'limited for days': (response) => json(response, {}, 429, { 'retry-after': '200000' }),
  'limited without end': (response) => json(response, {}, 429),
  failing: (response) => json(response, { error: 'Oops' }, 500),
  html: (response) => void response.writeHead(200).end('<!doctype html>'),
  shapeless: (response) => json(response, { photos: 'none' }),
  rightless: (response) => json(response, { total_results: 1, photos: [{ ...photo(1), photographer: '' }] }),
  mixed: (response) => json(response, { total_results: 2, photos: [{ id: 'x' }, photo(2)] }),
  huge: (response) => json(response, { photos: 'x'.repeat(3_000_000) }),
  redirect: (response) =>
    void response.writeHead(302, { location: `http://localhost:${port}/v1/search` }).end(),
  'hang-up': (response) => void response.destroy(),
  svg: (response) => json(response, { total_results: 1, photos: [photo(1, 'drawing')] }),
}

function shapeOf(width: number, height: number): Shape {
  return width === height ? 'square' : width > height ? 'landscape' : 'portrait'
}

/** Photos whose pictures can't be read, by their number. */
const oddPhotos: Readonly<Record<number, string>> = {
  101: 'missing',
  102: 'large',
  103: 'text',
  104: 'to-private',
  105: 'gigantic',
  106: 'failing',
}

function photo(id: number, picture = oddPhotos[id] ?? shapeNames[id % 3] ?? 'square') {
  const [width, height] =
    picture === 'gigantic' ? [12_000, 9_000] : (shapes[picture as Shape] ?? shapes.square)
  const address = `http://127.0.0.1:${port}/pictures/${picture}`
  return {
    id,
    width,
    height,
    url: `https://www.pexels.com/photo/${id}/`,
    photographer: `Ines Faro ${id}`,
    photographer_url: 'https://www.pexels.com/@ines-faro',
    photographer_id: 7,
    avg_color: '#8A6B4F',
    alt: `Lamp ${id} on a sill`,
    src: {
      original: `${address}?of=${id}`,
      large2x: `${address}?of=${id}&w=940&dpr=2`,
      medium: `${address}?of=${id}&h=350`,
    },
  }
}

/** A picture in one gray. */
function plainPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // 8 bits of gray.
  head[8] = 8
  const rows = Buffer.alloc((width + 1) * height, 0x8a)
  // No filter in any row.
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  const chunks = [
    ['IHDR', head],
    ['IDAT', deflateSync(rows)],
    ['IEND', Buffer.alloc(0)],
  ] as const
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunks.map(([name, data]) => chunkOf(name, data)),
  ])
}

function chunkOf(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function servePicture(response: ServerResponse, name: string): void {
  if (name === 'missing') return void response.writeHead(404).end()
  if (name === 'failing') return void response.writeHead(503, { 'content-type': 'image/jpeg' }).end()
  if (name === 'text') return void response.writeHead(200, { 'content-type': 'text/plain' }).end('no picture')
  if (name === 'to-private')
    return void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
  if (name === 'drawing')
    return void response
      .writeHead(200, { 'content-type': 'image/svg+xml' })
      .end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  response.writeHead(200, { 'content-type': 'image/png' })
  if (name === 'large') return void response.end(Buffer.alloc(25 * 1024 * 1024, 1))
  const [width, height] = shapes[name as Shape] ?? [1880, 1410]
  response.end(plainPng(width, height))
}

function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'x-ratelimit-limit': '200', ...headers })
    .end(JSON.stringify(body))
}

let port = 0
server.listen(0, '127.0.0.1', () => {
  port = (server.address() as AddressInfo).port
  process.stdout.write(`listening on ${port}\n`)
})
