import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ActionName } from '@aloft/contract/actions'
import type { TestServer } from './test-server.ts'

export interface SentBody {
  readonly encoding: string | undefined
  /** Size of the body as sent, in bytes. */
  readonly bytes: number
  readonly text: string
}

/** A body as sent to a client that accepts `encoding`; `fetch` would have decoded it. */
export function sentBody(
  { url }: TestServer,
  path: string,
  encoding: string,
  call?: { readonly payload: object; readonly token?: string | undefined },
): Promise<SentBody> {
  const { promise, resolve, reject } = Promise.withResolvers<SentBody>()
  const sent = request(
    `${url}${path}`,
    {
      method: call ? 'POST' : 'GET',
      headers: {
        'accept-encoding': encoding,
        ...(call && { 'content-type': 'application/json' }),
        ...(call?.token && { authorization: `bearer ${call.token}` }),
      },
    },
    (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        const used = response.headers['content-encoding']
        resolve({ encoding: used, bytes: body.length, text: read(body, used) })
      })
    },
  )
  sent.on('error', reject)
  sent.end(call && JSON.stringify(call.payload))
  return promise
}

/** The same for a call. */
export function sentReply(
  server: TestServer,
  action: ActionName,
  encoding: string,
  call: { readonly payload: object; readonly token?: string | undefined },
): Promise<SentBody> {
  return sentBody(server, `/api/${action}`, encoding, call)
}

function read(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  if (encoding === 'gzip') return gunzipSync(body).toString()
  return body.toString()
}
