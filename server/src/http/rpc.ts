import { createHash } from 'node:crypto'
import { actionRow, isActionName } from '@aloft/contract/actions'
import type { ActionRow } from '@aloft/contract/core/action-row'
import type { RateLimit } from '@aloft/contract/core/rate-limit'
import { limitsOf, schemas } from '@aloft/contract/schemas'
import { streamSchemas } from '@aloft/contract/stream-schemas'
import { isStreamName, streamRow } from '@aloft/contract/streams'
import { isUuid } from '@aloft/domain/core/ids'
import { findOffsetHours, type FoundCaller } from '../action/caller.repo.ts'
import type { z } from 'zod'
import type { Handlers } from '../action/define.ts'
import type { StreamHandlers } from '../action/define-stream.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { Settings } from '../env.ts'
import { createFaultPoints } from '../fault-points.ts'
import type { Gateways } from '../gateways/gateways.ts'
import type { Log } from '../log.ts'
import type { Queue } from '../queue/queue.ts'
import { assertMayCall, authenticate } from './authenticate.ts'
import { CallError } from '../action/call-error.ts'
import type { Counters } from '../action/counter.repo.ts'
import type { Visitor } from '../action/visitor.ts'
import type { Upload } from './upload.ts'
import type { Limits } from './limits.ts'
import { readPayload, type ReplyShape } from '../action/parse.ts'
import { type AnyHandler, type Payload, runAction } from '../action/run-action.ts'

export interface RpcDependencies {
  readonly knex: Db
  readonly clock: Clock
  readonly settings: Settings
  readonly gateways: Gateways
  readonly counters: Counters
  readonly limits: Limits
  readonly handlers: Handlers
  readonly streamHandlers: StreamHandlers
  readonly queue: Queue
}

export interface RpcRequest {
  readonly action: string
  /** The method that the call came by: actions are POST, streams are GET. */
  readonly method: 'GET' | 'POST'
  readonly body: unknown
  /** Reads the form of a call with a file. */
  readonly readUpload: (() => Promise<Upload>) | undefined
  readonly authorization: string | undefined
  readonly idempotencyKey: string | undefined
  readonly visitor: Visitor
  readonly browserKey: string | undefined
  readonly log: Log
}

/**
 * Runs one call: finds its action, applies limits, parses, authenticates, checks the policy and the idempotency key,
 * runs the handler in a transaction, and parses the reply.
 */
export function createRpc(dependencies: RpcDependencies): (request: RpcRequest) => Promise<unknown> {
  const { knex, clock, settings, gateways, counters, limits } = dependencies
  const fault = createFaultPoints(settings.FAULT_POINT)

  return async (request) => {
    const callee = findCallee(request, dependencies)
    if (!request.readUpload) return carryOut(request, callee)
    // Files are accepted only from signed-in callers. Their access can be checked only after the form is read.
    if ((await authenticate(knex, clock, request.authorization, undefined)) === 'RELOGIN') return 'RELOGIN'
    const upload = await request.readUpload()
    try {
      return await carryOut({ ...request, body: upload.body }, callee, upload.digest)
    } finally {
      await upload.discard()
    }
  }

  async function carryOut(
    request: RpcRequest,
    { shape, row, handler, schema, limits: own }: Callee,
    digest = '',
  ): Promise<unknown> {
    const { name } = shape
    const read = readPayload(schema, request.body)
    const payload = read instanceof CallError ? undefined : read
    const base = (offsetHours: number) => ({
      db: knex,
      clock,
      now: clock.product(offsetHours),
      settings,
      gateways,
      browserKey: request.browserKey,
      visitor: request.visitor,
      counters,
      log: request.log,
      fault,
    })

    if (row.who === 'anonymous') {
      const { network } = request.visitor
      await limits.consume(name, own, {
        caller: network,
        address: network,
        email: emailOf(payload),
        payload,
      })
      const valid = demand(read)
      const context = base(await findOffsetHours(knex))
      return runAction(dependencies, { shape, row, handler, payload: valid, context, identity: undefined })
    }

    const { policy } = handler
    const idea = payload && (policy.ideaId?.(payload) ?? policy.find?.(knex, payload))
    const caller = await authenticate(knex, clock, request.authorization, idea)
    if (caller === 'RELOGIN') return 'RELOGIN'
    const { id, email } = caller.account
    await limits.consume(name, own, {
      caller: id,
      address: request.visitor.network,
      email,
      payload,
    })
    const valid = demand(read)
    if (policy.find && caller.isSubjectMissing) throw new CallError('notFound')
    assertMayCall(row, caller, idea !== undefined)
    const context = { ...base(caller.offsetHours), ...caller }
    const identity = identityOf(request, row, caller, { ...valid, ...(digest && { digest }) })
    return runAction(dependencies, { shape, row, handler, payload: valid, context, identity })
  }
}

/** What a call runs, from the tables of actions or of streams. */
interface Callee {
  readonly shape: ReplyShape
  readonly row: ActionRow
  readonly handler: AnyHandler
  readonly schema: z.ZodType
  readonly limits: readonly RateLimit[]
}

function findCallee({ action, method }: RpcRequest, dependencies: RpcDependencies): Callee {
  const callee = method === 'POST' ? findAction(action, dependencies) : findStream(action, dependencies)
  if (callee.row.isDevelopmentOnly && dependencies.settings.isProduction) throw new CallError('forbidden')
  return callee
}

function findAction(name: string, { handlers }: RpcDependencies): Callee {
  if (!isActionName(name)) throw new CallError('notFound')
  const { payload, reply, failures } = schemas[name]
  return {
    shape: { name, reply, failures },
    row: actionRow(name),
    handler: handlers[name] as unknown as AnyHandler,
    schema: payload,
    limits: limitsOf(name),
  }
}

function findStream(name: string, { streamHandlers }: RpcDependencies): Callee {
  if (!isStreamName(name)) throw new CallError('notFound')
  const { payload, failures, limits } = streamSchemas[name]
  return {
    shape: { name, reply: undefined, failures },
    row: streamRow(name),
    handler: streamHandlers[name] as unknown as AnyHandler,
    schema: payload,
    limits,
  }
}

function demand(read: Payload | CallError): Payload {
  if (read instanceof CallError) throw read
  return read
}

function identityOf(request: RpcRequest, row: ActionRow, caller: FoundCaller, payload: Payload) {
  const key = request.idempotencyKey
  if (!key || row.kind === 'query' || row.isSecret) return undefined
  if (!isUuid(key)) throw new CallError('invalidPayload', { field: 'Idempotency-Key' })
  const payloadDigest = createHash('sha256').update(JSON.stringify(payload, withoutPasswords)).digest()
  return { userId: caller.account.id, key, action: request.action, payloadDigest }
}

function emailOf(payload: Payload | undefined): string | undefined {
  const email = payload?.['email']
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined
}

// A plain digest of little more than a password could be used to guess it.
function withoutPasswords(key: string, value: unknown): unknown {
  return /password$/i.test(key) ? undefined : value
}
