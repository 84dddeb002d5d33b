import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { leafOf, leavesOf, snapshotAt } from '../core/leaves.ts'
import { transcripts } from './assistant.fixtures.ts'
import { assistantMachine } from './assistant.machine.ts'
import { assistantExamples, assistantScenarios } from './assistant.scenarios.ts'
import { ask, open, settle, texts } from './open-conversation.fixtures.ts'
import { eventsOf, question, type Transcript } from './transcript.fixtures.ts'

describe('an answer', () => {
  it.each(Object.entries<Transcript>(transcripts))('%s ends as recorded', async (_, transcript) => {
    const { streams, tools, press } = transcript
    const chat = await open({ streams, isOpen: press !== undefined, ...(tools && { tools }) })
    chat.actor.send(ask)
    await chat.pass(2_000)
    if (press) {
      chat.actor.send(press)
      await chat.pass(2_000)
    }
    expect(chat.leaf()).toBe(`ready.${transcript.ends}`)
    expect(texts(chat)).toBe(transcript.reads)
    // However often it was sent, it has the same id (OPN-26).
    expect(chat.sent).toEqual(streams.map(() => question.id))
    // However often its stream broke, a tool is used once.
    expect(chat.used.toSorted()).toEqual([...new Set(chat.used)].toSorted())
  })

  it('goes through the states of the specification (AST-08)', async () => {
    const chat = await open({ streams: transcripts.asksTheUser.streams, isOpen: true })
    const statuses = [chat.view().status]
    chat.actor.subscribe(() => {
      const { status } = chat.view()
      if (status !== statuses.at(-1)) statuses.push(status)
    })
    chat.actor.send(ask)
    await chat.pass(1_000)
    chat.actor.send({ type: 'STOP' })
    await settle()
    expect(statuses).toEqual([
      null,
      'sent',
      'created',
      'queued',
      'in_progress',
      'requires_action',
      'in_progress',
      'cancelled',
    ])
  })

  it('is asked for again 3 times after 200 ms, then it’s sorry (AST-27, CON-06)', async () => {
    const chat = await open({ streams: [eventsOf([{ status: 'created' }, { error: 'generic' }])] })
    chat.actor.send(ask)
    await chat.pass(80)
    expect(chat.leaf()).toBe('run.retrying')
    await chat.pass(180)
    expect(chat.sent).toHaveLength(1)
    await chat.pass(20)
    expect(chat.sent).toHaveLength(2)
    await chat.pass(800)
    expect(chat.sent).toEqual([question.id, question.id, question.id, question.id])
    expect(chat.view()).toMatchObject({ status: 'error', answers: [], failure: { kind: 'server' } })
    expect(chat.emitted).toEqual(['SORRY'])
  })

  it('drops what was written before it’s asked for again (OPN-26)', async () => {
    const chat = await open({ streams: [transcripts.brokenOnce.streams[0], []] })
    chat.actor.send(ask)
    await chat.pass(200)
    expect(texts(chat)).not.toBe('')
    await chat.pass(40)
    expect(chat.leaf()).toBe('run.retrying')
    expect(texts(chat)).toBe('')
  })

  it('can be asked for again after it failed, with new retries', async () => {
    const chat = await open({ streams: [[]] })
    chat.actor.send(ask)
    await chat.pass(2_000)
    chat.actor.send({ type: 'RETRY' })
    await chat.pass(2_000)
    expect(chat.sent).toHaveLength(8)
    expect(chat.view().question).toEqual(question)
  })

  it('continues if it can’t be stopped', async () => {
    const chat = await open({
      streams: [transcripts.stopped.streams[0], transcripts.answered.streams[0]],
      isOpen: true,
      failing: ['cancel'],
    })
    chat.actor.send(ask)
    await chat.pass(400)
    chat.actor.send({ type: 'STOP' })
    expect(chat.view().stage).toBe('stopping')
    await chat.pass(1_000)
    expect(chat.emitted).toEqual(['SORRY', 'ENDED'])
    expect(texts(chat)).toBe(transcripts.answered.reads)
  })
})

