import type { ActionName } from '@aloft/contract/actions'
import { expect, it } from 'vitest'
import { callsIn, drivenAi, lastStatus, sendMessage, textOf, untilAwaited } from '../support/assistant.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, type Login } from '../support/world.ts'

const driven = drivenAi()
const server = await useServer({ gateways: { ai: driven.ai } })
const { knex } = server.database
const admin = await createAccount(server, { isAdmin: true })

interface Thread {
  readonly threadMessages: { id: string; by: string; text: string; run: { status: string } | null }[]
  readonly handOver: Record<string, unknown> & { runId: string; messageId: string }
}

const call = async (login: Login, action: ActionName, payload: object) =>
  (await server.call(action, payload, { token: login.token })).body
const threadOf = async (login: Login) =>
  (await call(login, 'bot-get-messages', { focusKey: 'default' })) as Thread
const messageOf = (message: string) => ({ focusKey: 'default', messageId: crypto.randomUUID(), message })
const request = 'I’d like to talk to a person.'

/** Asks for a person, and returns the conversation. */
async function handOver(login: Login, more: object = {}): Promise<Thread> {
  expect(await call(login, 'start-support', { ...messageOf(request), ...more })).toBe('OK')
  return threadOf(login)
}

interface Listed {
  readonly runId: string
  readonly unread: number
  readonly email: string
  readonly lastText: string
}
async function listed(): Promise<Listed[]> {
  return ((await call(admin, 'admin-get-support', {})) as { conversations: Listed[] }).conversations
}
const find = async ({ handOver: { runId } }: Thread) => (await listed()).find((one) => one.runId === runId)

it('passes on the page, the brand as it is, the plan of the account, and the last error (AST-31)', async () => {
  const login = await createAccount(server, { plan: 'grow-2407' })
  const ideaId = await createBrand(server, { userId: login.id, title: 'Nightjar Lamps' })
  const context = {
    userName: 'Mara',
    signUpDate: '2026-11-01T09:00:00Z',
    currentDate: '2026-11-05T10:00:00Z',
    plan: 'expand-2407',
    currency: 'EUR',
    page: '/0/list',
    ideaId,
    brandName: 'Something else',
    balloonId: null,
    completedGuideTasks: [],
  }
  const additionalInstructions = JSON.stringify(context)
  const thread = await handOver(login, { additionalInstructions, errorReference: 'request-1' })
  const passedOn = {
    page: '/0/list',
    brandName: 'Nightjar Lamps',
    plan: 'grow-2407',
    errorReference: 'request-1',
  }
  expect(thread.handOver).toMatchObject(passedOn)
  expect(thread.threadMessages).toMatchObject([{ by: 'user', text: request, run: { status: 'queued' } }])
  expect(await find(thread)).toMatchObject({ ...passedOn, unread: 1, lastText: request })

  const stranger = await createAccount(server)
  const foreign = await handOver(stranger, { additionalInstructions })
  expect(foreign.handOver).toMatchObject({ page: '/0/list', brandName: null, plan: 'free' })
})

it('brings answers live as events of the run, and each message once', async () => {
  const login = await createAccount(server)
  const { handOver: open } = await handOver(login)
  const stream = await sendMessage(server, login, { message: request, messageId: open.messageId })
  const answer = { runId: open.runId, messageId: crypto.randomUUID(), message: ' Hello, I’m Aoife. ' }
  for (let time = 0; time < 2; time++) expect(await call(admin, 'admin-answer-support', answer)).toBe('OK')
  expect([await stream.next(), await stream.next()]).toMatchObject([
    { name: 'textCreated', number: 1, data: { messageId: answer.messageId } },
    { name: 'textDelta', number: 2, data: { text: 'Hello, I’m Aoife.' } },
  ])
  const thanks = messageOf(' Thanks! ')
  for (let time = 0; time < 2; time++) expect(await call(login, 'send-support-message', thanks)).toBe('OK')
  const { threadMessages, handOver: now } = await threadOf(login)
  expect(threadMessages.map(({ by, text }) => [by, text])).toEqual([
    ['user', request],
    ['person', 'Hello, I’m Aoife.'],
    ['user', 'Thanks!'],
  ])
  expect(now).toMatchObject({ lastEvent: 2 })
  const { messages } = (await call(admin, 'admin-get-support-messages', { runId: open.runId })) as {
    messages: { by: string }[]
  }
  expect(messages.map(({ by }) => by)).toEqual(['user', 'person', 'user'])
  expect(await find({ threadMessages, handOver: open })).toMatchObject({ unread: 1, lastText: 'Thanks!' })

  // A connection that was lost continues after its last event.
  const again = await sendMessage(
    server,
    login,
    { message: request, messageId: open.messageId },
    `${open.runId}:2`,
  )
  expect(await call(admin, 'admin-end-support', { runId: open.runId })).toBe('OK')
  expect(await again.rest()).toMatchObject([{ number: 3, data: { status: 'completed' } }])
  expect(lastStatus(await stream.rest())).toBe('completed')
})

