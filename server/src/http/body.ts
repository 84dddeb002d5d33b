import type { IncomingMessage } from 'node:http'
import parse from 'co-body'
import { CallError } from '../action/call-error.ts'

const limit = '1mb'

/** The JSON object of a call; an empty body counts as `{}`. */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type']
  const isEmpty =
    request.headers['content-length'] === '0' || (!type && !request.headers['transfer-encoding'])
  if (isEmpty) return {}
  if (!/^application\/json\s*(?:;|$)/i.test(type ?? '')) throw new CallError('unsupportedMediaType')
  try {
    return await parse.json(request, { limit, strict: true })
  } catch (error) {
    const status = (error as { status?: number }).status
    throw new CallError(status === 413 ? 'payloadTooLarge' : 'invalidPayload')
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
