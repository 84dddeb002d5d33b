import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from './aloft.ts'
import { endProgram, startProgram } from './programs.ts'

/** How the engine answers: names known by the protocol server. */
type Mode = 'writes' | 'refuses' | 'malformed' | 'out-of-quota' | 'asks-questions'

export interface Engine {
  /** Answers all questions from now on in this way. */
  behave(as: Mode): void
  /** Makes all questions from now on wait until `release`. */
  hold(): void
  release(): void
}

/**
 * The product with an AI engine controlled by the test: a server with OpenAI's protocol behind a switch that
 * decides for each question how and when it's answered.
 */
export const test = base.extend<{ calm: void }, { engine: Engine }>({
  engine: [
    async ({}, use) => {
      const protocol = 'server/src/gateways/ai/test-support/openai-server.ts'
      const { program, output } = await startProgram(protocol, /listening on (\d+)/)
      const direct = await startSwitch(`http://127.0.0.1:${output[1]}`)
      await use(direct)
      direct.release()
      await direct.stop()
      await endProgram(program, 'SIGTERM')
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ engine }, use) =>
      use({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: (engine as Switch).baseUrl }),
    { scope: 'worker' },
  ],
  calm: [
    async ({ engine }, use) => {
      engine.behave('writes')
      await use()
      engine.release()
    },
    { auto: true },
  ],
})

interface Switch extends Engine {
  readonly baseUrl: string
  stop(): Promise<void>
}

async function startSwitch(target: string): Promise<Switch> {
  let mode: Mode = 'writes'
  let gate = Promise.resolve()
  let open = () => {}
  const server = createServer((request, response) => {
    void (async () => {
      const body = JSON.parse(await textOf(request)) as { model?: string }
      await gate
      if (body.model) body.model = mode
      const { 'content-type': type = '', authorization = '' } = request.headers
      const answer = await fetch(`${target}${request.url}`, {
        method: 'POST',
        headers: { 'content-type': type, authorization },
        body: JSON.stringify(body),
      })
      const wait = answer.headers.get('retry-after-ms')
      response
        .writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? 'application/json',
          ...(wait && { 'retry-after-ms': wait }),
        })
        .end(await answer.text())
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    behave: (as) => {
      mode = as
    },
    hold() {
      gate = new Promise((resolve) => {
        open = resolve
      })
    },
    release: () => open(),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