describe('a message', () => {
  it.each(['', '   ', '\n', 'a'.repeat(4_001)])('isn’t sent empty or too long', async (text) => {
    const chat = await open()
    chat.actor.send({ type: 'SEND', id: question.id, text })
    expect(chat.leaf()).toBe('ready.idle')
  })

  it('of 4,000 characters is sent', async () => {
    const chat = await open({ streams: [[]] })
    chat.actor.send({ type: 'SEND', id: question.id, text: 'a'.repeat(4_000) })
    expect(chat.view().status).toBe('sent')
  })

  it('is ignored while the conversation loads and while an answer is running (AST-11)', async () => {
    const loading = createActor(assistantMachine, { input: { focusKey: 'default' } }).start()
    loading.send(ask)
    expect(leafOf(loading.getSnapshot())).toBe('loading')
    expect(loading.getSnapshot().context.question).toBeNull()
    const chat = await open({ streams: [[]] })
    chat.actor.send(ask)
    chat.actor.send({ type: 'SEND', id: 'other', text: 'And how long does it take?' })
    expect(chat.view().question).toEqual(question)
    expect(chat.sent).toHaveLength(1)
  })

  it('waits while offline, and is sent once the connection is back', async () => {
    const chat = await open({ streams: transcripts.answered.streams })
    chat.actor.send({ type: 'OFFLINE' })
    chat.actor.send(ask)
    await chat.pass(5_000)
    expect(chat.view()).toMatchObject({ stage: 'offline', question })
    expect(chat.sent).toEqual([])
    chat.actor.send({ type: 'ONLINE' })
    await chat.pass(1_000)
    expect(texts(chat)).toBe(transcripts.answered.reads)
  })

  it('that waits while offline goes back to its field when it’s stopped', async () => {
    const chat = await open()
    chat.actor.send({ type: 'OFFLINE' })
    chat.actor.send(ask)
    chat.actor.send({ type: 'STOP' })
    expect(chat.returned).toEqual([question.text])
    expect(chat.view()).toMatchObject({ stage: 'ready', question: null })
  })

  it('waits if the connection is lost while its answer is written', async () => {
    const chat = await open({ streams: [transcripts.stopped.streams[0], transcripts.answered.streams[0]] })
    chat.actor.send(ask)
    await chat.pass(100)
    chat.actor.send({ type: 'OFFLINE' })
    await chat.pass(10_000)
    expect(chat.view()).toMatchObject({ stage: 'offline', answers: [] })
    expect(chat.sent).toHaveLength(1)
    chat.actor.send({ type: 'ONLINE' })
    await chat.pass(1_000)
    expect(chat.leaf()).toBe('ready.completed')
  })

  it('is given back if the account has sent too many, with the time of the next (OPN-54)', async () => {
    const retryDate = new Date(2026, 10, 28, 15, 30)
    const chat = await open({ streams: [[]] })
    chat.actor.send(ask)
    chat.actor.send({ type: 'REFUSED', refusal: { kind: 'limited', retryDate } })
    expect(chat.returned).toEqual([question.text])
    expect(chat.view()).toMatchObject({ question: null, failure: { kind: 'limited', retryDate } })
    chat.actor.send(ask)
    expect(chat.view()).toMatchObject({ question, failure: null })
  })

  it('is given back while another tab’s answer is running, which is then followed', async () => {
    const other = { id: 'other', text: 'How do I start?' }
    const loads = [null, { question: other, status: 'in_progress', answeredIds: [] }] as const
    const chat = await open({ loads, streams: [[], transcripts.answered.streams[0]] })
    chat.actor.send(ask)
    chat.actor.send({ type: 'REFUSED', refusal: { kind: 'busy' } })
    await chat.pass(1_000)
    expect(chat.returned).toEqual([question.text])
    expect(chat.sent).toEqual([question.id, 'other'])
    expect(chat.view()).toMatchObject({ question: other, status: 'completed' })
  })
})

