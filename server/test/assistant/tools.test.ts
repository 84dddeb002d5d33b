import {
  awaitedOutputMs,
  maxToolRounds,
  savedOutputMs,
  silentRunMs,
} from '@aloft/domain/assistant/assistant-limits'
import { streamEventId } from '@aloft/domain/assistant/stream-event-id.rules'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import type { ThreadMessage } from '@aloft/domain/assistant/thread-message.entity'
import { Writable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { cancelForgottenRuns, endSilentRuns } from '../../src/areas/assistant/run.repo.ts'
import { deleteOldSavedOutputs } from '../../src/areas/assistant/saved-output.repo.ts'
import { createLog } from '../../src/log.ts'
import {
  callsIn,
  drivenAi,
  lastStatus,
  type OpenStream,
  type Question,
  sendMessage,
  sendToolOutput,
  type StartedCall,
  textOf,
  untilAwaited,
} from '../support/assistant.ts'
import { useServer } from '../support/test-server.ts'
import {
  createAccount,
  createBalloon,
  createBrand,
  createTeam,
  joinTeam,
  type Login,
} from '../support/world.ts'

let lines = ''
const sink = new Writable({
  write(chunk: Buffer, _, done) {
    lines += chunk.toString()
    done()
  },
})
const driven = drivenAi()
const server = await useServer({ log: createLog('info', sink), gateways: { ai: driven.ai } })
const { knex } = server.database

const openPage = { name: 'open_page', arguments: { page: 'list' } } as const
const ask = {
  name: 'show_options',
  arguments: {
    question: 'Which budget?',
    options: [
      { id: '100', label: '€100' },
      { id: '300', label: '€300' },
    ],
  },
} as const
const isOpened = { isOpened: true } as const

async function messagesOf({ token }: Login, focusKey = 'default') {
  const { body } = await server.call('bot-get-messages', { focusKey }, { token })
  return (body as { threadMessages: ThreadMessage[] }).threadMessages
}

interface Begun {
  readonly login: Login
  readonly stream: OpenStream
  readonly events: StreamEvent[]
  readonly calls: StartedCall[]
  readonly first: StartedCall
}

/** A message whose answer waits for tools. */
async function begin(
  calls: readonly { name: string; arguments: Record<string, unknown> }[],
  question: Question = {},
  given?: Login,
): Promise<Begun> {
  const login = given ?? (await createAccount(server))
  const stream = await sendMessage(server, login, question)
  driven.call(...calls)
  const events = await untilAwaited(stream)
  const started = callsIn(events)
  const [first] = started
  if (!first) throw new Error('nothing was called')
  return { login, stream, events, calls: started, first }
}

const answerOf = ({ callId, name }: StartedCall, output: object) => ({
  toolCall: callId,
  functionName: name,
  output,
})

const lastId = (events: readonly StreamEvent[]) => {
  const last = events.at(-1)
  if (!last) throw new Error('no events')
  return streamEventId(last)
}

describe('a round', () => {
  it('asks the browser for a tool, waits, and continues in the same run (AST-10, AST-21)', async () => {
    const login = await createAccount(server)
    const stream = await sendMessage(server, login)
    driven.write('I’ll open it. ')
    driven.call(openPage)
    const events = await untilAwaited(stream)
    expect(events.map(({ name }) => name)).toEqual([
      'runStatusUpdated',
      'runStatusUpdated',
      'textCreated',
      'textDelta',
      'toolCallCreated',
      'toolCallStart',
      'runStatusUpdated',
    ])
    const [call] = callsIn(events)
    if (!call) throw new Error('nothing was called')
    expect(call).toMatchObject({ name: 'open_page', arguments: { page: 'list' }, ideaId: null })
    expect(await messagesOf(login)).toMatchObject([
      { by: 'user', run: { status: 'requires_action' } },
      { by: 'assistant', text: 'I’ll open it. ', calls: [{ id: call.callId, status: 'auto', output: null }] },
    ])
    await stream.leave()

    const second = await sendToolOutput(server, login, answerOf(call, isOpened), lastId(events))
    driven.write('Here are your ads.')
    driven.end()
    const rest = await second.rest()
    const all = [...events, ...rest]
    expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => index + 1))
    expect(new Set(all.map(({ data }) => data.runId)).size).toBe(1)
    expect(rest.slice(0, 2)).toMatchObject([
      { name: 'runStatusUpdated', data: { status: 'in_progress' } },
      { name: 'textCreated' },
    ])
    expect(textOf(rest)).toBe('Here are your ads.')
    expect(lastStatus(rest)).toBe('completed')
    expect(driven.asked()?.messages.slice(1)).toEqual([
      { by: 'assistant', text: 'I’ll open it. ', calls: [{ id: call.callId, ...openPage }] },
      { by: 'tool', callId: call.callId, output: '{"isOpened":true}' },
    ])
    expect(await messagesOf(login)).toMatchObject([
      { by: 'user', run: { status: 'completed' } },
      { text: 'I’ll open it. ', calls: [{ status: 'auto', output: isOpened }] },
      { text: 'Here are your ads.', calls: [] },
    ])
  })

  it('goes to every reader of the first stream too', async () => {
    const { login, stream, first } = await begin([openPage])
    const second = await sendToolOutput(server, login, answerOf(first, isOpened))
    driven.write('Done.')
    driven.end()
    expect(textOf(await stream.rest())).toBe('Done.')
    expect(textOf(await second.rest())).toBe('Done.')
  })

  it('continues once every one of several calls has its output (AST-25)', async () => {
    const { login, stream, calls } = await begin([openPage, ask, openPage])
    const [one, choice, other] = calls
    if (!one || !choice || !other) throw new Error('a call is missing')
    const outputs = [one, other].map(({ callId }) => ({ callId, output: isOpened }))
    const begun = driven.begun()
    const both = await sendToolOutput(server, login, {
      toolCall: one.callId,
      functionName: one.name,
      toolCallOutputs: JSON.stringify(outputs),
    })
    expect((await messagesOf(login))[1]?.calls.map(({ status }) => status)).toEqual([
      'auto',
      'requires_action',
      'auto',
    ])
    expect(driven.begun()).toBe(begun)
    await sendToolOutput(server, login, answerOf(choice, { optionId: '300' }))
    driven.end()
    expect(lastStatus(await both.rest())).toBe('completed')
    expect(lastStatus(await stream.rest())).toBe('completed')
    expect((await messagesOf(login))[1]?.calls[1]).toMatchObject({
      status: 'optionSelected',
      output: { optionId: '300' },
    })
  })

  it('takes the first output of a call, and lets whoever sends another follow', async () => {
    const { login, first } = await begin([openPage])
    const begun = driven.begun()
    const both = await Promise.all([
      sendToolOutput(server, login, answerOf(first, isOpened)),
      sendToolOutput(server, login, answerOf(first, { error: 'failed' })),
    ])
    driven.end()
    for (const stream of both) expect(lastStatus(await stream.rest())).toBe('completed')
    expect(driven.begun()).toBe(begun + 1)
    const late = await sendToolOutput(server, login, answerOf(first, isOpened))
    expect(lastStatus(await late.rest())).toBe('completed')
  })

  it('has a wrong output count as a failure of its tool, and says so in the log', async () => {
    const { login, first } = await begin([openPage])
    lines = ''
    const stream = await sendToolOutput(server, login, answerOf(first, { isOpened: 'Secretvalue' }))
    driven.end()
    await stream.rest()
    expect((await messagesOf(login))[1]?.calls[0]?.output).toEqual({ error: 'failed' })
    expect(lines).toContain('another shape')
    expect(lines).not.toContain('Secretvalue')
  })

  it(`ends after ${maxToolRounds} rounds, and says so`, async () => {
    const { login, first, events: begun } = await begin([openPage])
    let [call, events] = [first, begun]
    for (let round = 1; round < maxToolRounds; round++) {
      const next = await sendToolOutput(server, login, answerOf(call, isOpened), lastId(events))
      driven.call(openPage)
      events = await untilAwaited(next)
      call = callsIn(events)[0] ?? call
      await next.leave()
    }
    const last = await sendToolOutput(server, login, answerOf(call, isOpened))
    driven.call(openPage)
    const rest = await last.rest()
    expect(textOf(rest)).toMatch(/^I’ve taken 8 steps for this/)
    expect(lastStatus(rest)).toBe('completed')
  })
})

