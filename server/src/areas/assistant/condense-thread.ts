import {
  maxSentMessages,
  maxSummaryLength,
  uncondensedMessages,
} from '@aloft/domain/assistant/assistant-limits'
import {
  type ChatExchange,
  chatExtract,
  type ChatSummaryInput,
} from '@aloft/domain/assistant/chat-summary.rules'
import { rulesEngine } from '@aloft/domain/core/ai-results'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/db.ts'
import type { Ai, MadeBy } from '../../gateways/ai/ai.port.ts'
import type { Log } from '../../log.ts'
import { type CallRow, listCalls } from './call.repo.ts'
import { answeredRows } from './conversation.ts'
import { findSummary, storeSummary } from './summary.repo.ts'
import { listMessages, type MessageRow } from './thread.repo.ts'

export interface CondenseDependencies {
  readonly database: Database
  readonly ai: Ai
  readonly clock: Clock
  readonly log: Log
}

/**
 * Condenses the old messages of a long conversation into its summary, after an answer, so that none waits for it. If an
 * engine fails, the rules write it. If the node dies, the next answer's node begins again. Never rejects.
 */
export async function condenseThread(
  { database: { knex }, ai, clock, log }: CondenseDependencies,
  threadId: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    const before = await findSummary(knex, threadId)
    const rows = answeredRows(await listMessages(knex, threadId), before)
    const old = oldRows(rows)
    const throughPlace = old.at(-1)?.place
    if (throughPlace === undefined) return
    const exchanges = exchangesIn(old, await listCalls(knex, threadId))
    const input = { earlier: before?.text ?? '', exchanges, maxLength: maxSummaryLength }
    const { text, made } = await summarize(ai, input, { threadId, signal, log })
    const isStored = await storeSummary(knex, threadId, { text, throughPlace, before, made }, clock.real())
    if (isStored) log.info({ threadId, ...made }, 'conversation condensed')
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error, threadId }, 'a conversation was not condensed')
  }
}

/** The messages to condense: whole exchanges, all but the newest. None while all are sent. */
function oldRows(rows: readonly MessageRow[]): readonly MessageRow[] {
  if (rows.length <= maxSentMessages) return []
  const latest = rows.length - uncondensedMessages
  const end = rows.findLastIndex(({ author }, index) => index <= latest && author === 'user')
  return rows.slice(0, Math.max(end, 0))
}

function exchangesIn(rows: readonly MessageRow[], calls: readonly CallRow[]): ChatExchange[] {
  const callsByMessage = Map.groupBy(calls, ({ messageId }) => messageId)
  const exchanges: { asked: string; answered: string; done: string[] }[] = []
  for (const { id, author, text } of rows) {
    if (author === 'user') exchanges.push({ asked: text, answered: '', done: [] })
    const last = exchanges.at(-1)
    if (author === 'user' || !last) continue
    last.answered = [last.answered, text].filter((part) => part !== '').join('\n')
    const worked = (callsByMessage.get(id) ?? []).filter(({ output }) => output && !('error' in output))
    last.done.push(...worked.map(({ name }) => name))
  }
  return exchanges
}

async function summarize(
  ai: Ai,
  input: ChatSummaryInput,
  { threadId, signal, log }: { threadId: string; signal: AbortSignal; log: Log },
): Promise<{ readonly text: string; readonly made: MadeBy }> {
  const result = await ai.write({ task: 'chat-summary', input, seed: threadId, signal })
  signal.throwIfAborted()
  if (result.ok) return { text: result.value.text, made: result.made }
  log.warn({ threadId, failure: result.failure }, 'the rules condense a conversation')
  const made = { writer: 'rules', engine: rulesEngine, prompt: 'chat-summary@1', seed: threadId } as const
  return { ...chatExtract(input), made }
}
