import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Figure, shown } from '../figure.ts'
import { median } from '../measure.ts'

const program = join(import.meta.dirname, '../../../server/src/main.ts')
const starts = 3

/** Time from the start of the program to its first ready answer, with the embedded database. */
export async function startFigures(): Promise<Figure[]> {
  const first: number[] = []
  const warm: number[] = []
  for (let i = 0; i < starts; i++) {
    const dataDir = mkdtempSync(join(tmpdir(), 'aloft-bench-'))
    first.push(await startSeconds(dataDir))
    warm.push(await startSeconds(dataDir))
    rmSync(dataDir, { recursive: true })
  }
  return [
    {
      what: 'first start, empty folder',
      measured: `${shown(median(first))} s`,
      note: 'copies the blank database, makes the demo brand',
    },
    { what: 'warm start', measured: `${shown(median(warm))} s` },
  ]
}

async function startSeconds(dataDir: string): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  try {
    while (!(await isReady(`http://127.0.0.1:${port}/readyz`))) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${said.trim()}`)
      await setTimeout(10)
    }
    return (performance.now() - started) / 1000
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