describe('a conversation', () => {
  it.each([
    ['in_progress', 'run.stream.sent'],
    ['queued', 'run.stream.sent'],
    ['completed', 'ready.completed'],
    ['cancelled', 'ready.cancelled'],
    ['error', 'ready.error'],
  ] as const)('that is loaded with a run %s continues in %s', async (status, leaf) => {
    const chat = await open({
      loads: [{ question, status, answeredIds: [] }],
      streams: transcripts.answered.streams,
    })
    expect(chat.leaf()).toBe(leaf)
    expect(chat.sent).toEqual(leaf === 'run.stream.sent' ? [question.id] : [])
  })

  it('can be loaded again, also by itself once the connection is back', async () => {
    for (const event of [{ type: 'RETRY' }, { type: 'ONLINE' }] as const) {
      const chat = await open({ loads: [new Error('no connection'), null] })
      expect(chat.view().stage).toBe('unloaded')
      chat.actor.send(event)
      await settle()
      expect(chat.leaf()).toBe('ready.idle')
    }
  })

  it('is cleared, also while an answer is running', async () => {
    const chat = await open({ streams: transcripts.stopped.streams, isOpen: true })
    chat.actor.send(ask)
    await chat.pass(400)
    chat.actor.send({ type: 'CLEAR' })
    expect(chat.view().stage).toBe('clearing')
    await settle()
    expect(chat.view()).toMatchObject({ stage: 'ready', question: null, answers: [] })
  })

  it('is loaded again if it can’t be cleared', async () => {
    const chat = await open({
      loads: [{ question, status: 'completed', answeredIds: [] }],
      failing: ['clear'],
    })
    chat.actor.send({ type: 'CLEAR' })
    await settle()
    await settle()
    expect(chat.emitted).toEqual(['SORRY'])
    expect(chat.leaf()).toBe('ready.completed')
  })
})

describe.each(['onboarding', 'newAd'] as const)('in the focus mode %s', (focusKey) => {
  it('a running answer can’t be stopped or cleared, and the field is off (AST-12)', async () => {
    const chat = await open({ focusKey, streams: transcripts.stopped.streams, isOpen: true })
    expect(chat.view().isFieldOff).toBe(false)
    chat.actor.send(ask)
    await chat.pass(400)
    chat.actor.send({ type: 'STOP' })
    chat.actor.send({ type: 'CLEAR' })
    expect(chat.leaf()).toBe('run.stream.in_progress')
    expect(chat.emitted).toEqual(['PLEASE_WAIT', 'PLEASE_WAIT'])
    expect(chat.view().isFieldOff).toBe(true)
  })

  it('an answer has 60 s, retries and time offline included (AST-28, CON-06)', async () => {
    const chat = await open({ focusKey, streams: [transcripts.stopped.streams[0], []], isOpen: true })
    chat.actor.send(ask)
    await chat.pass(10_000)
    chat.actor.send({ type: 'OFFLINE' })
    chat.actor.send({ type: 'BROKEN' })
    await chat.pass(10_000)
    chat.actor.send({ type: 'ONLINE' })
    await chat.pass(39_980)
    expect(chat.emitted).toEqual([])
    await chat.pass(20)
    expect(chat.emitted).toEqual(['TIMED_OUT', 'ENDED'])
    expect(chat.calls).toContain('cancel')
    expect(chat.view()).toMatchObject({ status: 'cancelled', failure: { kind: 'timeout' } })
    await chat.pass(120_000)
    expect(chat.emitted).toHaveLength(2)
  })

  it('a late answer ends even if it can’t be cancelled', async () => {
    const chat = await open({ focusKey, streams: [[]], isOpen: true, failing: ['cancel'] })
    chat.actor.send(ask)
    await chat.pass(60_000)
    expect(chat.view()).toMatchObject({ status: 'cancelled', failure: { kind: 'timeout' } })
  })
})

it('waits for an answer as long as it takes outside the focus modes', async () => {
  const chat = await open({ streams: transcripts.stopped.streams, isOpen: true })
  chat.actor.send(ask)
  await chat.pass(300_000)
  expect(chat.leaf()).toBe('run.stream.in_progress')
})

describe('its scenarios', () => {
  it('show every leaf and nothing else', () => {
    expect(Object.keys(assistantScenarios).toSorted()).toEqual(leavesOf(assistantMachine).toSorted())
  })

  it.each(Object.entries(assistantScenarios))('%s takes the events it names', (leaf, scenario) => {
    const snapshot = snapshotAt(assistantMachine, leaf, scenario)
    const events = Object.entries(assistantExamples).map(([type, carries]) => ({ type, ...carries }))
    const taken = events.filter((event) => snapshot.can(event as never)).map(({ type }) => type)
    expect(taken.toSorted()).toEqual([...scenario.events].toSorted())
  })
})
