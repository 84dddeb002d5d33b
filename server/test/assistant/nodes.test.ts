import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import { streamEventId } from '@aloft/domain/assistant/stream-event-id.rules'
import { silentRunMs } from '@aloft/domain/assistant/assistant-limits'
import { afterAll, expect, it, vi } from 'vitest'
import { endSilentRuns } from '../../src/areas/assistant/run.repo.ts'
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
import { createAccount, type Login } from '../support/world.ts'

const driven = drivenAi()
const writer = await useServer({ gateways: { ai: driven.ai } })
const other = await startTestServer({ database: writer.database })
afterAll(() => other.stop())
const { knex } = writer.database

const passage = 'Each budget is yours to choose, and you see what it buys before you launch the ad. '.repeat(
  2,
)
const messages = async ({ token }: Login) => {
  const { body } = await other.call('bot-get-messages', { focusKey: 'default' }, { token })
  return (body as { threadMessages: object[] }).threadMessages
}

it('continues on another node what the first one writes, without a gap', async () => {
  const login = await createAccount(writer)
  const messageId = crypto.randomUUID()
  const first = await sendMessage(writer, login, { messageId })
  driven.write(passage)
  const seen = []
  for (let event = await first.next(); event; event = await first.next()) {
    seen.push(event)
    if (event.name === 'textDelta') break
  }
  await first.leave()
  const last = seen.at(-1)
  if (!last) throw new Error('nothing was written')
  const second = await sendMessage(other, login, { messageId }, streamEventId(last))
  driven.write(passage)
  driven.end()
  const rest = await second.rest()
  expect(rest[0]?.number).toBe(last.number + 1)
  expect(textOf([...seen, ...rest])).toBe(passage + passage)
  expect(lastStatus(rest)).toBe('completed')
  expect(driven.begun()).toBe(1)
})

it('aborts the request within a second when another node cancels (AST-17)', async () => {
  const login = await createAccount(writer)
  const aborted = driven.aborted()
  const stream = await sendMessage(writer, login)
  await stream.next()
  const started = performance.now()
  await other.call('bot-cancel-all-runs', { focusKey: 'default' }, { token: login.token })
  await vi.waitFor(() => expect(driven.aborted()).toBe(aborted + 1))
  expect(performance.now() - started).toBeLessThan(1_000)
  expect(lastStatus(await stream.rest())).toBe('cancelled')
  expect(await messages(login)).toMatchObject([{ by: 'user', run: { status: 'cancelled' } }])
})

it('ends as failed what a dead node was writing, for readers on other nodes too', async () => {
  const login = await createAccount(writer)
  const messageId = crypto.randomUUID()
  const stream = await sendMessage(writer, login, { messageId })
  await stream.next()
  const reader = await sendMessage(other, login, { messageId })
  // As if the node had been silent for too long, which a living one never is.
  await vi.waitFor(async () => {
    await knex('assistant_run')
      .where({ messageId })
      .update({ signDate: new Date(0) })
    expect(await endSilentRuns(knex, new Date(Date.now() - silentRunMs))).toBe(1)
  })
  const events = await reader.rest()
  expect(events.at(-2)).toMatchObject({ name: 'error', data: { error: 'unavailable' } })
  expect(lastStatus(events)).toBe('error')
  const again = await sendMessage(writer, login, { messageId })
  driven.write(passage)
  driven.end()
  expect(textOf(await again.rest())).toBe(passage)
  expect(await messages(login)).toMatchObject([{ by: 'user' }, { by: 'assistant' }])
})

it('ends nothing that shows signs of life', async () => {
  const login = await createAccount(writer)
  const stream = await sendMessage(writer, login)
  await stream.next()
  expect(await endSilentRuns(knex, new Date(Date.now() - silentRunMs))).toBe(0)
  driven.end()
  expect(lastStatus(await stream.rest())).toBe('completed')
})

it('continues on another node what waits for a tool, for readers of both, though the first one has died', async () => {
  const first = drivenAi()
  const node = await startTestServer({ database: writer.database, gateways: { ai: first.ai } })
  const login = await createAccount(writer)
  const messageId = crypto.randomUUID()
  const stream = await sendMessage(node, login, { messageId })
  first.call({ name: 'open_page', arguments: { page: 'list' } })
  const events = await untilAwaited(stream)
  const [call] = callsIn(events)
  if (!call) throw new Error('nothing was called')
  await node.stop()
  expect(await messages(login)).toMatchObject([{ run: { status: 'requires_action' } }, {}])
  const reader = await sendMessage(other, login, { messageId })
  const answer = { toolCall: call.callId, functionName: call.name, output: { isOpened: true } }
  const second = await sendToolOutput(writer, login, answer)
  driven.write(passage)
  driven.end()
  const [read, written] = [await reader.rest(), await second.rest()]
  expect(read).toEqual(written)
  expect(read.slice(0, events.length)).toEqual(events)
  expect(textOf(read)).toBe(passage)
  expect(lastStatus(read)).toBe('completed')
})

