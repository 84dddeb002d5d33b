import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ActionName } from '@aloft/contract/actions'
import { handlers } from '@aloft/server/areas/handlers'
import { readSettings } from '@aloft/server/env'
import { openGateways } from '@aloft/server/gateways/open-gateways'
import { createLog } from '@aloft/server/log'
import { openQueue } from '@aloft/server/queue/queue'
import { startServer } from '@aloft/server/server'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { type Figure, ratioFigure } from '../figure.ts'
import { compare } from '../measure.ts'
import { createWorld, type World } from '../world.ts'
import type { Statement } from './bare.ts'
import { type ServerProcess, startChild } from './child.ts'

/** Enough for the programs to be fully compiled. */
const requestsBefore = 1_000
/** Rounds are short and numerous, so that other work on the machine affects both sides equally. */
const requestsPerRound = 80
const rounds = 25
const atOnce = 8
const most = 1.3

interface Call {
  readonly action: ActionName
  /** Where the rest of the time goes, shown if the target is missed. */
  readonly rest: string
  readonly payload: (count: number) => object
}

function callsOf({ ideaId, balloonId }: World): Call[] {
  return [
    { action: 'get-user', payload: () => ({}), rest: 'headers, request log, parsing of both sides' },
    {
      action: 'get-idea',
      payload: () => ({ ideaId }),
      rest: 'every value gets its date, is checked against the contract and written again',
    },
    {
      action: 'get-ad-gen-status',
      payload: () => ({ ideaId }),
      rest: 'headers, request log, parsing of both sides',
    },
    {
      action: 'update-balloon',
      rest: 'the transaction is one of the query builder, which makes a builder of its own for each',
      payload: (count) => ({ ideaId, balloonId, data: { 'component/c1/fbTitle': `Lamp ${count}` } }),
    },
  ]
}

/**
 * Processor time of a call compared with that of a bare route that sends the same statements (target: 1.3
 * times).
 */
export async function callFigures(postgres: string): Promise<Figure[]> {
  const database = await openBenchDatabase(postgres)
  const dataDir = mkdtempSync(join(tmpdir(), 'aloft-bench-'))
  try {
    const world = await createWorld(database.knex)
    const calls = callsOf(world)
    const routes = await statementsOf(database, dataDir, world, calls)
    const [ours, theirs] = await Promise.all([
      startChild('product.ts', { url: database.url, dataDir }),
      startChild('bare.ts', { url: database.url, routes }),
    ])
    try {
      const figures: Figure[] = []
      for (const call of calls) {
        for (const server of [ours, theirs]) await msARequest(server, call, world.token, requestsBefore)
        const compared = await compare(
          () => msARequest(ours, call, world.token),
          () => msARequest(theirs, call, world.token),
          rounds,
        )
        const note = compared.ratio > most ? call.rest : ''
        figures.push(ratioFigure(call.action, compared, { most, unit: 'ms', note }))
      }
      return figures
    } finally {
      await Promise.all([ours.stop(), theirs.stop()])
    }
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
}

/** The product's database statements for each call, by the call's address. */
async function statementsOf(
  database: BenchDatabase,
  dataDir: string,
  { token }: World,
  calls: readonly Call[],
): Promise<Record<string, Statement[]>> {
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const log = createLog(settings.LOG_LEVEL)
  const gateways = await openGateways(settings, [], database.knex)
  const queue = await openQueue(database, log)
  await queue.stop(1_000)
  const server = await startServer({ database, settings, log, gateways, handlers, queue })
  const routes: Record<string, Statement[]> = {}
  for (const { action, payload } of calls) {
    const sent: Statement[] = []
    const note = ({ sql, bindings }: { sql: string; bindings?: unknown[] }) => {
      sent.push({ sql, bindings: bindings ?? [] })
    }
    database.knex.on('query', note)
    await post(`${server.url}/api/${action}`, JSON.stringify(payload(-1)), token)
    database.knex.off('query', note)
    routes[`/api/${action}`] = sent
  }
  await server.stop()
  await gateways.raster.close()
  return routes
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
let count = 0

/** Processor time of a server for one request, averaged over a round. */
async function msARequest(
  server: ServerProcess,
  { action, payload }: Call,
  token: string,
  requests = requestsPerRound,
): Promise<number> {
  const before = await server.cpuMs()
  let left = requests
  const send = async () => {
    while (left-- > 0) await post(`${server.url}/api/${action}`, JSON.stringify(payload(++count)), token)
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  return ((await server.cpuMs()) - before) / requests
}

function post(url: string, body: string, token: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `bearer ${token}`,
  }
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered ${response.statusCode}`))
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}
