import { type FocusKey, focusKeys } from '@aloft/domain/assistant/focus-keys.rules'
import { isFinalStatus } from '@aloft/domain/assistant/run-statuses.rules'
import type { PlainReply } from '@aloft/api-client/outcome'
import { type AssistantView, connectAssistant } from '@aloft/machines/assistant/assistant.connect'
import { assistantMachine } from '@aloft/machines/assistant/assistant.machine'
import type {
  Asked,
  AssistantEvent,
  CallDecision,
  CallsToUse,
  Conversation,
  LoadedRun,
  Loading,
  Spoken,
  SpokenReport,
  StreamReport,
  ToolReport,
} from '@aloft/machines/assistant/run'
import { connectConnection } from '@aloft/machines/connection/connection.connect'
import { shallowEqual, useSelector } from '@xstate/react'
import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate'
import { returnToDraft, threadKey } from '../../state/assistant.ts'
import { setHasAnswer } from '../../state/chat-open.ts'
import { setLastErrorReference } from '../../state/last-error.ts'
import { showToast, type ToastMessage } from '../../state/toasts.ts'
import { onLapsed } from '../account/session.ts'
import { api } from '../core/api.ts'
import { connectionActor } from '../core/connection.ts'
import { i18n } from '../core/i18n.ts'
import { inspect } from '../core/inspect.ts'
import { fetchReply, hold, load } from '../core/queries.ts'
import { reportError } from '../core/report-error.ts'
import { announceAnswer } from './announce-answer.ts'
import { followAnswer } from './follow-answer.ts'
import { endSupport, sendToPerson, startSupport } from './support.ts'
import { storeWaiting } from './store-waiting.ts'
import type { carryOutCalls } from './tools/carry-out-calls.ts'

export type AssistantActor = ActorRefFrom<typeof assistantMachine>

const machine = assistantMachine.provide({
  actors: {
    load: fromPromise<LoadedRun | null, Loading>(async ({ input: { focusKey, ...change }, signal }) => {
      if (change.request) await switchAnswerer(focusKey, change)
      const reply = await fetchReply('bot-get-messages', { focusKey }, signal)
      if (!reply) throw new Error('the conversation did not load')
      return lastRun(reply)
    }),
    stream: fromCallback<AssistantEvent, Asked, StreamReport>(({ input, sendBack }) => {
      const leaving = new AbortController()
      void followAnswer(input, sendBack, leaving.signal)
      return () => leaving.abort()
    }),
    useTools: fromCallback<CallDecision, CallsToUse, ToolReport>(({ input, sendBack, receive }) => {
      const leaving = new AbortController()
      const decisions = new EventTarget()
      receive((decision) => decisions.dispatchEvent(new Event(decision.callId)))
      const confirmed = (callId: string) =>
        new Promise<void>((resolve) => decisions.addEventListener(callId, () => resolve(), { once: true }))
      carryOut(input, { report: sendBack, confirmed, signal: leaving.signal }).catch((error: unknown) => {
        if (leaving.signal.aborted) return
        reportError(error)
        for (const { id } of input.calls)
          sendBack({ type: 'ANSWERED', callId: id, output: { error: 'failed' } })
      })
      return () => leaving.abort()
    }),
    cancelRuns: fromPromise<void, Conversation>(({ input }) => command('bot-cancel-all-runs', input)),
    sendToPerson: fromCallback<AssistantEvent, Spoken, SpokenReport>(({ input, sendBack }) => {
      void sendToPerson(input).then((isSent) => {
        sendBack({ type: 'SPOKEN', isSent })
        if (isSent) notifyTabs(input.focusKey)
      })
    }),
    clear: fromPromise<void, Conversation>(async ({ input }) => {
      await command('bot-new-thread', input)
      await load(threadKey(input.focusKey))
      notifyTabs(input.focusKey)
    }),
  },
})

async function command(
  action: 'bot-cancel-all-runs' | 'bot-new-thread',
  { focusKey }: Conversation,
): Promise<void> {
  const outcome = await api.call(action, { focusKey })
  if (outcome.kind !== 'reply') throw new Error(`${action}: ${outcome.kind}`)
}