it('has Loona silent meanwhile, and answer again after that without what the person wrote', async () => {
  const login = await createAccount(server)
  const { handOver: open } = await handOver(login)
  const begun = driven.begun()
  const refused = await sendMessage(server, login)
  expect(refused.body).toEqual({ error: 'answerInProgress', messageId: open.messageId })
  await call(login, 'bot-cancel-all-runs', { focusKey: 'default' })
  expect((await threadOf(login)).handOver).toMatchObject({ runId: open.runId })
  expect(driven.begun()).toBe(begun)
  await call(admin, 'admin-answer-support', {
    runId: open.runId,
    ...messageOf('It’s a hold.'),
    focusKey: undefined,
  })
  for (let time = 0; time < 2; time++)
    expect(await call(login, 'end-support', { focusKey: 'default' })).toBe('OK')
  expect((await threadOf(login)).handOver).toBeNull()
  const stream = await sendMessage(server, login, { message: 'What does an ad cost?' })
  driven.write('It costs what you choose.')
  driven.end()
  expect(textOf(await stream.rest())).toBe('It costs what you choose.')
  expect(driven.asked()?.messages).toEqual([{ by: 'user', text: 'What does an ad cost?' }])
})

it('ends what Loona is writing', async () => {
  const login = await createAccount(server)
  const stream = await sendMessage(server, login)
  await handOver(login)
  expect(lastStatus(await stream.rest())).toBe('cancelled')
})

it('completes an answer that asks for a person itself', async () => {
  const login = await createAccount(server)
  const messageId = crypto.randomUUID()
  const stream = await sendMessage(server, login, { message: 'Is anybody there?', messageId })
  driven.call({ name: 'handover_to_support', arguments: {} })
  const [asked] = callsIn(await untilAwaited(stream))
  expect(asked?.name).toBe('handover_to_support')
  await handOver(login, { messageId, message: 'Is anybody there?' })
  const { threadMessages, handOver: open } = await threadOf(login)
  expect(threadMessages.map(({ by, run }) => [by, run?.status])).toEqual([
    ['user', 'queued'],
    ['assistant', 'completed'],
  ])
  expect(threadMessages[1]).toMatchObject({ calls: [{ status: 'confirmed', output: { isOpened: true } }] })
  expect(open.messageId).toBe(messageId)
})

it('refuses messages and answers once it has ended, and shows nothing of it any more', async () => {
  const login = await createAccount(server)
  expect(await call(login, 'send-support-message', messageOf('Hello?'))).toEqual({ error: 'supportEnded' })
  const { handOver: open } = await handOver(login)
  await call(login, 'end-support', { focusKey: 'default' })
  const { runId } = open
  expect(await call(login, 'send-support-message', messageOf('Hello?'))).toEqual({ error: 'supportEnded' })
  for (const [action, payload] of [
    ['admin-answer-support', { runId, messageId: crypto.randomUUID(), message: 'Hello' }],
    ['admin-get-support-messages', { runId }],
    ['admin-end-support', { runId }],
    ['admin-get-support-messages', { runId: crypto.randomUUID() }],
  ] as const)
    expect(await call(admin, action, payload)).toEqual({ error: 'supportEnded' })
  expect((await listed()).map((one) => one.runId)).not.toContain(runId)
})

it('never lets a person write into an answer of Loona’s', async () => {
  const login = await createAccount(server)
  const stream = await sendMessage(server, login)
  const created = await stream.next()
  const runId = created?.data.runId
  const payload = { runId, messageId: crypto.randomUUID(), message: 'Hello' }
  expect(await call(admin, 'admin-answer-support', payload)).toEqual({ error: 'supportEnded' })
  await call(login, 'bot-cancel-all-runs', { focusKey: 'default' })
  await stream.rest()
})

it('is for admins only, and a user answers only in their own conversation', async () => {
  const login = await createAccount(server)
  const { handOver: open } = await handOver(login)
  const stranger = await createAccount(server)
  const { runId } = open
  for (const [action, payload] of [
    ['admin-get-support', {}],
    ['admin-get-support-messages', { runId }],
    ['admin-answer-support', { runId, messageId: crypto.randomUUID(), message: 'Hello' }],
    ['admin-end-support', { runId }],
  ] as const) {
    expect(await call(stranger, action, payload)).toEqual({ error: 'notAdmin' })
  }
  expect(await call(stranger, 'send-support-message', messageOf('Hello'))).toEqual({ error: 'supportEnded' })
  await call(stranger, 'end-support', { focusKey: 'default' })
  expect((await threadOf(login)).handOver).toMatchObject({ runId })
})

it('waits for a person as long as it takes, and is deleted with the conversation and the account', async () => {
  const login = await createAccount(server)
  const { handOver: open } = await handOver(login)
  const old = new Date(Date.now() - 30 * 24 * 3_600_000)
  await knex('assistant_run').where({ id: open.runId }).update({ signDate: old })
  const { endSilentRuns, cancelForgottenRuns } = await import('../../src/areas/assistant/run.repo.ts')
  await endSilentRuns(knex, new Date())
  await cancelForgottenRuns(knex, new Date())
  expect((await threadOf(login)).handOver).toMatchObject({ runId: open.runId })
  const stream = await sendMessage(server, login, { message: request, messageId: open.messageId })
  await call(login, 'bot-new-thread', { focusKey: 'default' })
  expect(lastStatus(await stream.rest())).toBe('cancelled')
  expect(await knex('assistant_hand_over').where({ runId: open.runId })).toEqual([])
  const again = await handOver(login)
  await knex('user_account').where({ id: login.id }).delete()
  expect(await knex('assistant_hand_over').where({ runId: again.handOver.runId })).toEqual([])
})
