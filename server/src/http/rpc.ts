import { createHash } from 'node:crypto'
import { type ActionName, actionRow, isActionName } from '@aloft/contract/actions'
import type { ActionRow } from '@aloft/contract/core/action-row'
import { limitsOf } from '@aloft/contract/schemas'
import { isUuid } from '@aloft/domain/core/ids'
import { findOffsetHours, type FoundCaller } from '../action/caller.repo.ts'
import type { Handlers } from '../action/define.ts'
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
import { readPayload } from '../action/parse.ts'
import { type AnyHandler, type Payload, runAction } from '../action/run-action.ts'

export interface RpcDependencies {
  readonly knex: Db
  readonly clock: Clock
  readonly settings: Settings
  readonly gateways: Gateways
  readonly counters: Counters
  readonly limits: Limits
  readonly handlers: Handlers
  readonly queue: Queue
}

export interface RpcRequest {
  readonly action: string
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
  const { knex, clock, settings, gateways, counters, limits, handlers } = dependencies
  const fault = createFaultPoints(settings.FAULT_POINT)

  return async (request) => {
    const { name, row } = findAction(request.action, settings)
    if (!request.readUpload) return carryOut(request, { name, row })
    // Files are accepted only from signed-in callers. Their access can be checked only after the form is read.
    if ((await authenticate(knex, clock, request.authorization, undefined)) === 'RELOGIN') return 'RELOGIN'
    const upload = await request.readUpload()
    try {
      return await carryOut({ ...request, body: upload.body }, { name, row, digest: upload.digest })
    } finally {
      await upload.discard()
    }
  }

  async function carryOut(
    request: RpcRequest,
    { name, row, digest = '' }: { name: ActionName; row: ActionRow; digest?: string },
  ): Promise<unknown> {
    const handler = handlers[name] as unknown as AnyHandler
    const read = readPayload(name, request.body)
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
      await limits.consume(name, limitsOf(name), {
        caller: network,
        address: network,
        email: emailOf(payload),
        payload,
      })
      const valid = demand(read)
      const context = base(await findOffsetHours(knex))
      return runAction(dependencies, { name, row, handler, payload: valid, context, identity: undefined })
    }

    const { policy } = handler
    const idea = payload && (policy.ideaId?.(payload) ?? policy.find?.(knex, payload))
    const caller = await authenticate(knex, clock, request.authorization, idea)
    if (caller === 'RELOGIN') return 'RELOGIN'
    const { id, email } = caller.account
    await limits.consume(name, limitsOf(name), {
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
    return runAction(dependencies, { name, row, handler, payload: valid, context, identity })
  }
}

function findAction(action: string, settings: Settings): { name: ActionName; row: ActionRow } {
  if (!isActionName(action)) throw new CallError('notFound')
  const row = actionRow(action)
  if (row.isDevelopmentOnly && settings.isProduction) throw new CallError('forbidden')
  return { name: action, row }
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
