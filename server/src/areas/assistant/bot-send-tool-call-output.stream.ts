import { statusAfterOutput } from '@aloft/domain/assistant/tools/tool-calls.rules'
import { isToolName } from '@aloft/domain/assistant/tools/tool-names.rules'
import { parseToolOutput } from '@aloft/domain/assistant/tools/tool-results.entity'
import { parseToolCallOutputs, type ToolCallOutputs } from '@aloft/domain/assistant/tools/tool-outputs.entity'
import { toolRow } from '@aloft/domain/assistant/tools/tools.entity'
import { v7 as uuidv7 } from 'uuid'
import { CallError } from '../../action/call-error.ts'
import { defineStream, OpenedStream } from '../../action/define-stream.ts'
import { signedIn } from '../../action/policies.ts'
import type { Db } from '../../db/db.ts'
import type { Log } from '../../log.ts'
import { answerCall, type CallRow, findCall, listAwaitedCalls, listCalls } from './call.repo.ts'
import { type Conversation, conversationFor, roundMessages } from './conversation.ts'
import { continueRun, findRun } from './run.repo.ts'
import { findSummary } from './summary.repo.ts'
import { takeSavedOutput } from './saved-output.repo.ts'
import { findThread, insertMessage, listMessages, lockThread } from './thread.repo.ts'
import { verifyContext } from './verify-context.ts'
import type { RunOrder } from './write-answer.ts'

/**
 * Stores what tools have answered, and continues their run once it has every output (AST-21). A repeated output is
 * ignored: its stream follows the run.
 */
export const botSendToolCallOutput = defineStream('bot-send-tool-call-output', {
  policy: signedIn,

  prepare({ account }, { userId }) {
    if (userId !== account.id) throw new CallError('forbidden')
    return Promise.resolve(null)
  },

  async handle({ db, account, clock, log }, payload) {
    const { toolCall, functionName, focusKey, toolCallOutputs, savedToolCallOutputId } = payload
    const now = clock.real()
    const known = await findThread(db, { userId: account.id, focusKey })
    if (known === undefined) return { error: 'toolCallNotFound' } as const
    const threadId = await lockThread(db, { userId: account.id, focusKey }, now)
    const call = await findCall(db, threadId, toolCall)
    if (!call || call.name !== functionName) return { error: 'toolCallNotFound' } as const
    const { runId } = call
    const run = await findRun(db, runId)
    if (call.output || run?.status !== 'requires_action') return new OpenedStream(runId)

    const text =
      savedToolCallOutputId === undefined
        ? toolCallOutputs
        : await takeSavedOutput(db, { userId: account.id, id: savedToolCallOutputId }, now)
    if (text === undefined) return { error: 'savedOutputNotFound' } as const
    const outputs = parseToolCallOutputs(text)
    if (!outputs?.some(({ callId }) => callId === toolCall)) {
      throw new CallError('invalidPayload', { field: 'toolCallOutputs' })
    }
    await answerCalls(db, runId, outputs, log)
    if ((await listAwaitedCalls(db, runId)).length > 0) return new OpenedStream(runId)

    const answerId = uuidv7()
    await continueRun(db, runId, answerId, now)
    await insertMessage(db, { threadId, id: answerId, author: 'assistant', text: '', runId }, now)
    const order: RunOrder = {
      id: runId,
      threadId,
      userId: account.id,
      focusKey,
      answerId,
      context: run.context && (await verifyContext(db, account, run.context)),
      languageTag: account.language,
      lastEvent: run.lastEvent,
      ...(await continued(db, { threadId, runId, messageId: run.messageId })),
    }
    return new OpenedStream(runId, order)
  },
})

/** Stores the outputs of the run's calls that are awaited. One that isn't its tool's counts as a failure of the tool. */
async function answerCalls(db: Db, runId: string, outputs: ToolCallOutputs, log: Log): Promise<void> {
  const outputById = new Map(outputs.map(({ callId, output }) => [callId, output]))
  for (const { id, name } of await listAwaitedCalls(db, runId)) {
    const given = outputById.get(id)
    if (!given || !isToolName(name)) continue
    const parsed = parseToolOutput(name, given)
    if (!parsed) log.warn({ tool: name, runId }, 'the output of a tool has another shape')
    const output = parsed ?? { error: 'failed' }
    const status = statusAfterOutput(name, toolRow(name).isConfirmed === true, { ...output })
    await answerCall(db, id, { output, status })
  }
}

/** The conversation with all rounds of a run, and their number. */
async function continued(
  db: Db,
  { threadId, runId, messageId }: { threadId: string; runId: string; messageId: string },
): Promise<Conversation & Pick<RunOrder, 'rounds'>> {
  const rows = await listMessages(db, threadId)
  const callsByMessage = Map.groupBy(await listCalls(db, threadId), (call: CallRow) => call.messageId)
  const rounds = rows.flatMap((row) => {
    const calls = row.runId === runId && row.author === 'assistant' && callsByMessage.get(row.id)
    return calls ? [{ text: row.text, calls }] : []
  })
  const earlier = rows.filter(({ author, runId: ofRun }) => author === 'user' || ofRun !== runId)
  const conversation = conversationFor(earlier, messageId, await findSummary(db, threadId))
  return {
    ...conversation,
    messages: [...conversation.messages, ...rounds.flatMap(({ text, calls }) => roundMessages(text, calls))],
    rounds: rounds.length,
  }
}
