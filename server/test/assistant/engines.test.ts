import { Writable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { startOpenAiServer } from '../../src/gateways/ai/test-support/start-openai-server.ts'
import { createLog } from '../../src/log.ts'
import {
  callsIn,
  drivenAi,
  lastStatus,
  sendMessage,
  sendToolOutput,
  textOf,
  untilAwaited,
} from '../support/assistant.ts'
import { startTestServer, useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

let lines = ''
const sink = new Writable({
  write(chunk: Buffer, _, done) {
    lines += chunk.toString()
    done()
  },
})
const driven = drivenAi()
const server = await useServer({ log: createLog('debug', sink), gateways: { ai: driven.ai } })
const openai = await startOpenAiServer()
afterAll(() => openai.stop())

/** A node on the same database whose AI speaks OpenAI's protocol. */
async function nodeWith(model: string) {
  const env = { OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: openai.url, OPENAI_MODEL: model }
  const node = await startTestServer({ database: server.database, env })
  afterAll(() => node.stop())
  return node
}

it('begins again after an error in the middle of a text, with one message of the user (OPN-26)', async () => {
  const [failing, good] = [await nodeWith('hangs-up'), await nodeWith('good')]
  const login = await createAccount(server)
  const messageId = crypto.randomUUID()
  const first = await (await sendMessage(failing, login, { messageId })).rest()
  expect(first.map(({ name }) => name)).toContain('error')
  expect(lastStatus(first)).toBe('error')
  const second = await (await sendMessage(good, login, { messageId })).rest()
  expect(textOf(second)).toBe('Two of your ads are live.')
  const { body } = await server.call('bot-get-messages', { focusKey: 'default' }, { token: login.token })
  expect(body).toMatchObject({
    threadMessages: [
      { by: 'user', id: messageId, run: { status: 'completed' } },
      { by: 'assistant', text: 'Two of your ads are live.' },
    ],
  })
})

it('calls tools by OpenAI’s protocol, and answers from what they return', async () => {
  const good = await nodeWith('good')
  const login = await createAccount(server)
  const stream = await sendMessage(good, login, { message: 'Please load instructions' })
  const [call] = callsIn(await untilAwaited(stream))
  if (!call) throw new Error('nothing was called')
  expect(call).toMatchObject({ name: 'load_instructions', arguments: { query: 'refund' } })
  const output = { source: 'help', date: '2026-11-05T10:00:00.000Z', data: { articles: [] } }
  const answer = { toolCall: call.callId, functionName: call.name, output }
  const events = await (await sendToolOutput(good, login, answer)).rest()
  expect(textOf(events)).toContain('This came back: <data>')
  expect(lastStatus(events)).toBe('completed')
})

it('unpacks parallel calls of OpenAI’s wrapper, and answers those that it must not pass on (AST-25)', async () => {
  const wrapping = await nodeWith('wraps-calls')
  const login = await createAccount(server)
  const events = await untilAwaited(await sendMessage(wrapping, login))
  expect(callsIn(events)).toMatchObject([{ name: 'open_page', arguments: { page: 'briefs' } }])
  const { body } = await server.call('bot-get-messages', { focusKey: 'default' }, { token: login.token })
  expect(body).toMatchObject({
    threadMessages: [
      {},
      {
        calls: [
          { name: 'list_ads', output: { error: 'noBrandOpen' } },
          { name: 'open_page', output: null },
        ],
      },
    ],
  })
})

it('stops an engine that asks for an unknown tool again and again', async () => {
  const unknown = await nodeWith('unknown-tool')
  const events = await (await sendMessage(unknown, await createAccount(server))).rest()
  expect(callsIn(events)).toEqual([])
  expect(textOf(events)).toMatch(/^I’ve taken 8 steps for this/)
  expect(lastStatus(events)).toBe('completed')
})

it.each([
  ['hangs-up-in-a-call', 'failed'],
  ['malformed', 'failed'],
  ['rate-limited', 'failed'],
])('passes no call on of an engine that fails in it: %s', { timeout: 30_000 }, async (model, error) => {
  const failing = await nodeWith(model)
  const events = await (await sendMessage(failing, await createAccount(server))).rest()
  expect(callsIn(events)).toEqual([])
  expect(events.at(-2)).toMatchObject({ name: 'error', data: { error } })
  expect(lastStatus(events)).toBe('error')
})

it('is not held up by a client that reads slowly, and loses nothing for it', async () => {
  const login = await createAccount(server)
  const stream = await sendMessage(server, login)
  const passage = `${'You choose what the ad may cost. '.repeat(1_000)}\n`
  for (let count = 0; count < 60; count++) driven.write(passage)
  driven.end()
  await expect
    .poll(() => server.database.knex('assistant_run').where({ status: 'completed' }).first('id'), {
      timeout: 20_000,
    })
    .toBeDefined()
  const events = await stream.rest()
  expect(textOf(events)).toHaveLength(passage.length * 60)
  expect(lastStatus(events)).toBe('completed')
})

it('writes no message and no answer into the log', async () => {
  const login = await createAccount(server)
  lines = ''
  const stream = await sendMessage(server, login, { message: 'My Secretquestion' })
  driven.write('A Secretanswer.')
  driven.end()
  expect(textOf(await stream.rest())).toBe('A Secretanswer.')
  const failing = await sendMessage(server, login, { message: 'My Secretquestion' })
  driven.write('A Secretanswer.')
  driven.end('failed')
  await failing.rest()
  await expect.poll(() => lines).toContain('run ended')
  expect(lines).toContain('bot-send-message')
  expect(lines).not.toMatch(/Secret/)
})
