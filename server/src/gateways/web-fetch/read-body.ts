import { pipeline, type Readable, Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { Refusal } from './refusal.ts'

/** Sent as Accept-Encoding. */
export const acceptEncoding = 'gzip, deflate, br'

export interface BodyLimits {
  readonly maxBytes: number
  /** `cut` keeps the first `maxBytes` instead of refusing. */
  readonly whenLarger: 'refuse' | 'cut'
}

export interface ReadBody {
  readonly body: Buffer
  /** Length on the wire. */
  readonly bytes: number
}

// A stream that breaks off yields what has arrived, as in browsers.
const lenient = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH }
const lenientBrotli = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
}

/**
 * Reads a body to its end, decompressing it on the way. The source is read no faster than it is decompressed, and
 * destroyed as soon as either size exceeds the limit, so a bomb costs no more than the limit.
 */
export async function readBody(source: Readable, encoding: string, limits: BodyLimits): Promise<ReadBody> {
  const { maxBytes, whenLarger } = limits
  let wire = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      wire += chunk.length
      done(wire > maxBytes && encoding ? tooLarge(maxBytes) : null, chunk)
    },
  })
  const chunks: Buffer[] = []
  let size = 0
  source.on('error', ignore)
  try {
    const decoder = await decoderFor(encoding, source)
    // Errors of all streams surface in the last one, where they are awaited.
    const decoded = decoder ? pipeline(source, meter, decoder, ignore) : pipeline(source, meter, ignore)
    for await (const chunk of decoded as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size > maxBytes && whenLarger === 'refuse') throw tooLarge(maxBytes)
      if (size >= maxBytes && whenLarger === 'cut') break
    }
  } finally {
    source.destroy()
  }
  const body = Buffer.concat(chunks, Math.min(size, maxBytes))
  return { body, bytes: wire }
}

/** The single encoding of a Content-Encoding header; '' for none. Refuses encodings that were not offered. */
export function parseContentEncoding(header: string | undefined): '' | 'gzip' | 'deflate' | 'br' {
  const encoding = (header ?? '').trim().toLowerCase()
  if (encoding === '' || encoding === 'identity') return ''
  if (encoding === 'gzip' || encoding === 'x-gzip') return 'gzip'
  if (encoding === 'deflate' || encoding === 'br') return encoding
  throw new Refusal('wrongType', `content encoding ${encoding.slice(0, 40)} was not offered`)
}

async function decoderFor(encoding: string, source: Readable): Promise<Transform | undefined> {
  if (encoding === 'gzip') return createGunzip(lenient)
  if (encoding === 'br') return createBrotliDecompress(lenientBrotli)
  if (encoding !== 'deflate') return undefined
  // Some servers send raw deflate data without the zlib frame that the standard requires.
  if (source.readableLength === 0 && !source.closed)
    await new Promise<void>((resolve) => {
      source.once('readable', resolve)
      source.once('close', resolve)
    })
  const head = source.read() as Buffer | null
  if (head) source.unshift(head)
  return head && (head.readUInt8() & 0x0f) !== 8 ? createInflateRaw(lenient) : createInflate(lenient)
}

function tooLarge(maxBytes: number): Refusal {
  return new Refusal('tooLarge', `more than ${maxBytes} bytes`)
}

function ignore(): void {}
