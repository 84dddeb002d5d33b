import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byRules, chatTools, chatTopics } from './ai-chat.suite.ts'
import type { ChatRequest } from './ai.port.ts'
import { createOpenAi } from './ai.openai.ts'
import { heard, listed } from './test-support/heard.ts'
import type { ProtocolServer } from '../test-support/start-protocol-server.ts'
import { startOpenAiServer } from './test-support/start-openai-server.ts'

let server: ProtocolServer
beforeAll(async () => (server = await startOpenAiServer()))
afterAll(() => server.stop())

const request: ChatRequest = {
  instructions: 'You help with the brand Nightjar Lamps.',
  messages: [{ by: 'user', text: 'How are things?' }],
  tools: chatTools,
  topics: chatTopics,
  byRules,
  seed: 'a',
  signal: new AbortController().signal,
}

function chat(model: string, change: Partial<ChatRequest> = {}, timeoutMs?: number) {
  const options = { apiKey: 'test-key', baseUrl: server.url, model, imageModel: 'good' }
  return createOpenAi({ ...options, ...(timeoutMs && { timeoutMs }) }).chat({ ...request, ...change })
}

it('hands its answer on as it comes', async () => {
  const { pieces, result } = await heard(chat('good'))
  expect(pieces).toEqual(['Two ', 'of ', 'your ', 'ads ', 'are ', 'live.'])
  expect(result).toEqual({
    ok: true,
    value: { text: 'Two of your ads are live.', calls: [] },
    made: { writer: 'ai', engine: 'good-2026-10-01', prompt: 'chat@3', seed: 'a' },
  })
})

describe('calls of tools', () => {
  const callsOf = async (model: string) => {
    const { result } = await heard(chat(model))
    return result.ok ? result.value.calls : result.failure
  }

  it('come with arguments as the schema parses them, several at once too', async () => {
    expect(await callsOf('two-calls')).toEqual([
      { id: 'call-0', name: 'list_ads', arguments: { status: 'live' } },
      { id: 'call-1', name: 'list_ads', arguments: {} },
    ])
  })

  it('are taken out of the wrapper that some models put around them (AST-25)', async () => {
    expect(await callsOf('wraps-calls')).toEqual([
      { id: 'call-0-0', name: 'list_ads', arguments: {} },
      { id: 'call-0-1', name: 'open_page', arguments: { page: 'briefs' } },
    ])
  })

  it('come without arguments for a tool that was not offered, for the caller to refuse (AST-26)', async () => {
    expect(await callsOf('unknown-tool')).toEqual([{ id: 'call-0', name: 'delete_brand', arguments: {} }])
  })

  it.each(['malformed', 'wrong-arguments', 'skips-a-number', 'numbers-wildly', 'hangs-up-in-a-call'])(
    '%s: none',
    async (model) => {
      expect(await callsOf(model)).toBe('failed')
    },
  )
})

describe('an engine that misbehaves', () => {
  it.each([
    ['rate-limited', 'failed'],
    ['out-of-quota', 'limitExceeded'],
    ['broken', 'failed'],
    ['page', 'failed'],
    ['refuses', 'unsafe'],
    ['filters', 'unsafe'],
    ['no-json', 'failed'],
    ['wrong-shape', 'failed'],
    ['nothing', 'failed'],
  ])('%s: %s, without a word', { timeout: 20_000 }, async (model, failure) => {
    expect(await listed(chat(model))).toEqual([{ kind: 'end', result: { ok: false, failure } }])
  })

  it.each(['cut-off', 'ends-early', 'hangs-up', 'error-amid', 'malformed-late'])(
    '%s: fails after what it has said',
    async (model) => {
      const { text, result } = await heard(chat(model))
      expect(text).toMatch(/^(?:You have|One moment\.) $/)
      expect(result).toEqual({ ok: false, failure: 'failed' })
    },
  )

  it.each(['malformed-once', 'rate-limited-once'])('gets one more try: %s', async (model) => {
    expect((await heard(chat(`${model}-1`))).result).toMatchObject({ ok: true })
  })

  it.each(['slow', 'stops-speaking'])('is not waited for longer than it may take: %s', async (model) => {
    const started = performance.now()
    const { result } = await heard(chat(model, {}, 200))
    expect(result).toEqual({ ok: false, failure: 'failed' })
    expect(performance.now() - started).toBeLessThan(4_000)
  })

  it.each(['slow', 'stops-speaking'])('is left at once where the caller goes: %s', async (model) => {
    const signal = AbortSignal.timeout(200)
    await expect(heard(chat(model, { signal }))).rejects.toThrow(/timeout/i)
  })
})

it('may speak for longer than it may be silent', async () => {
  expect((await heard(chat('good', {}, 2_000))).result.ok).toBe(true)
})

it('lets go of an answer that is left in the middle', async () => {
  const left = Promise.withResolvers<void>()
  const speaker = createServer((_, response) => {
    response.on('close', left.resolve)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const choices = [{ index: 0, delta: { content: 'You have ' }, finish_reason: null }]
    response.write(`data: ${JSON.stringify({ id: 'c', model: 'good', choices })}\n\n`)
  })
  await new Promise<void>((resolve) => speaker.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(speaker.address() as AddressInfo).port}/v1`
  const ai = createOpenAi({ apiKey: 'test-key', baseUrl, model: 'good', imageModel: 'good' })
  for await (const event of ai.chat(request)) {
    expect(event).toEqual({ kind: 'text', text: 'You have ' })
    break
  }
  await left.promise
  speaker.close()
})

describe('the local server', () => {
  const asked = { role: 'assistant', content: null, tool_calls: [callOf('call-1')] }
  it.each([
    ['a call that no tool answers', [asked, { role: 'user', content: 'And?' }]],
    ['an answer to no call', [{ role: 'tool', tool_call_id: 'call-1', content: 'two' }]],
    ['a speaker it does not know', [{ role: 'owner', content: 'And?' }]],
  ])('refuses %s', async (_, messages) => {
    const response = await fetch(`${server.url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer test-key' },
      body: JSON.stringify({
        model: 'good',
        stream: true,
        messages: [{ role: 'system', content: 'Help.' }, { role: 'user', content: 'Ads?' }, ...messages],
      }),
    })
    expect(response.status).toBe(400)
  })
})

function callOf(id: string) {
  return { id, type: 'function', function: { name: 'list_ads', arguments: '{}' } }
}