describe('what the browser is not asked for', () => {
  it('is a tool that nobody knows: it is logged, and answered (AST-26)', async () => {
    const login = await createAccount(server)
    lines = ''
    const stream = await sendMessage(server, login)
    driven.call({ name: 'delete_brand', arguments: {} }, { name: 'save_answer', arguments: {} })
    driven.write('I can’t do that.')
    driven.end()
    const events = await stream.rest()
    expect(callsIn(events)).toEqual([])
    expect(textOf(events)).toBe('I can’t do that.')
    expect(lines.match(/unknown tool/g)).toHaveLength(2)
    expect(driven.asked()?.messages.slice(2)).toMatchObject([
      { by: 'tool', output: '{"error":"unknownTool"}' },
      { by: 'tool', output: '{"error":"unknownTool"}' },
    ])
    expect((await messagesOf(login)).map(({ calls }) => calls.map(({ output }) => output))).toEqual([
      [],
      [{ error: 'unknownTool' }, { error: 'unknownTool' }],
      [],
    ])
  })

  const contextFor = (ideaId: string | null, balloonId: string | null = null) =>
    JSON.stringify({
      userName: 'Mara',
      signUpDate: '2026-11-01T09:00:00Z',
      currentDate: '2026-11-05T10:00:00Z',
      plan: 'free',
      currency: 'EUR',
      page: '/0/list',
      ideaId,
      brandName: null,
      balloonId,
      completedGuideTasks: [],
    })
  const rewrite = {
    name: 'update_brief_field',
    arguments: {
      fields: [
        { place: { kind: 'brief', briefKind: 'brand', briefId: null, field: 'name' }, value: 'A', why: 'B' },
      ],
    },
  }

  /** The output that the server gives to a call itself; undefined if the browser is asked. */
  async function ownOutput(
    login: Login,
    call: { name: string; arguments: Record<string, unknown> },
    question: Question,
  ): Promise<unknown> {
    const stream = await sendMessage(server, login, question)
    driven.call(call)
    const events: StreamEvent[] = []
    for (let event = await stream.next(); event; event = await stream.next()) {
      events.push(event)
      if (event.name === 'runStatusUpdated' && event.data.status === 'requires_action') return undefined
      if (event.name === 'textCreated' && events.filter(({ name }) => name === 'textCreated').length > 1)
        break
    }
    driven.end()
    await stream.rest()
    const last = driven.asked()?.messages.at(-1)
    return last?.by === 'tool' ? (JSON.parse(last.output) as unknown) : null
  }

  it('is what the role doesn’t allow', async () => {
    const owner = await createAccount(server, { plan: 'expand-2407' })
    const guest = await createAccount(server)
    const teamId = await createTeam(server, { ownerId: owner.id })
    await joinTeam(server, { teamId, login: guest, role: 'guest' })
    const ideaId = await createBrand(server, { userId: owner.id, teamId })
    const question = { additionalInstructions: contextFor(ideaId) }
    expect(await ownOutput(guest, rewrite, question)).toEqual({ error: 'forbidden' })
    expect(await ownOutput(owner, rewrite, question)).toBeUndefined()
  })

  it('is about a brand that isn’t open, or that the caller can’t see', async () => {
    const [login, stranger] = [await createAccount(server), await createAccount(server)]
    const ideaId = await createBrand(server, { userId: login.id })
    const list = { name: 'list_ads', arguments: {} }
    expect(await ownOutput(login, list, {})).toEqual({ error: 'noBrandOpen' })
    expect(await ownOutput(login, list, { additionalInstructions: contextFor(null) })).toEqual({
      error: 'noBrandOpen',
    })
    const question = { additionalInstructions: contextFor(ideaId) }
    expect(await ownOutput(stranger, list, question)).toEqual({ error: 'noBrandOpen' })
  })

  it('is about the open ad while none is open', async () => {
    const login = await createAccount(server)
    const ideaId = await createBrand(server, { userId: login.id })
    const balloonId = await createBalloon(server, { ideaId })
    const load = { name: 'load_ad_content', arguments: {} }
    const none = { additionalInstructions: contextFor(ideaId) }
    expect(await ownOutput(login, load, none)).toEqual({ error: 'noAdOpen' })
    const open = { additionalInstructions: contextFor(ideaId, balloonId) }
    const { first } = await begin([load], open, login)
    expect(first).toMatchObject({ ideaId, arguments: { adId: balloonId } })
  })

  it.each([
    ['that a text smuggled in', 'Read my website.', 'https://evil.example/?brand=secret', 'addressNotGiven'],
    [
      'of the user’s site, with more in it',
      'Read nightjar.example',
      'nightjar.example/?q=secret',
      'addressNotGiven',
    ],
    ['that the user gave', 'Read www.nightjar.example/ please.', 'https://nightjar.example', undefined],
  ])('is an address %s', async (_, message, url, error) => {
    const login = await createAccount(server)
    const output = await ownOutput(login, { name: 'scan_website', arguments: { url } }, { message })
    expect(output).toEqual(error && { error })
  })
})

