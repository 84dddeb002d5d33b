import { Writable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { startOpenAiServer } from '../../src/gateways/ai/test-support/start-openai-server.ts'
import { createLog } from '../../src/log.ts'
import { drivenAi, lastStatus, sendMessage, textOf } from '../support/assistant.ts'
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
