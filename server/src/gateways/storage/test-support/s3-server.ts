import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import aws4 from 'aws4'

// A program that implements the part of S3's protocol that the adapter uses, including signatures, and refuses
// everything else. The bucket's name decides how it behaves.

const region = 'eu-test-1'
const keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' }
const objects = new Map<string, { bytes: Buffer; contentType: string }>()
const tries = new Map<string, number>()

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error))
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`)
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request)
  const refusal = refusalOf(request, body)
  if (refusal) return refuse(response, 403, refusal)
  const [, bucket = '', ...key] = new URL(request.url ?? '', 'http://s3').pathname.split('/')
  if (bucket.startsWith('missing')) return refuse(response, 404, 'NoSuchBucket')
  if (bucket.startsWith('denied')) return refuse(response, 403, 'AccessDenied')
  if (bucket.startsWith('broken')) return refuse(response, 500, 'InternalError')
  if (bucket.startsWith('silent')) return
  if (bucket.startsWith('busy') && isFirst(`${request.method} ${request.url}`)) {
    return refuse(response, 503, 'SlowDown')
  }
  const path = `${bucket}/${key.join('/')}`
  if (request.method === 'PUT') return put(path, body, request, response)
  if (request.method === 'DELETE') {
    objects.delete(path)
    return void response.writeHead(204).end()
  }
  const object = objects.get(path)
  if (!object) return refuse(response, 404, 'NoSuchKey')
  const { contentType } = object
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  const isPartial = range !== null && !bucket.startsWith('rangeless')
  const bytes = isPartial ? object.bytes.subarray(Number(range[1]), Number(range[2]) + 1) : object.bytes
  response.writeHead(isPartial ? 206 : 200, {
    'content-type': contentType,
    'content-length': bytes.length,
    ...(isPartial && { 'content-range': `bytes ${range[1]}-${range[2]}/${object.bytes.length}` }),
  })
  if (request.method === 'HEAD') return void response.end()
  if (bucket.startsWith('cut')) {
    return void response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy())
  }
  response.end(bucket.startsWith('spoiled') ? Buffer.alloc(bytes.length) : bytes)
}

function put(path: string, bytes: Buffer, { headers }: IncomingMessage, response: ServerResponse): void {
  if (path.startsWith('contested') && isFirst(`PUT ${path}`)) {
    return refuse(response, 409, 'ConditionalRequestConflict')
  }
  if (objects.has(path) && headers['if-none-match'] === '*') {
    return refuse(response, 412, 'PreconditionFailed')
  }
  objects.set(path, { bytes, contentType: headers['content-type'] ?? 'binary/octet-stream' })
  response.writeHead(200, { etag: `"${createHash('md5').update(bytes).digest('hex')}"` }).end()
}

function isFirst(what: string): boolean {
  const count = (tries.get(what) ?? 0) + 1
  tries.set(what, count)
  return count === 1
}

function refusalOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  if (!['GET', 'HEAD', 'PUT', 'DELETE'].includes(method)) return 'MethodNotAllowed'
  const { authorization = '' } = headers
  const signed = (/SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? '').split(';')
  const hash = headers['x-amz-content-sha256']
  if (hash !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch'
  const signedRequest: aws4.Request & { readonly extraHeadersToInclude: object } = {
    host: headers.host ?? '',
    path: url,
    method,
    service: 's3',
    region,
    headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
    // The SDK signs it; this library would leave it out.
    extraHeadersToInclude: { range: true },
  }
  const wanted = aws4.sign(signedRequest, keys)
  return wanted.headers?.['Authorization'] === authorization ? undefined : 'SignatureDoesNotMatch'
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    )
}
