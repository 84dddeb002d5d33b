import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import { expect, it } from 'vitest'
import { ask, open, settle } from './open-conversation.fixtures.ts'
import { eventsOf, question } from './transcript.fixtures.ts'

const handOver = {
  type: 'HAND_OVER',
  question: { id: question.id, text: 'I’d like to talk to a person.' },
} as const
const runId = '01936b2e-0000-7000-8000-00000000a001'
const handedOver = { question, status: 'queued', answeredIds: [], handOver: { runId, number: 0 } } as const
const speak = { type: 'SEND', id: 'spoken', text: ' My card was charged twice. ' } as const

const numbered = (event: StreamEvent | undefined, number: number) => {
  if (!event) throw new Error('a part has one event')
  return { type: 'RECEIVED', event: { ...event, number } } as const
}
const [text] = eventsOf([{ text: 'Hello' }]).slice(-1)
const [completed] = eventsOf([{ status: 'completed' }])

it('asks for a person and follows what they answer, until they end it (AST-31)', async () => {
  const chat = await open({ loads: [null, handedOver, null], isOpen: true })
  chat.actor.send(handOver)
  expect(chat.view().stage).toBe('loading')
  await settle()
  expect(chat.leaf()).toBe('ready.person')
  expect(chat.requests).toEqual([['person', question.id]])
  // The answers are events of the run that the message began.
  expect(chat.sent).toEqual([question.id])
  chat.actor.send(numbered(text, 2))
  chat.actor.send(numbered(text, 2))
  expect(chat.emitted).toEqual(['WROTE'])
  expect(chat.view().answers).toEqual([])
  chat.actor.send(numbered(completed, 3))
  await settle()
  expect(chat.leaf()).toBe('ready.idle')
  expect(chat.requests).toHaveLength(1)
})

it('asks for a person while Loona is writing, also in the focus modes', async () => {
  for (const focusKey of ['default', 'onboarding'] as const) {
    const streams = [eventsOf([{ status: 'created' }])]
    const chat = await open({ focusKey, loads: [null, handedOver], streams, isOpen: true })
    chat.actor.send(ask)
    await chat.pass(100)
    expect(chat.view().canHandOver).toBe(true)
    chat.actor.send(handOver)
    await settle()
    expect(chat.leaf()).toBe('ready.person')
    expect(chat.view()).toMatchObject({ isFieldOff: false, canHandOver: false, canSend: false })
  }
})

it('stays with Loona if no person can be asked', async () => {
  const chat = await open()
  chat.actor.send(handOver)
  await settle()
  expect(chat.leaf()).toBe('ready.idle')
  expect(chat.view()).toMatchObject({ question: null, canSend: true })
})

it('asks for a person once, though the conversation didn’t load after that', async () => {
  const chat = await open({ loads: [null, new Error('no connection'), handedOver], isOpen: true })
  chat.actor.send(handOver)
  await settle()
  expect(chat.leaf()).toBe('unloaded')
  chat.actor.send({ type: 'RETRY' })
  await settle()
  expect(chat.leaf()).toBe('ready.person')
  expect(chat.requests).toHaveLength(1)
})

it('begins no answer of Loona’s meanwhile', async () => {
  const chat = await open({ loads: [handedOver], isOpen: true })
  for (const event of [{ ...speak, text: '  ' }, { type: 'RETRY' }] as const) chat.actor.send(event)
  chat.actor.send(speak)
  chat.actor.send({ ...speak, id: 'second' })
  await settle()
  expect(chat.leaf()).toBe('ready.person')
  expect(chat.sent).toEqual([question.id])
})

it('sends messages to the person one at a time, and shows them while they’re sent', async () => {
  const chat = await open({ loads: [handedOver], isOpen: true })
  chat.actor.send(speak)
  chat.actor.send({ ...speak, id: 'second' })
  expect(chat.view()).toMatchObject({
    spoken: { id: 'spoken', text: 'My card was charged twice.' },
    canSpeak: false,
  })
  await settle()
  await settle()
  expect(chat.spoken.map(({ id }) => id)).toEqual(['spoken'])
  expect(chat.view()).toMatchObject({ stage: 'person', spoken: null, canSpeak: true })
  chat.actor.send({ ...speak, id: 'third' })
  await settle()
  await settle()
  expect(chat.spoken.map(({ id }) => id)).toEqual(['spoken', 'third'])
})

it.each(['RELOAD', 'BACK', 'CLEAR'] as const)(
  'returns a message that wasn’t sent to its field, also after %s',
  async (type) => {
    const chat = await open({ loads: [handedOver, null], failing: ['sendToPerson'], isOpen: true })
    chat.actor.send(speak)
    chat.actor.send({ type })
    await settle()
    await settle()
    await settle()
    expect(chat.returned).toEqual(['My card was charged twice.'])
    expect(chat.emitted).toEqual(['TEXT_RETURNED', 'NOT_REACHED'])
    expect(chat.view().spoken).toBeNull()
    expect(chat.leaf()).toBe('ready.idle')
  },
)

it('loads the conversation again if a message wasn’t sent, because it may be over', async () => {
  const chat = await open({ loads: [handedOver, null], failing: ['sendToPerson'], isOpen: true })
  chat.actor.send(speak)
  await settle()
  await settle()
  expect(chat.leaf()).toBe('ready.idle')
  expect(chat.returned).toEqual(['My card was charged twice.'])
})

it('loads the conversation again 5 s after the connection was lost, and at once when it’s back', async () => {
  const chat = await open({ loads: [handedOver], isOpen: true })
  chat.actor.send({ type: 'BROKEN' })
  expect(chat.view()).toMatchObject({ stage: 'person', isReconnecting: true, canSpeak: false })
  await chat.pass(4_980)
  expect(chat.view().isReconnecting).toBe(true)
  await chat.pass(40)
  expect(chat.view()).toMatchObject({ isReconnecting: false, canSpeak: true })
  chat.actor.send({ type: 'OFFLINE' })
  chat.actor.send({ type: 'BROKEN' })
  await chat.pass(20_000)
  expect(chat.view().isReconnecting).toBe(true)
  chat.actor.send({ type: 'ONLINE' })
  await settle()
  expect(chat.view()).toMatchObject({ stage: 'person', isReconnecting: false })
  expect(chat.sent).toHaveLength(3)
})

it('returns to Loona, and clears what was said to a person too', async () => {
  const chat = await open({ loads: [handedOver, null], isOpen: true })
  chat.actor.send({ type: 'BACK' })
  await settle()
  expect([chat.leaf(), chat.requests]).toEqual(['ready.idle', [['loona', question.id]]])
  const cleared = await open({ loads: [handedOver], isOpen: true })
  cleared.actor.send({ type: 'CLEAR' })
  await settle()
  expect([cleared.leaf(), cleared.calls]).toEqual(['ready.idle', ['load', 'clear']])
})
