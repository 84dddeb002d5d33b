import type { IncomingMessage } from 'node:http'
import bourne from '@hapi/bourne'
import parse from 'co-body'
import { CallError } from '../action/call-error.ts'

const limit = '1mb'
const limitBytes = 2 ** 20

/** The JSON object of a call; an empty body counts as `{}`. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type']
  const isEmpty =
    request.headers['content-length'] === '0' || (!type && !request.headers['transfer-encoding'])
  if (isEmpty) return {}
  if (!/^application\/json\s*(?:;|$)/i.test(type ?? '')) throw new CallError('unsupportedMediaType')
  if (isPlain(request)) return parsePlain(await readPlain(request))
  try {
    return await parse.json(request, { limit, strict: true })
  } catch (error) {
    const status = (error as { status?: number }).status
    throw new CallError(status === 413 ? 'payloadTooLarge' : 'invalidPayload')
  }
}

/** Whether a body is not compressed and declares its length, as browsers always send it. */
function isPlain({ headers }: IncomingMessage): boolean {
  if (headers['content-encoding'] || headers['content-length'] === undefined) return false
  if (Number(headers['content-length']) > limitBytes) throw new CallError('payloadTooLarge')
  return true
}

/** The text of a plain body, read with a tenth of the listeners that the general parser needs. */
function readPlain(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    // The caller disconnected.
    request.on('error', () => reject(new CallError('invalidPayload')))
  })
}

function parsePlain(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '')
  if (!/^\s*[[{]/.test(json)) throw new CallError('invalidPayload')
  try {
    // Refuses `__proto__` keys, which could change the prototype when objects are copied.
    return bourne.parse(json)
  } catch {
    throw new CallError('invalidPayload')
  }
}

/** The raw body of a call. */
export async function readTextBody(request: IncomingMessage): Promise<string> {
  try {
    const text: string = await parse.text(request, { limit })
    return text
  } catch (error) {
    const status = (error as { status?: number }).status
    throw new CallError(status === 413 ? 'payloadTooLarge' : 'invalidPayload')
  }
}

/** The fields of a plain form; the first value if a field is repeated. */
export async function readFormBody(request: IncomingMessage): Promise<Readonly<Record<string, string>>> {
  try {
    return Object.fromEntries(
      Object.entries(await parse.form(request, { limit }))
        .map(([name, value]) => [name, Array.isArray(value) ? value[0] : value] as const)
        .filter((field): field is readonly [string, string] => typeof field[1] === 'string'),
    )
  } catch (error) {
    const status = (error as { status?: number }).status
    throw new CallError(status === 413 ? 'payloadTooLarge' : 'invalidPayload')
  }
}
