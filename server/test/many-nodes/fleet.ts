import { openPostgres } from '../../src/db/database.ts'
import { endProgram, listening, startProgram, waitForOutput } from '../support/program.ts'
import { startTestServer } from '../support/test-server.ts'

/** Nodes that share one database and all work. */
export interface Fleet {
  /** The addresses of the live nodes. */
  urls(): readonly string[]
  /**
   * Where nodes have died so far: their planned fault points, or their last output if they ended by
   * themselves.
   */
  readonly deaths: readonly string[]
  stop(): Promise<void>
}

/** Starts a number of nodes in this process, each with its own connections. */
export async function startServers(
  count: number,
  databaseUrl: string,
  env: Record<string, string>,
): Promise<Fleet> {
  const nodes = await Promise.all(
    Array.from({ length: count }, async () => {
      const database = { ...openPostgres(databaseUrl), url: databaseUrl }
      return { database, server: await startTestServer({ database, privateOrigins: [], env }) }
    }),
  )
  return {
    urls: () => nodes.map(({ server }) => server.url),
    deaths: [],
    async stop() {
      await Promise.all(nodes.map(({ server }) => server.stop()))
      await Promise.all(nodes.map(({ database }) => database.close()))
    },
  }
}

/**
 * Starts this many programs. Each is supposed to die at one of the points; its replacement gets the next
 * point.
 */
export async function startPrograms(
  count: number,
  env: Record<string, string>,
  points: readonly string[],
): Promise<Fleet> {
  const alive = new Map<ReturnType<typeof startProgram>, string>()
  const deaths: string[] = []
  const left = [...points]
  let isOver = false

  async function start(): Promise<void> {
    const point = left.shift()
    const program = startProgram({ ...env, ...(point && { FAULT_POINT: point }) })
    void program.exit.then(async (code) => {
      alive.delete(program)
      if (isOver) return
      deaths.push(code === null && point ? point : program.output())
      await start()
    })
    // A program that dies while starting has been replaced by then.
    const [url] = await waitForOutput(program, listening).catch((): string[] => [])
    if (url) alive.set(program, url)
  }

  await Promise.all(Array.from({ length: count }, start))
  return {
    urls: () => [...alive.values()],
    deaths,
    async stop() {
      isOver = true
      await Promise.all([...alive.keys()].map(({ child }) => endProgram(child, 'SIGTERM')))
    },
  }
}
