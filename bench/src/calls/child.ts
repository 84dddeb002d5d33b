import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A server in its own process, so that its processor time includes nothing else. */
export interface ServerProcess {
  readonly url: string
  /** Milliseconds of processor time since its start. */
  cpuMs(): Promise<number>
  stop(): Promise<void>
}

/** Runs a program of this folder that calls `serveParent` once it's ready. */
export async function startChild(program: string, start: unknown): Promise<ServerProcess> {
  const child = fork(join(import.meta.dirname, program), {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(start as object)
  const url = (await answer(child)) as string
  return {
    url,
    async cpuMs() {
      child.send('cpu')
      return (await answer(child)) as number
    },
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

async function answer(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message')) as [unknown]
  return message
}

/** Sends the parent the address, then the processor time whenever it asks. */
export async function serveParent<Start>(serve: (start: Start) => Promise<string>): Promise<void> {
  const [start] = (await once(process, 'message')) as [Start]
  // Without its parent, nobody uses it.
  process.on('disconnect', () => process.exit())
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.((user + system) / 1000)
  })
  process.send?.(await serve(start))
}