describe('an output', () => {
  const outputs = (callId: string, length: number) => {
    const bare = JSON.stringify([{ callId, output: { error: '' } }])
    return JSON.stringify([{ callId, output: { error: '', more: 'a'.repeat(length - bare.length - 10) } }])
  }
  const save = async ({ token }: Login, toolCallOutputs: string) => {
    const { status, body } = await server.call('save-tool-call-output', { toolCallOutputs }, { token })
    const { savedToolCallOutputId: id } = body as { savedToolCallOutputId: string }
    return { status, body, id }
  }

  it('is sent inline with 4,096 characters, and saved first with more (AST-22, OPN-27)', async () => {
    const { login, first } = await begin([openPage])
    const answer = { toolCall: first.callId, functionName: first.name }
    const long = outputs(first.callId, 4_097)
    expect(long).toHaveLength(4_097)
    const refused = await sendToolOutput(server, login, { ...answer, toolCallOutputs: long })
    expect([refused.status, refused.body]).toEqual([
      400,
      { error: 'invalidPayload', field: 'toolCallOutputs' },
    ])
    const inline = await sendToolOutput(server, login, {
      ...answer,
      toolCallOutputs: outputs(first.callId, 4_096),
    })
    driven.end()
    expect(lastStatus(await inline.rest())).toBe('completed')
  })

  it('that was saved serves once, and its user only (AST-18, AST-21)', async () => {
    const { login, first } = await begin([openPage, openPage])
    const [mine, theirs] = [login, await createAccount(server)]
    const long = outputs(first.callId, 9_000)
    const foreign = await save(theirs, long)
    const own = await save(mine, long)
    expect(own.status).toBe(200)
    const answer = { toolCall: first.callId, functionName: first.name }
    const send = (savedToolCallOutputId: string) =>
      sendToolOutput(server, mine, { ...answer, savedToolCallOutputId })
    expect((await send(foreign.id)).body).toEqual({ error: 'savedOutputNotFound' })
    expect((await send(crypto.randomUUID())).body).toEqual({ error: 'savedOutputNotFound' })
    const stream = await send(own.id)
    expect(stream.body).toBeNull()
    expect((await messagesOf(mine))[1]?.calls[0]?.output).toEqual({ error: '' })
    expect(await knex('assistant_saved_output').where({ id: own.id })).toEqual([])
    // Another call can't use it again.
    const search = { name: 'load_instructions', arguments: { query: 'refund' } }
    const { login: again, first: call } = await begin([search], { focusKey: 'newAd' }, mine)
    const used = { toolCall: call.callId, functionName: call.name, focusKey: 'newAd' }
    expect((await sendToolOutput(server, again, { ...used, savedToolCallOutputId: own.id })).body).toEqual({
      error: 'savedOutputNotFound',
    })
  })

  it('that was saved is forgotten after a day', async () => {
    const { login, first } = await begin([openPage])
    const { id } = await save(login, outputs(first.callId, 5_000))
    const creationDate = new Date(Date.now() - savedOutputMs - 1_000)
    await knex('assistant_saved_output').where({ id }).update({ creationDate })
    const answer = { toolCall: first.callId, functionName: first.name, savedToolCallOutputId: id }
    expect((await sendToolOutput(server, login, answer)).body).toEqual({ error: 'savedOutputNotFound' })
    expect(await deleteOldSavedOutputs(knex, new Date())).toBe(1)
  })

  it.each<[string, (begun: Begun) => object, number, object]>([
    ['for another user', () => ({ userId: crypto.randomUUID() }), 403, { error: 'forbidden' }],
    [
      'of a call that doesn’t exist',
      () => ({ toolCall: crypto.randomUUID() }),
      200,
      { error: 'toolCallNotFound' },
    ],
    ['of another tool', () => ({ functionName: 'list_ads' }), 200, { error: 'toolCallNotFound' }],
    ['of another conversation', () => ({ focusKey: 'newAd' }), 200, { error: 'toolCallNotFound' }],
    [
      'that is no JSON',
      () => ({ toolCallOutputs: '[' }),
      400,
      { error: 'invalidPayload', field: 'toolCallOutputs' },
    ],
    [
      'of other calls only',
      () => ({ toolCallOutputs: JSON.stringify([{ callId: crypto.randomUUID(), output: isOpened }]) }),
      400,
      { error: 'invalidPayload', field: 'toolCallOutputs' },
    ],
  ])('%s is refused, and changes nothing', async (_, change, status, body) => {
    const begun = await begin([openPage])
    const stream = await sendToolOutput(server, begun.login, {
      ...answerOf(begun.first, isOpened),
      ...change(begun),
    })
    expect([stream.status, stream.body]).toEqual([status, body])
    expect((await messagesOf(begun.login))[1]?.calls[0]?.output).toBeNull()
  })

  it('of somebody else’s call is refused like one that doesn’t exist', async () => {
    const { first } = await begin([openPage])
    const stranger = await begin([openPage])
    const stream = await sendToolOutput(server, stranger.login, answerOf(first, isOpened))
    expect(stream.body).toEqual({ error: 'toolCallNotFound' })
  })
})

