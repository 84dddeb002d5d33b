import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type ActionName, actionRow, isActionName } from '@aloft/contract/actions'
import { getCalls } from '@aloft/contract/get-calls'
import { isStreamName } from '@aloft/contract/streams'
import type { Context, Middleware } from 'koa'
import { type EventStreams, OpenedStream } from '../action/define-stream.ts'
import { CallError, findCallError } from '../action/call-error.ts'
import { DatabaseUnavailableError } from '../db/database-unavailable.ts'
import { childLog, type Log } from '../log.ts'
import { readJsonBody, readTextBody } from './body.ts'
import { compressReply } from './compression.ts'
import type { HealthDependencies } from './health.ts'
import type { Metrics } from './metrics.ts'
import { readBrowserKey } from './browser-key.ts'
import { createRpc, type RpcDependencies, type RpcRequest } from './rpc.ts'
import { httpsOnly } from './security-headers.ts'
import { sendStream } from './send-stream.ts'
import { readUpload } from './upload.ts'
import { visitorOf } from './visitor.ts'

export interface CallDependencies extends RpcDependencies, HealthDependencies {
  readonly log: Log
  readonly streams: EventStreams
}

const address = /^\/api\/([^/]+)\/?$/

// A reply is data, not a page: it must not load anything or be framed.
const replyHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'`,
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * POST /api/:action, with one log line per call. Runs before the router and the page headers, because nearly all
 * requests are calls.
 */
export function calls(dependencies: CallDependencies, metrics: Metrics): Middleware {
  const rpc = createRpc(dependencies)
  return async (ctx, next) => {
    const action = calleeOf(ctx)
    const method = ctx.method === 'GET' ? 'GET' : 'POST'
    if (action === undefined) {
      await next()
      return
    }
    const requestId = randomUUID()
    const log = childLog(dependencies.log, { requestId, action })
    const started = performance.now()
    ctx.set(replyHeaders)
    ctx.set('X-Request-Id', requestId)
    httpsOnly(ctx)
    if (isActionName(action) && mayBeCompressed(action)) compressReply(ctx)
    try {
      if (!dependencies.isAcceptingWork()) throw new CallError('unavailable')
      const reply = await rpc({
        action,
        method,
        ...(method === 'GET'
          ? { body: { ...ctx.query }, readUpload: undefined }
          : await bodyOf(action, ctx.req)),
        authorization: ctx.get('authorization') || undefined,
        idempotencyKey: ctx.get('idempotency-key') || undefined,
        visitor: visitorOf(ctx, dependencies.settings),
        browserKey: readBrowserKey(ctx, dependencies.settings),
        log,
      })
      if (reply instanceof OpenedStream) sendStream(ctx, reply, dependencies.streams)
      else ctx.body = JSON.stringify(reply)
    } catch (error) {
      answerError(ctx, error, log, requestId)
    }
    const ms = performance.now() - started
    metrics.observe(isActionName(action) || isStreamName(action) ? action : 'unknown', ctx.status, ms)
    dependencies.log.info({ requestId, action, status: ctx.status, ms: Math.round(ms) }, 'call')
  }
}

/** The name of the call, if the request is one: a POST, or the GET of a stream. */
function calleeOf(ctx: Context): string | undefined {
  const name = address.exec(ctx.path)?.[1]
  if (name === undefined) return undefined
  if (ctx.method === 'GET') return isStreamName(name) ? name : undefined
  return ctx.method === 'POST' && !isStreamName(name) && !Object.hasOwn(getCalls, name) ? name : undefined
}

// Mails contain links that log the reader in.
const mayBeCompressed = (action: ActionName): boolean =>
  !actionRow(action).isSecret && action !== 'get-outbox'

/** A form is read only after the caller is authenticated, so that nobody else can upload files. */
async function bodyOf(
  action: string,
  request: IncomingMessage,
): Promise<Pick<RpcRequest, 'body' | 'readUpload'>> {
  const row = isActionName(action) ? actionRow(action) : undefined
  if (row?.isRaw) {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([, value]) => typeof value === 'string'),
    )
    return { body: { body: await readTextBody(request), headers }, readUpload: undefined }
  }
  if (row?.isMultipart) return { body: undefined, readUpload: () => readUpload(request) }
  return { body: await readJsonBody(request), readUpload: undefined }
}

function answerError(ctx: Context, error: unknown, log: Log, requestId: string): void {
  const expected = findCallError(error)
  if (!expected) log.error({ err: error }, 'call failed')
  else if (error instanceof DatabaseUnavailableError) log.warn({ why: error.message }, 'no database')
  answerRefusal(ctx, expected ?? new CallError('serverError', { requestId }))
}

export function answerRefusal(ctx: Context, { status, body }: CallError): void {
  ctx.status = status
  ctx.body = body
  if (body.retryAfterSeconds) ctx.set('Retry-After', String(body.retryAfterSeconds))
}
