import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts a program of the repository and answers once it has said that it is ready, with its words. */
export async function startProgram(
  file: string,
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<{ program: ChildProcess; said: RegExpExecArray }> {
  const program = spawn(process.execPath, [file], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const said = await new Promise<RegExpExecArray>((resolve, reject) => {
    program.stdout.on('data', (text: Buffer) => {
      const words = ready.exec(text.toString())
      if (words) resolve(words)
    })
    program.once('exit', (code) => reject(new Error(`${file} ended with ${code} before it was ready`)))
  })
  return { program, said }
}

export function endProgram(program: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve()
    program.once('exit', () => resolve())
    program.kill(signal)
  })
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