describe('a run that waits', () => {
  it('is cancelled with its calls, and the next message is answered (AST-08)', async () => {
    const { login, stream, first } = await begin([ask])
    await server.call('bot-cancel-all-runs', { focusKey: 'default' }, { token: login.token })
    expect(lastStatus(await stream.rest())).toBe('cancelled')
    expect(await messagesOf(login)).toMatchObject([
      { by: 'user', run: { status: 'cancelled' } },
      { calls: [{ status: 'cancelled', output: { error: 'cancelled' } }] },
    ])
    const late = await sendToolOutput(server, login, answerOf(first, { optionId: '100' }))
    expect(lastStatus(await late.rest())).toBe('cancelled')
    const next = await sendMessage(server, login)
    driven.end()
    expect(lastStatus(await next.rest())).toBe('completed')
  })

  it('is deleted with its conversation', async () => {
    const { login, stream } = await begin([ask])
    await server.call('bot-new-thread', { focusKey: 'default' }, { token: login.token })
    expect(lastStatus(await stream.rest())).toBe('cancelled')
    expect(await messagesOf(login)).toEqual([])
  })

  it('refuses another message, and is found again by its own', async () => {
    const messageId = crypto.randomUUID()
    const { login, events } = await begin([ask], { messageId })
    expect((await sendMessage(server, login)).body).toEqual({ error: 'answerInProgress', messageId })
    const again = await sendMessage(server, login, { messageId })
    expect(await untilAwaited(again)).toEqual(events)
  })

  it('shows no signs of life, yet lasts a day', async () => {
    const { login, stream } = await begin([ask])
    const date = new Date(Date.now() + silentRunMs + 1_000)
    await endSilentRuns(knex, date)
    expect((await messagesOf(login))[0]?.run?.status).toBe('requires_action')
    await cancelForgottenRuns(knex, new Date(Date.now() - awaitedOutputMs))
    expect((await messagesOf(login))[0]?.run?.status).toBe('requires_action')
    expect(await cancelForgottenRuns(knex, date)).toBeGreaterThan(0)
    expect(lastStatus(await stream.rest())).toBe('cancelled')
  })

  it('fails as a whole where its answer fails later, and begins again with the same message', async () => {
    const messageId = crypto.randomUUID()
    const { login, first } = await begin([openPage], { messageId })
    const failing = await sendToolOutput(server, login, answerOf(first, isOpened))
    driven.end('failed')
    expect(lastStatus(await failing.rest())).toBe('error')
    expect((await messagesOf(login)).map(({ by }) => by)).toEqual(['user'])
    const again = await sendMessage(server, login, { messageId })
    driven.write('Here they are.')
    driven.end()
    expect(textOf(await again.rest())).toBe('Here they are.')
  })
})
