import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const file = join(import.meta.dirname, '../../../server/src/main.ts')

/** The running product. */
export interface Program {
  readonly url: string
  /** Seconds from its start until it was ready. */
  readonly seconds: number
  stop(): Promise<void>
}

/**
 * Starts the program with the embedded database in a folder. Throws with its output if it ends before it's
 * ready.
 */
export async function startProgram(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...settings,
    },
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  while (!(await isReady(`${url}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}: ${output.trim()}`)
    await setTimeout(10)
  }
  return { url, seconds: (performance.now() - started) / 1000, stop }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
