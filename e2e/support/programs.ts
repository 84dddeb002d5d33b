import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts a program of the repository; resolves with the match of `ready` once its output has one. */
export async function startProgram(
  file: string,
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<{ program: ChildProcess; output: RegExpExecArray }> {
  const program = spawn(process.execPath, [file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const output = await new Promise<RegExpExecArray>((resolve, reject) => {
    program.stdout.on('data', (text: Buffer) => {
      const words = ready.exec(text.toString())
      if (words) resolve(words)
    })
    program.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready`)))
  })
  return { program, output }
}

export function endProgram(program: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve()
    program.once('exit', () => resolve())
    program.kill(signal)
  })
}

/**
 * A free port, below those that systems assign automatically: no connection of another program takes it
 * before the server starts or while it restarts.
 */
export async function freePort(): Promise<number> {
  const port = 10_000 + Math.floor(Math.random() * 20_000)
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  return isFree ? port : freePort()
}
