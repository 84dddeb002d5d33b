import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StreamHandlers } from './action/define-stream.ts'
import type { Handlers } from './action/define.ts'
import { createAssistantRuns } from './areas/assistant/assistant-runs.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Database } from './db/db.ts'
import type { Settings } from './env.ts'
import { createApp } from './http/app.ts'
import { createCounters } from './action/counter.repo.ts'
import { createLimits } from './http/limits.ts'
import type { WebApp } from './http/static.ts'
import type { Gateways } from './gateways/gateways.ts'
import type { Log } from './log.ts'
import type { Queue } from './queue/queue.ts'

export interface RunningServer {
  readonly url: string
  /** Refuses new calls, waits up to 10 s for running ones, and closes. */
  stop(): Promise<void>
}

const stopWithinMs = 10_000
/**
 * Proxies keep idle connections for 60 s. If this server closed one earlier, a call could arrive on it at that moment
 * and be lost.
 */
const keepIdleMs = 75_000

/** Starts the web server on an open database. */
export async function startServer(parts: {
  database: Database
  settings: Settings
  log: Log
  gateways: Gateways
  handlers: Handlers
  streamHandlers: StreamHandlers
  queue: Queue
  web?: WebApp | undefined
  clock?: Clock
}): Promise<RunningServer> {
  const { database, settings, log, gateways, handlers, streamHandlers, queue, web } = parts
  const { clock = systemClock } = parts
  let isAcceptingWork = true
  const counters = createCounters(database.knex)
  const product = settings.PRODUCT_NAME
  const streams = createAssistantRuns({ database, ai: gateways.ai, clock, log, product })
  const app = createApp({
    knex: database.knex,
    clock,
    settings,
    log,
    gateways,
    handlers,
    streamHandlers,
    streams,
    queue,
    web,
    counters,
    limits: createLimits(counters),
    isAcceptingWork: () => isAcceptingWork,
  })
  const answer = app.callback()
  const server = createServer(
    { maxHeaderSize: 64 * 1024, keepAliveTimeout: keepIdleMs },
    (request, response) => {
      void answer(request, response)
    },
  )
  await listen(server, settings.PORT, settings.host)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${settings.host === '0.0.0.0' ? 'localhost' : settings.host}:${port}`,
    async stop() {
      isAcceptingWork = false
      // Streams would hold the server open until the time is up.
      await streams.stop()
      await close(server)
    },
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

async function close(server: Server): Promise<void> {
  const ended = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  // A stream has just ended: its connection is idle a moment later.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const timer = setTimeout(() => server.closeAllConnections(), stopWithinMs)
  await ended
  clearTimeout(timer)
  clearInterval(idle)
}
