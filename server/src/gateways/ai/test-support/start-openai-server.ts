import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** The local server of OpenAI's protocol, in a process of its own. */
export interface OpenAiServer {
  /** Base address of its calls. */
  readonly url: string
  stop(): void
}

export async function startOpenAiServer(): Promise<OpenAiServer> {
  const program = join(import.meta.dirname, 'openai-server.ts')
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server ended')))
    child.stdout.on('data', (text: Buffer) => resolve(/listening on (\d+)/.exec(text.toString())?.[1] ?? ''))
  })
  return { url: `http://127.0.0.1:${port}/v1`, stop: () => void child.kill() }
}