/** Has a person or Loona answer from now on. If that fails, the conversation stays as it is. */
async function switchAnswerer(
  focusKey: FocusKey,
  { request, question }: Pick<Loading, 'request' | 'question'>,
): Promise<void> {
  const isDone =
    request === 'loona'
      ? await endSupport(focusKey)
      : question !== null && (await startSupport({ focusKey, question }))
  if (isDone) notifyTabs(focusKey)
  else showToast({ text: i18n.get().t('assistant.person.notReached'), tone: 'error' })
}

/** The run that a person answers, or that of the last question; a system message may follow it. */
function lastRun({ threadMessages: messages, handOver }: PlainReply<'bot-get-messages'>): LoadedRun | null {
  if (handOver) {
    const { messageId: id, runId, lastEvent } = handOver
    const text = messages.find((message) => message.id === id)?.text ?? ''
    const last = { runId, number: lastEvent }
    return { question: { id, text }, status: 'queued', answeredIds: [], handOver: last }
  }
  const message = messages.findLast(({ by }) => by === 'user')
  if (!message?.run) return null
  const calls = messages.filter(({ run }) => run?.id === message.run?.id).flatMap((one) => one.calls)
  return {
    question: { id: message.id, text: message.text },
    status: message.run.status,
    answeredIds: calls.flatMap(({ id, output }) => (output ? id : [])),
  }
}

/** The tools aren't part of the chat until an answer uses one. */
const carryOut: typeof carryOutCalls = async (...given) =>
  (await import('./tools/carry-out-calls.ts')).carryOutCalls(...given)

const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('aloft-assistant') : null
tabs?.addEventListener('message', ({ data }: MessageEvent<FocusKey>) =>
  opened.get(data)?.actor.send({ type: 'RELOAD' }),
)

/** Other tabs of this browser load the conversation again, and follow its answer. */
function notifyTabs(focusKey: FocusKey): void {
  tabs?.postMessage(focusKey)
}

const opened = new Map<FocusKey, { readonly actor: AssistantActor; readonly close: () => void }>()

/** The conversation of a focus key, which runs from now on until the session ends. */
export function assistantOf(focusKey: FocusKey): AssistantActor {
  const known = opened.get(focusKey)
  if (known) return known.actor
  const actor = createActor(machine, { input: { focusKey } })
  const release = hold(threadKey(focusKey))
  const endInspection = inspect(focusKey === focusKeys[0] ? 'Assistant' : `Assistant, ${focusKey}`, actor)
  notify(actor, focusKey)
  storeWaiting(actor, focusKey)
  actor.start()
  const followConnection = () => {
    const isOffline = connectConnection(connectionActor.getSnapshot()).state === 'offline'
    actor.send({ type: isOffline ? 'OFFLINE' : 'ONLINE' })
  }
  followConnection()
  const connection = connectionActor.subscribe(followConnection)
  const close = () => {
    connection.unsubscribe()
    endInspection()
    release()
    actor.stop()
  }
  opened.set(focusKey, { actor, close })
  return actor
}

// Nothing of an account outlasts its session.
onLapsed(() => {
  for (const { close } of opened.values()) close()
  opened.clear()
  setLastErrorReference(null)
  setHasAnswer(false)
})

function notify(actor: AssistantActor, focusKey: FocusKey): void {
  const toast = (
    key: 'pleaseWait' | 'sorry' | 'timedOut' | 'person.notReached',
    tone: ToastMessage['tone'],
  ) => showToast({ text: i18n.get().t(`assistant.${key}`), tone })
  actor.on('TEXT_RETURNED', ({ text }) => returnToDraft(focusKey, text))
  actor.on('PLEASE_WAIT', () => toast('pleaseWait', 'info'))
  actor.on('SORRY', () => toast('sorry', 'error'))
  actor.on('TIMED_OUT', () => toast('timedOut', 'warning'))
  actor.on('NOT_REACHED', () => toast('person.notReached', 'error'))
  actor.on('WROTE', () => {
    void load(threadKey(focusKey))
    announceAnswer()
  })
  actor.on('ENDED', () => {
    void load(threadKey(focusKey))
    notifyTabs(focusKey)
  })
  let shared: string | null = null
  actor.subscribe((snapshot) => {
    const { status, question } = connectAssistant(snapshot)
    const isStored = status !== null && status !== 'sent' && !isFinalStatus(status)
    if (!isStored || !question || question.id === shared) return
    shared = question.id
    notifyTabs(focusKey)
  })
}

export function useAssistant(actor: AssistantActor): AssistantView {
  return useSelector(actor, connectAssistant, shallowEqual)
}
