import { transcripts } from '@aloft/machines/assistant/assistant.fixtures'
import { ask, open, settle } from '@aloft/machines/assistant/open-conversation.fixtures'
import { question } from '@aloft/machines/assistant/transcript.fixtures'
import { beforeEach, expect, it } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { storeWaiting } = await import('./store-waiting.ts')
const { storedRecord, storeRecord } = await import('../../state/stored-records.ts')

const stored = () => storedRecord('chatWaiting', 'default')
const conversation = async (options: Parameters<typeof open>[0] = {}) => {
  const opened = await open({ loads: [null], ...options })
  storeWaiting(opened.actor, 'default')
  return opened
}

beforeEach(() => storeRecord('chatWaiting', 'default', null))

it('is stored while it waits, until the server has it', async () => {
  const chat = await conversation({ streams: transcripts.answered.streams })
  chat.actor.send({ type: 'OFFLINE' })
  chat.actor.send(ask)
  expect(stored()).toEqual(question)
  chat.actor.send({ type: 'ONLINE' })
  expect(chat.view().status).toBe('sent')
  expect(stored()).toEqual(question)
  await chat.pass(1_000)
  expect(chat.view().status).toBe('completed')
  expect(stored()).toBeUndefined()
})

it('is stored with a connection too, as a reload may come before the server has it', async () => {
  const chat = await conversation({ streams: transcripts.answered.streams })
  chat.actor.send(ask)
  expect(chat.view().status).toBe('sent')
  expect(stored()).toEqual(question)
  await chat.pass(1_000)
  expect(stored()).toBeUndefined()
})

it('goes back to its field when it’s stopped, and is not sent later', async () => {
  const chat = await conversation()
  chat.actor.send({ type: 'OFFLINE' })
  chat.actor.send(ask)
  chat.actor.send({ type: 'STOP' })
  expect(chat.returned).toEqual([question.text])
  expect(stored()).toBeUndefined()
})

it('is sent after a reload with the same id', async () => {
  storeRecord('chatWaiting', 'default', question)
  const chat = await conversation({ streams: transcripts.answered.streams })
  chat.actor.send({ type: 'RELOAD' })
  await settle()
  await chat.pass(1_000)
  expect(chat.sent).toEqual([question.id])
  expect(chat.view().status).toBe('completed')
  expect(stored()).toBeUndefined()
})

it('waits on after a reload without a connection', async () => {
  storeRecord('chatWaiting', 'default', question)
  const chat = await conversation({ streams: transcripts.answered.streams })
  chat.actor.send({ type: 'OFFLINE' })
  await chat.pass(1_000)
  expect(chat.view()).toMatchObject({ stage: 'offline', question })
  expect(stored()).toEqual(question)
  chat.actor.send({ type: 'ONLINE' })
  await chat.pass(1_000)
  expect(chat.sent).toEqual([question.id])
})

it('is not sent again if the server has it', async () => {
  storeRecord('chatWaiting', 'default', question)
  const loads = [{ question, status: 'completed', answeredIds: [] }] as const
  const chat = await conversation({ loads, streams: transcripts.answered.streams })
  chat.actor.send({ type: 'RELOAD' })
  await settle()
  expect(chat.sent).toEqual([])
  expect(stored()).toBeUndefined()
})

it('waits for the answer that is still written', async () => {
  storeRecord('chatWaiting', 'default', question)
  const other = { id: 'other', text: 'How do I start?' }
  const loads = [{ question: other, status: 'in_progress', answeredIds: [] }] as const
  const [answer] = transcripts.answered.streams
  const chat = await conversation({ loads, streams: [answer, answer] })
  await chat.pass(3_000)
  expect(chat.sent).toEqual(['other', question.id])
})
