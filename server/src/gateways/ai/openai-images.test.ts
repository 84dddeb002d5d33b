import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImageRequest } from './ai.port.ts'
import { createOpenAi } from './ai.openai.ts'
import type { ProtocolServer } from '../test-support/start-protocol-server.ts'
import { startOpenAiServer } from './test-support/start-openai-server.ts'

let server: ProtocolServer
beforeAll(async () => (server = await startOpenAiServer()))
afterAll(() => server.stop())

const request: ImageRequest = {
  style: null,
  prompt: 'A small lamp on a sill',
  width: 1080,
  height: 1080,
  colors: null,
  seed: 'a',
  signal: new AbortController().signal,
}

function engine(imageModel: string, timeoutMs?: number) {
  const options = { apiKey: 'test-key', baseUrl: server.url, model: 'good', imageModel }
  return createOpenAi({ ...options, ...(timeoutMs && { timeoutMs }) })
}

it('draws in the size nearest to the requested one, and records who drew', async () => {
  expect(await engine('good').draw({ ...request, width: 1080, height: 1350 })).toMatchObject({
    ok: true,
    value: { mediaType: 'image/png', width: 1088, height: 1344 },
    made: { writer: 'ai', engine: 'good', prompt: 'image@2', seed: 'a' },
  })
})

it.each([
  [10_000, 1000, 3],
  [1000, 10_000, 1 / 3],
  [40, 40, 1],
  [8000, 8000, 1],
])('draws %i x %i as near as an engine can', async (width, height, ratio) => {
  const result = await engine('good').draw({ ...request, width, height })
  const drawn = result.ok ? result.value.width / result.value.height : 0
  expect(Math.abs(drawn / ratio - 1)).toBeLessThan(0.05)
})

it.each([
  ['rate-limited', 'imageFailed'],
  ['out-of-quota', 'limitExceeded'],
  ['refuses', 'unsafe'],
  ['broken', 'imageFailed'],
  ['hangs-up', 'imageFailed'],
  ['no-image', 'imageFailed'],
  ['no-base64', 'imageFailed'],
  ['gif', 'imageFailed'],
  ['cut-off', 'imageFailed'],
  ['nothing', 'imageFailed'],
  ['empty', 'imageFailed'],
  ['address', 'imageFailed'],
  ['page', 'imageFailed'],
])('%s: %s', { timeout: 20_000 }, async (model, failure) => {
  expect(await engine(model).draw(request)).toEqual({ ok: false, failure })
})

it('is not waited for longer than it may take', async () => {
  expect(await engine('slow', 100).draw(request)).toEqual({ ok: false, failure: 'imageFailed' })
})

it('is left at once where the caller goes', async () => {
  const signal = AbortSignal.timeout(100)
  await expect(engine('slow').draw({ ...request, signal })).rejects.toThrow(/timeout/i)
})

describe('the local server', () => {
  const body = { model: 'good', prompt: 'A lamp', n: 1, output_format: 'png', size: '1024x1024' }
  it.each([
    ['a size off the grid', { size: '1000x1000' }],
    ['a shape that is too long', { size: '3200x800' }],
    ['a picture that is too small', { size: '512x512' }],
    ['two pictures', { n: 2 }],
    ['what the protocol does not know', { response_format: 'b64_json' }],
  ])('refuses %s', async (_, change) => {
    const response = await fetch(`${server.url}/images/generations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer test-key' },
      body: JSON.stringify({ ...body, ...change }),
    })
    expect(response.status).toBe(400)
  })
})
