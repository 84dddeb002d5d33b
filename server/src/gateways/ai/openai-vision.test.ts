import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DescribeRequest } from './ai.port.ts'
import { createOpenAi } from './ai.openai.ts'
import type { ProtocolServer } from '../test-support/start-protocol-server.ts'
import { startOpenAiServer } from './test-support/start-openai-server.ts'

let server: ProtocolServer
beforeAll(async () => (server = await startOpenAiServer()))
afterAll(() => server.stop())

const request: DescribeRequest = {
  bytes: new Uint8Array([1, 2, 3]),
  mediaType: 'image/webp',
  width: 800,
  height: 600,
  colors: [],
  signal: new AbortController().signal,
}

function engine(model: string, timeoutMs?: number) {
  const options = { apiKey: 'test-key', baseUrl: server.url, model, imageModel: 'good' }
  return createOpenAi({ ...options, ...(timeoutMs && { timeoutMs }) })
}

it('says what it sees, and records who said it', async () => {
  expect(await engine('good').describe(request)).toEqual({
    ok: true,
    value: 'A lamp on a sill at dusk, and nobody beside it.',
    made: { writer: 'ai', engine: 'good-2026-10-01', prompt: 'image-scan@1', seed: '' },
  })
})

it.each([
  ['malformed', 'imageScanFailed'],
  ['wrong-shape', 'imageScanFailed'],
  ['nothing', 'imageScanFailed'],
  ['page', 'imageScanFailed'],
  ['broken', 'imageScanFailed'],
  ['out-of-quota', 'limitExceeded'],
  ['refuses', 'unsafe'],
  ['filters', 'unsafe'],
])('an engine that misbehaves: %s: %s', { timeout: 20_000 }, async (model, failure) => {
  expect(await engine(model).describe(request)).toEqual({ ok: false, failure })
})

it('is left at once where the caller goes', async () => {
  const signal = AbortSignal.timeout(200)
  await expect(engine('slow').describe({ ...request, signal })).rejects.toThrow(/timeout/i)
})
