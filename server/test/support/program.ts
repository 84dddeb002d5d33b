import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'

export interface Program {
  readonly child: ChildProcess
  /** All output so far. */
  output(): string
  /** Resolves with its exit code once the program has ended; null if a signal ended it. */
  readonly exit: Promise<number | null>
}

const running = new Set<ChildProcess>()
const { NODE_COMPILE_CACHE } = process.env
const compileCache = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}

/** Ends, after each test of the file, the programs it left running. */
export function endProgramsAfterEach(): void {
  afterEach(async () => {
    for (const child of running) await endProgram(child, 'SIGKILL')
  })
}

/** The same once all tests of the file are done, for concurrent tests. */
export function endProgramsAfterAll(): void {
  afterAll(async () => {
    for (const child of running) await endProgram(child, 'SIGKILL')
  })
}

const MAIL_POSTAL_ADDRESS = 'Skylark Ltd, 1 Quay Street, Galway, Ireland'

/** The program itself, as started by `npm start`, with only the given settings. */
export function startProgram(env: Record<string, string>): Program {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts')], {
    env: { PATH: process.env['PATH'] ?? '', ...compileCache, PORT: '0', MAIL_POSTAL_ADDRESS, ...env },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return { child, output: () => output, exit }
}

/** Waits until the program has printed a match, or ended without one. */
export async function waitForOutput({ output, exit }: Program, pattern: RegExp): Promise<string[]> {
  let hasEnded = false
  void exit.then(() => (hasEnded = true))
  for (;;) {
    const found = pattern.exec(output())
    if (found) return found.slice(1)
    if (hasEnded) throw new Error(`The program ended:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export async function endProgram(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal)
  await once(child, 'close')
}

/** The log line with a server's address. */
export const listening = /"url":"(http:[^"]+)"/
