import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ActionName, actionRow, isActionName } from '@aloft/contract/actions'
import { afterAll } from 'vitest'
import type { Handlers } from '../../src/action/define.ts'
import { handlers as allHandlers, streamHandlers } from '../../src/areas/handlers.ts'
import { jobHandlers } from '../../src/areas/jobs.ts'
import { enqueueDueWork } from '../../src/due/ticker.ts'
import { readSettings } from '../../src/env.ts'
import type { Gateways } from '../../src/gateways/gateways.ts'
import { moderated } from '../../src/gateways/ai/moderated.ts'
import { openGateways } from '../../src/gateways/open-gateways.ts'
import { createLog, type Log } from '../../src/log.ts'
import { openQueue, type Queue } from '../../src/queue/queue.ts'
import { startServer } from '../../src/server.ts'
import { startWorker } from '../../src/worker.ts'
import { type MovableClock, movableClock } from './movable-clock.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

export interface CallOptions {
  readonly token?: string
  /** Idempotency-Key. */
  readonly key?: string
  readonly headers?: Record<string, string>
}

export interface TestServer {
  readonly url: string
  readonly database: TestDatabase
  readonly clock: MovableClock
  readonly storage: Gateways['storage']
  /** Its worker only notices jobs added here through `wake`. */
  readonly queue: Queue
  /** A call like the web app's, over HTTP. */
  call(action: ActionName, payload?: unknown, options?: CallOptions): Promise<Reply>
  /** Acts as a node's ticker: queues the work that's due by the product clock. Returns how much. */
  fallDue(): Promise<number>
  stop(): Promise<void>
}

export interface ServerOptions {
  /** Handlers that replace those of the product. */
  readonly handlers?: Partial<Handlers>
  readonly env?: Record<string, string>
  readonly log?: Log
  /** A database that another server uses too; this server leaves it open. */
  readonly database?: TestDatabase
  readonly clock?: MovableClock
  /** Gateways that replace those chosen by the settings. */
  readonly gateways?: Partial<Gateways>
  /** Also runs jobs; the scan may access these origins of the test besides public ones. */
  readonly privateOrigins?: readonly string[]
  /** Seconds before a failed email is sent again. */
  readonly mailRetrySeconds?: number
}

/** The real server on a free port, with its own database. */
export async function startTestServer(options: ServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await openTestDatabase())
  const clock = options.clock ?? movableClock()
  const dataDir = mkdtempSync(join(tmpdir(), 'aloft-test-'))
  const settings = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    MAIL_POSTAL_ADDRESS: 'Aloft Ltd, 1 Quay Street, Galway, Ireland',
    ...options.env,
  })
  const handlers = { ...allHandlers, ...options.handlers }
  const log = options.log ?? createLog(settings.LOG_LEVEL)
  const queue = await openQueue(
    database,
    log,
    options.mailRetrySeconds ? { mailRetrySeconds: options.mailRetrySeconds } : {},
  )
  const opened = {
    ...(await openGateways(settings, options.privateOrigins ?? [], database.knex)),
    ...options.gateways,
  }
  const gateways = { ...opened, ai: moderated(opened.ai) }
  if (options.privateOrigins) {
    await startWorker({ database, settings, log, gateways, queue, handlers: jobHandlers, clock })
  }
  const server = await startServer({
    database,
    settings,
    log,
    gateways,
    handlers,
    streamHandlers,
    queue,
    clock,
  })
  return {
    url: server.url,
    database,
    clock,
    storage: gateways.storage,
    queue,
    call: callAt(server.url),
    fallDue: () => enqueueDueWork({ db: database.knex, clock, queue }),
    async stop() {
      await Promise.all([server.stop(), queue.stop(2_000)])
      await gateways.raster.close()
      if (!options.database) await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** One server for a whole test file. */
export async function useServer(options?: ServerOptions): Promise<TestServer> {
  const server = await startTestServer(options)
  afterAll(() => server.stop())
  return server
}

function formOf(payload: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(payload)) form.set(name, value as string | Blob)
  return form
}

/** Calls of the server at an address, like the web app's. */
export function callAt(url: string): TestServer['call'] {
  return async (action, payload = {}, { token, key, headers } = {}) => {
    const isForm = isActionName(action) && actionRow(action).isMultipart
    const response = await fetch(`${url}/api/${action}`, {
      method: 'POST',
      headers: {
        // A form's type includes its boundary, and is set together with its body.
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      body: isForm ? formOf(payload as object) : JSON.stringify(payload),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
}
