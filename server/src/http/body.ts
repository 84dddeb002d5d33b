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
