import { setTimeout as sleep } from 'node:timers/promises'
import type { VerifiedContext } from './verify-context.ts'
import type { StreamOrder } from '../../action/define-stream.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/db.ts'
import type { Ai, AiResult, ChatAnswer, ChatTurn } from '../../gateways/ai/ai.port.ts'
import type { Log } from '../../log.ts'
import { translate } from '../../translate.ts'
import { instructionsOf } from './instructions.ts'
import type { LiveRun } from './live-run.ts'
import { appendEvents, endRun, type FinalStatus } from './run.repo.ts'
import { refuseMessage } from './thread.repo.ts'
import { topicsFor } from './topics.ts'

export interface RunDependencies {
  readonly database: Database
  readonly ai: Ai
  readonly clock: Clock
  readonly log: Log
  /** Name of the product. */
  readonly product: string
}

/** What a node needs to write a run, whose id is the order's. */
export interface RunOrder extends StreamOrder {
  readonly answerId: string
  readonly messages: readonly ChatTurn[]
  /** What the app says about the open page; null if it says nothing. */
  readonly context: VerifiedContext | null
  readonly languageTag: string
}

/** Deltas are stored together, so that a fast engine doesn't write to the database for each. */
const storeEveryMs = 100
const endAttempts = 5

/** Writes a run to its end, whatever happens. Never rejects. */
export async function writeAnswer(
  { database, ai, clock, log, product }: RunDependencies,
  run: LiveRun,
  order: RunOrder,
): Promise<void> {
  const { knex } = database
  const { answerId: messageId, languageTag } = order
  let storing: Promise<void> | undefined

  async function storeSoon(): Promise<void> {
    await sleep(storeEveryMs)
    const events = run.unstored()
    if (events.length > 0 && !run.signal.aborted) {
      const isOpen = await appendEvents(knex, run.id, { events, text: run.text, now: clock.real() })
      if (isOpen) run.storedEvents += events.length
      else run.abort('cancelled')
    }
    storing = undefined
    if (run.unstored().length > 0 && !run.signal.aborted) plan()
  }

  // A failed write is tried again with the next event; the last one reports it.
  function plan(): void {
    storing ??= storeSoon().catch((error: unknown) => {
      log.warn({ err: error, runId: run.id }, 'events of a run were not stored')
      storing = undefined
    })
  }

  async function end(status: FinalStatus, error?: string): Promise<void> {
    await storing
    const events = run.unstored()
    const ending = { status, events, text: run.text, ...(error !== undefined && { error }) }
    for (let attempt = 1; attempt <= endAttempts; attempt++) {
      try {
        const isEnded = await knex.transaction((trx) => endRun(trx, run.id, ending))
        finish(isEnded ? status : 'cancelled', isEnded ? error : undefined)
        return
      } catch (failure) {
        log.warn({ err: failure, runId: run.id }, 'the end of a run was not stored')
        await sleep(attempt * 500)
      }
    }
    // The run shows no more signs of life, so a node ends it as failed.
    finish('error', 'serverError')
  }

  /** The same last events for the readers of this node. */
  function finish(status: FinalStatus, error?: string): void {
    if (error !== undefined) run.push('error', { error, requestId: run.id })
    run.push('runStatusUpdated', { status })
    log.info({ runId: run.id, status, error }, 'run ended')
  }

  async function write(): Promise<AiResult<ChatAnswer>> {
    const chat = ai.chat({
      instructions: instructionsOf(order.context),
      messages: order.messages,
      topics: topicsFor(order.context, { languageTag, product }),
      byRules: {
        unknown: translate(languageTag, 'assistantAnswers.unknown', {}),
        label: translate(languageTag, 'assistantAnswers.byRules', {}),
      },
      tools: [],
      seed: run.id,
      signal: run.signal,
    })
    for await (const event of chat) {
      run.signal.throwIfAborted()
      if (event.kind === 'end') return event.result
      run.text += event.text
      run.push('textDelta', { messageId, text: event.text })
      plan()
    }
    throw new Error('the answer has no end')
  }

  run.push('runStatusUpdated', { status: 'created' })
  run.push('runStatusUpdated', { status: 'in_progress' })
  run.push('textCreated', { messageId })
  plan()
  try {
    // An engine may be slow to notice the abort.
    const cut = Promise.withResolvers<never>()
    run.signal.addEventListener('abort', () => cut.reject(new Error('the run was aborted')))
    const result = await Promise.race([write(), cut.promise])
    if (result.ok) await end('completed')
    else if (result.failure === 'unsafe') {
      await refuseMessage(knex, run.id)
      // The text begins again: what was refused is not shown.
      run.text = translate(languageTag, 'assistantAnswers.unsafe', {})
      run.push('textCreated', { messageId })
      run.push('textDelta', { messageId, text: run.text })
      await end('completed')
    } else await end('error', result.failure)
  } catch (error) {
    if (run.signal.reason === 'cancelled') finish('cancelled')
    else if (run.signal.reason === 'stopping') await end('error', 'unavailable')
    else {
      log.error({ err: error, runId: run.id }, 'run failed')
      await end('error', 'serverError')
    }
  }
}
