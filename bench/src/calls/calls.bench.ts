import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ActionName } from '@aloft/contract/actions'
import { handlers, streamHandlers } from '@aloft/server/areas/handlers'
import { readSettings } from '@aloft/server/env'
import { openGateways } from '@aloft/server/gateways/open-gateways'
import { createLog } from '@aloft/server/log'
import { openQueue } from '@aloft/server/queue/queue'
import { startServer } from '@aloft/server/server'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { type Figure, ratioFigure, shown } from '../figure.ts'
import { compare, median } from '../measure.ts'
import { createWorld, type World } from '../world.ts'
import type { Statement } from './bare.ts'
import { type ServerProcess, startChild } from './child.ts'

/** Enough for the programs to be fully compiled. */
const requestsBefore = 1_000
/** Rounds are short and numerous, so that other work on the machine affects both sides equally. */
const requestsPerRound = 80
const rounds = 25
const atOnce = 8

const numAdsOfSmallBrand = 3
const leastPerSecond = 1_500

interface Call {
  readonly action: ActionName
  /** Of the processor time of a bare route. */
  readonly most: number
  /** Where the rest of its time goes, shown if the aim is missed. */
  readonly rest: string
  readonly payload: (count: number) => object
}

function callsOf({ ideaId, balloonId }: World): Call[] {
  return [
    { action: 'get-user', most: 1.2, payload: () => ({}), rest: 'headers, parsing of both sides' },
    {
      action: 'get-idea',
      most: 1.3,
      payload: () => ({ ideaId }),
      rest: 'every value gets its date, is checked against the contract and written again',
    },
    {
      action: 'get-ad-gen-status',
      most: 1.3,
      payload: () => ({ ideaId }),
      rest: 'headers, parsing of both sides',
    },
    {
      action: 'update-balloon',
      most: 1.2,
      rest: 'the rules of an edit, dates of all values, parsing of both sides',
      payload: (count) => ({ ideaId, balloonId, data: { 'component/c1/fbTitle': `Lamp ${count}` } }),
    },
  ]
}

/** Processor time of a call beside that of a bare route that sends the same statements. */
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
        const { most, rest } = call
        const note = compared.ratio > most ? rest : ''
        figures.push(ratioFigure(call.action, compared, { most, unit: 'ms', note }))
      }
      const smallWorld = await createWorld(database.knex, numAdsOfSmallBrand)
      return [...figures, await capacityFigure(ours, smallWorld)]
    } finally {
      await Promise.all([ours.stop(), theirs.stop()])
    }
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
}

/** How many calls for a small brand one core answers in a second, by the processor time of the server. */
async function capacityFigure(server: ServerProcess, { ideaId, token }: World): Promise<Figure> {
  const call = { action: 'get-idea', payload: () => ({ ideaId }) } as const
  await msARequest(server, call, token, requestsBefore)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await msARequest(server, call, token))
  const perSecond = 1_000 / median(times)
  return {
    what: `get-idea of ${numAdsOfSmallBrand} ads`,
    measured: `${shown(perSecond)} a second`,
    aim: { text: `at least ${leastPerSecond} a second`, isMet: perSecond >= leastPerSecond },
    note: 'with one core that serves, and PostgreSQL beside it',
  }
}

/** What the product sends to the database for each call, by the address of the call. */
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
  const server = await startServer({ database, settings, log, gateways, handlers, streamHandlers, queue })
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
  { action, payload }: Pick<Call, 'action' | 'payload'>,
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
