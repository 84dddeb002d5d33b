import { errors } from 'undici'
import type { RefusalReason } from './web-fetch.port.ts'

/** An expected failure that becomes a result; never leaves this folder. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, detail: string) {
    super(detail)
    this.reason = reason
  }
}

const timeouts = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
])
const tls =
  /^(ERR_SSL_|ERR_TLS_|EPROTO$|(CERT|CRL|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|INVALID_(CA|PURPOSE)|HOSTNAME_MISMATCH)(_|$))/
const ownFaults = /^(UND_ERR_(INVALID_ARG|INVALID_RETURN_VALUE|NOT_SUPPORTED)|ERR_(INVALID|MISSING)_)/

/** The refusal for an error of sockets, TLS, HTTP or decompression; program errors are thrown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof errors.HTTPParserError) return new Refusal('unreachable', 'the answer is not HTTP')
  const code = codeOf(error)
  if (!code || ownFaults.test(code)) throw error
  if (timeouts.has(code)) return new Refusal('timeout', `no connection or answer in time (${code})`)
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return new Refusal('tooLarge', 'headers are too large')
  if (code === 'UND_ERR_DESTROYED' || code === 'UND_ERR_CLOSED')
    return new Refusal('aborted', 'the session was closed')
  if (tls.test(code)) return new Refusal('tlsError', `no safe connection (${code})`)
  return new Refusal('unreachable', `no complete answer (${code})`)
}

/** Whether the other side closed the connection before it answered, as may happen with keep-alive. */
export function isHangUp(error: unknown): boolean {
  return ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error) ?? '')
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
