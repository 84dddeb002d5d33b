import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A local server of a service's protocol, in its own process. */
export interface ProtocolServer {
  /** Its address, without a trailing slash. */
  readonly url: string
  stop(): void
}

/** Starts a program that prints `listening on <port>`. */
export async function startProtocolServer(program: URL): Promise<ProtocolServer> {
  const child = spawn(process.execPath, [fileURLToPath(program)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server ended')))
    child.stdout.on('data', (text: Buffer) => resolve(/listening on (\d+)/.exec(text.toString())?.[1] ?? ''))
  })
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() }
}
