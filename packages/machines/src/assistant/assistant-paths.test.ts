import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import { isFinalStatus, runStatuses } from '@aloft/domain/assistant/run-statuses.rules'
import { describe, expect, it } from 'vitest'
import { type SnapshotFrom, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { leafOf, leavesOf } from '../core/leaves.ts'
import { connectAssistant } from './assistant.connect.ts'

import { assistantMachine } from './assistant.machine.ts'
import type { AssistantEvent, LoadedRun, SendRefusal } from './run.ts'
import { awaitedCalls, openCalls } from './tool-calls.ts'
import { budgetQuestion } from './tool-transcripts.fixtures.ts'
import { eventsOf, question } from './transcript.fixtures.ts'

type Snapshot = SnapshotFrom<typeof assistantMachine>

const loaded = (run: LoadedRun | null) =>
  ({ type: 'xstate.done.actor.0.assistant.loading', output: run }) as unknown as AssistantEvent
const inside = (type: string) => ({ type }) as unknown as AssistantEvent
const refusals: readonly SendRefusal[] = [
  { kind: 'busy' },
  { kind: 'limited', retryDate: new Date(2026, 10, 28, 15, 30) },
  { kind: 'failed' },
]
/** Each with a number that no earlier event has. */
const received = [
  { call: 'scan_website', arguments: {} },
  { call: 'show_options', arguments: budgetQuestion },
  ...runStatuses.map((status) => ({ status })),
  { error: 'generic' },
  { text: 'You' },
].flatMap((part, index) =>
  eventsOf([part]).map((event): AssistantEvent => {
    return { type: 'RECEIVED', event: { ...event, number: index + 1 } }
  }),
)
const events: readonly AssistantEvent[] = [
  { type: 'SEND', ...question },
  { type: 'SEND', id: question.id, text: '  ' },
  { type: 'RETRY' },
  { type: 'STOP' },
  { type: 'CLEAR' },
  { type: 'RELOAD' },
  { type: 'HAND_OVER', question: { id: question.id, text: 'I’d like to talk to a person.' } },
  { type: 'HAND_OVER', question: null },
  { type: 'BACK' },
  { type: 'SPOKEN', isSent: true },
  { type: 'SPOKEN', isSent: false },
  { type: 'OFFLINE' },
  { type: 'ONLINE' },
  { type: 'CHECK' },
  { type: 'BROKEN' },
  ...refusals.map((refusal): AssistantEvent => ({ type: 'REFUSED', refusal })),
  ...received,
  ...['call-scan_website', 'call-show_options'].flatMap((callId): AssistantEvent[] => [
    { type: 'ASKS', callId },
    { type: 'ANSWERED', callId, output: { isOpened: true } },
    { type: 'CONFIRM', callId },
    { type: 'DECLINE', callId },
    { type: 'CHOOSE', callId, optionId: '300' },
  ]),
  { type: 'FOLLOW' },
  inside('xstate.after.takeOver.assistant.run.stream.requires_action'),
  inside('xstate.error.actor.tools'),
  loaded(null),
  ...runStatuses.map((status) => loaded({ question, status, answeredIds: [] })),
  loaded({ question, status: 'queued', answeredIds: [], handOver: { runId: 'run', number: 0 } }),
  inside('xstate.error.actor.0.assistant.loading'),
  inside('xstate.after.retry.assistant.run.retrying'),
  inside('xstate.done.actor.0.assistant.stopping'),
  inside('xstate.error.actor.0.assistant.stopping'),
  inside('xstate.done.actor.0.assistant.clearing'),
  inside('xstate.error.actor.0.assistant.clearing'),
]

describe.each<FocusKey>(['default', 'onboarding'])('a conversation of %s as a model', (focusKey) => {
  const paths = getShortestPaths(assistantMachine, {
    input: { focusKey },
    events,
    // Only one state counts its checks: in all of them they'd make the model thirty times as large.
    serializeState: (snapshot: Snapshot) => {
      const {
        question: asked,
        answers,
        failure,
        isOffline,
        isSent,
        retries,
        checks,
        spoken,
        isLost,
      } = snapshot.context
      const calls = [openCalls(snapshot.context), awaitedCalls(snapshot.context)].map(({ length }) => length)
      const known = [
        spoken !== null,
        isLost,
        asked?.id,
        answers.length > 0,
        failure?.kind,
        isOffline,
        isSent,
        retries,
        calls,
      ]
      const isFirst = leafOf(snapshot) === 'run.stream.sent' && retries === 0 && !isOffline
      return JSON.stringify([leafOf(snapshot), known, isFirst ? checks : 0])
    },
  })
  const states = paths.map(({ state }) => state)
  const edges = states.flatMap((from) =>
    events.map((event) => ({ from, event, to: transition(assistantMachine, from, event)[0] })),
  )

  it('reaches and leaves every leaf', () => {
    expect(new Set(states.map(leafOf))).toEqual(new Set(leavesOf(assistantMachine)))
    for (const leaf of leavesOf(assistantMachine)) {
      expect(
        edges.some(({ from, to }) => leafOf(from) === leaf && leafOf(to) !== leaf),
        leaf,
      ).toBe(true)
    }
  })

  it('has every state of a run, and can send again after each final one (MAC-05)', () => {
    const views = states.map(connectAssistant)
    expect(new Set(views.map(({ status }) => status))).toEqual(new Set([null, ...runStatuses]))
    const wrong = views.filter(({ status, canSend }) => status !== null && canSend !== isFinalStatus(status))
    expect(wrong).toEqual([])
  })

  it('sends what tools answered only when all have, and never waits for nothing', () => {
    const using = states.filter((state) => leafOf(state) === 'run.tools')
    expect(using.length).toBeGreaterThan(2)
    expect(using.filter(({ context }) => openCalls(context).length === 0)).toEqual([])
    const left = edges.filter(
      ({ from, to }) => leafOf(from) === 'run.tools' && leafOf(to) === 'run.stream.in_progress',
    )
    expect(left.filter(({ to }) => openCalls(to.context).length > 0)).toEqual([])
  })

  it('begins a run only where it may, and always with a question', () => {
    const begun = edges.filter(({ from, event, to }) => {
      const { canSend, canSpeak } = connectAssistant(from)
      return event.type === 'SEND' && !canSend && !canSpeak && leafOf(to) !== leafOf(from)
    })
    expect(begun).toEqual([])
    expect(states.filter((state) => state.hasTag('running') && state.context.question === null)).toEqual([])
  })

  it('sends nothing without a connection it knows of', () => {
    const sent = edges.filter(({ event, to }) => {
      const isSending = event.type === 'SEND' || event.type === 'RETRY'
      return isSending && leafOf(to) === 'run.stream.sent' && to.context.isOffline
    })
    expect(sent.filter(({ from }) => from.hasTag('ready'))).toEqual([])
  })

  it('stops an answer for the user outside the focus modes only (AST-12)', () => {
    const pressed = edges.filter(({ from, event }) => {
      return from.matches('run') && (event.type === 'STOP' || event.type === 'CLEAR')
    })
    const ended = pressed.filter(({ to }) => !to.matches('run'))
    expect(ended.length).toBe(focusKey === 'default' ? pressed.length : 0)
  })
})
