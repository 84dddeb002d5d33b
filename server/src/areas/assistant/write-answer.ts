import { maxToolRounds } from '@aloft/domain/assistant/assistant-limits'
import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import type { StreamEvent } from '@aloft/domain/assistant/stream-event.entity'
import { v7 as uuidv7 } from 'uuid'
import type { StreamOrder } from '../../action/define-stream.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/db.ts'
import type { Ai, AiResult, ChatAnswer } from '../../gateways/ai/ai.port.ts'
import type { Log } from '../../log.ts'
import { translate } from '../../translate.ts'
import { chatTools } from './chat-tools.ts'
import { type Conversation, roundMessages } from './conversation.ts'
import { type DecidedCall, decideCalls } from './decide-calls.ts'
import { instructionsOf } from './instructions.ts'
import type { LiveRun } from './live-run.ts'
import { rulesFor } from './rules/rules-for.ts'
import type { FinalStatus } from './run.repo.ts'
import { createRunStore } from './run-store.ts'
import { refuseMessage } from './thread.repo.ts'
import { topicsFor } from './topics.ts'
import type { VerifiedContext } from './verify-context.ts'

export interface RunDependencies {
  readonly database: Database
  readonly ai: Ai
  readonly clock: Clock
  readonly log: Log
  /** Name of the product. */
  readonly product: string
}

/** What a node needs to write a run, whose id is the order's, or to continue it after a round of tools. */
export interface RunOrder extends StreamOrder, Conversation {
  readonly threadId: string
  readonly userId: string
  /** The conversation that it belongs to. */
  readonly focusKey: FocusKey
  readonly answerId: string
  /** What the app says about the open page; null if it says nothing. */
  readonly context: VerifiedContext | null
  readonly languageTag: string
  /** Number of the run's last event so far. */
  readonly lastEvent: number
  /** Number of its rounds of tools so far. */
  readonly rounds: number
}

interface Ending {
  readonly status: FinalStatus
  readonly error?: string
}
const completed: Ending = { status: 'completed' }

/** Writes a run to its end, or until it waits for outputs of tools, whatever happens. Never rejects. */
export async function writeAnswer(
  dependencies: RunDependencies,
  run: LiveRun,
  order: RunOrder,
): Promise<void> {
  const { database, ai, log, product } = dependencies
  const { context, focusKey, languageTag, userId } = order
  const store = createRunStore(dependencies, run)
  const t = (key: string, values: object = {}) => translate(languageTag, `assistantAnswers.${key}`, values)
  const messages = [...order.messages]
  let { answerId: messageId, rounds } = order

  async function write(): Promise<AiResult<ChatAnswer>> {
    const chat = ai.chat({
      instructions: instructionsOf(context, { focusKey, languageTag, summary: order.summary }),
      messages,
      topics: topicsFor(context, { languageTag, product }),
      byRules: {
        ...rulesFor(context, languageTag, { focusKey, messages }),
        unknown: t('unknown'),
        label: t('byRules'),
      },
      tools: chatTools(focusKey),
      seed: run.id,
      signal: run.signal,
    })
    for await (const event of chat) {
      run.signal.throwIfAborted()
      if (event.kind === 'end') return event.result
      addText(event.text)
    }
    throw new Error('the answer has no end')
  }

  function addText(text: string): void {
    run.text += text
    run.push('textDelta', { messageId, text })
    store.soon()
  }

  /** Ends a message with the calls in it. True if the run waits for their outputs, or has ended elsewhere. */
  async function endRound(calls: readonly DecidedCall[]): Promise<boolean> {
    const events = eventsOf(run, messageId, calls)
    if (events.length > 0) {
      if (!(await store.round(calls, events))) store.finish('cancelled')
      return true
    }
    const nextId = uuidv7()
    if (!(await store.round(calls, [], nextId))) {
      store.finish('cancelled')
      return true
    }
    messages.push(...roundMessages(run.text, calls))
    messageId = nextId
    rounds++
    run.text = ''
    return false
  }

  /** Writes messages until one of them is the last; null if the run waits, or has ended elsewhere. */
  async function writeRounds(cut: Promise<never>): Promise<Ending | null> {
    for (;;) {
      run.push('textCreated', { messageId })
      store.soon()
      // An engine may be slow to notice the abort.
      const result = await Promise.race([write(), cut])
      if (!result.ok) {
        if (result.failure !== 'unsafe') return { status: 'error', error: result.failure }
        await refuseMessage(database.knex, run.id)
        // The text begins again: what was refused is not shown.
        run.text = ''
        run.push('textCreated', { messageId })
        addText(t('unsafe'))
        return completed
      }
      const { calls } = result.value
      if (calls.length === 0) return completed
      if (rounds >= maxToolRounds) {
        addText(`${run.text === '' ? '' : '\n\n'}${t('tooManyRounds', { count: maxToolRounds })}`)
        return completed
      }
      if (await endRound(decideCalls(calls, { focusKey, userId, context, messages, log }))) return null
    }
  }

  if (order.lastEvent === 0) run.push('runStatusUpdated', { status: 'created' })
  run.push('runStatusUpdated', { status: 'in_progress' })
  try {
    const cut = Promise.withResolvers<never>()
    run.signal.addEventListener('abort', () => cut.reject(new Error('the run was aborted')))
    const ending = await writeRounds(cut.promise)
    if (ending) await store.end(ending.status, ending.error)
  } catch (error) {
    if (run.signal.reason === 'cancelled') store.finish('cancelled')
    else if (run.signal.reason === 'stopping') await store.end('error', 'unavailable')
    else {
      log.error({ err: error, runId: run.id }, 'run failed')
      await store.end('error', 'serverError')
    }
  }
}

/** The events with which a message asks the browser for its tools; none if all calls are answered already. */
function eventsOf(run: LiveRun, messageId: string, calls: readonly DecidedCall[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const add = <N extends StreamEvent['name']>(name: N, data: Parameters<typeof run.next<N>>[1]) =>
    events.push(run.next(name, data, events.length + 1))
  for (const { id: callId, name, arguments: given, ideaId, output } of calls) {
    if (output) continue
    add('toolCallCreated', { messageId, callId, name })
    add('toolCallStart', { messageId, callId, name, arguments: given, ideaId })
  }
  if (events.length > 0) add('runStatusUpdated', { status: 'requires_action' })
  return events
}