it('ends as failed what dies after the last output, and begins again with the same message', async () => {
  const login = await createAccount(writer)
  const messageId = crypto.randomUUID()
  const stream = await sendMessage(writer, login, { messageId })
  driven.call({ name: 'open_page', arguments: { page: 'list' } })
  const [call] = callsIn(await untilAwaited(stream))
  if (!call) throw new Error('nothing was called')
  const answer = { toolCall: call.callId, functionName: call.name, output: { isOpened: true } }
  const second = await sendToolOutput(writer, login, answer)
  await second.next()
  const reader = await sendMessage(other, login, { messageId })
  await vi.waitFor(async () => {
    await knex('assistant_run')
      .where({ messageId })
      .update({ signDate: new Date(0) })
    expect(await endSilentRuns(knex, new Date(Date.now() - silentRunMs))).toBe(1)
  })
  expect(lastStatus(await reader.rest())).toBe('error')
  const repeated = await sendToolOutput(writer, login, answer)
  expect(repeated.body).toEqual({ error: 'toolCallNotFound' })
  const again = await sendMessage(writer, login, { messageId })
  driven.write(passage)
  driven.end()
  expect(textOf(await again.rest())).toBe(passage)
})

it('ends its runs and streams when it stops', async () => {
  const login = await createAccount(writer)
  const stopping = drivenAi()
  const node = await startTestServer({ database: writer.database, gateways: { ai: stopping.ai } })
  const stream = await sendMessage(node, login)
  await stream.next()
  const started = performance.now()
  await node.stop()
  expect(performance.now() - started).toBeLessThan(5_000)
  const events = await stream.rest()
  expect(events.at(-2)).toMatchObject({ name: 'error', data: { error: 'unavailable' } })
  expect(await messages(login)).toMatchObject([{ by: 'user', run: { status: 'error' } }])
})

it('brings what a person answers on one node to a stream of another, nothing lost or doubled (AST-31)', async () => {
  const login = await createAccount(writer)
  const admin = await createAccount(writer, { isAdmin: true })
  const [focusKey, message, messageId] = ['default', 'I’d like to talk to a person.', crypto.randomUUID()]
  const { token } = login
  await writer.call('start-support', { focusKey, message, messageId }, { token })
  const { body } = await other.call('bot-get-messages', { focusKey }, { token })
  const { runId } = (body as { handOver: { runId: string } }).handOver
  const texts = Array.from({ length: 12 }, (_, index) => `Answer ${index}`)
  // Each node gets half of the answers, in both orders at once.
  const answerAll = (from: number, to: number) =>
    Promise.all(
      texts.slice(from, to).map(async (text, index) => {
        const payload = { runId, messageId: crypto.randomUUID(), message: text }
        const nodes = index % 2 === 0 ? [other, writer] : [writer, other]
        // A repeated call, such as after a lost reply, may reach another node.
        for (const node of nodes)
          expect(await node.call('admin-answer-support', payload, { token: admin.token })).toMatchObject({
            body: 'OK',
          })
      }),
    )
  const stream = await sendMessage(writer, login, { message, messageId })
  await answerAll(0, 6)
  const seen: StreamEvent[] = []
  for (let event = await stream.next(); event; event = await stream.next()) {
    seen.push(event)
    if (seen.length === 7) break
  }
  // The connection is lost in the middle of an answer, and continues on the other node.
  await stream.leave()
  const [last] = seen.slice(-1)
  if (!last) throw new Error('nothing was answered')
  await answerAll(6, 12)
  const again = await sendMessage(other, login, { message, messageId }, streamEventId(last))
  await writer.call('admin-end-support', { runId }, { token: admin.token })
  const rest = await again.rest()
  const events = [...seen, ...rest]
  expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1))
  expect(lastStatus(rest)).toBe('completed')
  const received = events.flatMap((event) => (event.name === 'textDelta' ? event.data.text : []))
  expect(received.toSorted()).toEqual(texts.toSorted())
  const stored = (await messages(login)) as { by: string; text: string }[]
  expect(stored.flatMap(({ by, text }) => (by === 'person' ? text : []))).toEqual(received)
})
