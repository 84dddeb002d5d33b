import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import { askingTool, handOverTool } from '@aloft/domain/assistant/tools/tool-calls.rules'
import type { CallsToUse, ToolReport } from '@aloft/machines/assistant/run'
import { loadTexts } from '../../core/i18n.ts'
import { reportError } from '../../core/report-error.ts'
import { ask, FailedCall, type ToolHandler } from './tool-handler.ts'
import { isHandled, toolHandlers, waitsForYes } from './tool-handlers.ts'

interface Tools {
  readonly report: (report: ToolReport) => void
  /** Resolves once the user has said yes to a call. */
  readonly confirmed: (callId: string) => Promise<void>
  readonly signal: AbortSignal
}

/** A tool that takes longer than the longest scan has failed. */
const longestMs = 240_000

/** Another tab must not use a tool before the server has what this one found. */
const releaseAfterMs = 5_000

/**
 * Carries out the calls of an answer, all at once, and reports what each tool answered. If another tab is at it, or has
 * answered, that one is followed instead.
 */
export async function carryOutCalls({ focusKey, calls }: CallsToUse, tools: Tools): Promise<void> {
  const { report, signal } = tools
  const [first] = calls
  if (!first || !(await takeLock(`aloft-tool-${first.id}`, signal))) return report({ type: 'FOLLOW' })
  const { threadMessages } = await ask('bot-get-messages', { focusKey }, signal)
  const answered = new Set(
    threadMessages.flatMap((message) => message.calls).flatMap(({ id, output }) => (output ? id : [])),
  )
  if (calls.every(({ id }) => answered.has(id))) return report({ type: 'FOLLOW' })
  // Names and messages of the results are in the user's language.
  await Promise.all([loadTexts('rest'), loadTexts('modals'), loadTexts('proposals')])
  await Promise.all(calls.map((call) => carryOut(call, tools)))
}

async function carryOut(call: ThreadCall, { report, confirmed, signal }: Tools): Promise<void> {
  const { id, name, ideaId } = call
  // The user answers it in the chat.
  if (name === askingTool) return
  if (name !== handOverTool && !isHandled(name)) {
    reportError(new Error(`unknown tool "${name}"`))
    return report({ type: 'ANSWERED', callId: id, output: { error: 'unknownTool' } })
  }
  if (waitsForYes(name)) {
    report({ type: 'ASKS', callId: id })
    await confirmed(id)
  }
  if (name === handOverTool) return report({ type: 'HAND_OVER', question: null })
  const handle = toolHandlers[name] as ToolHandler<typeof name>
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), longestMs)
  try {
    const output = await handle(call.arguments, { ideaId, signal: AbortSignal.any([signal, late.signal]) })
    if (!signal.aborted) report({ type: 'ANSWERED', callId: id, output: { ...output } })
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof FailedCall)) reportError(error)
    const output = error instanceof FailedCall ? { ...error.failure } : { error: 'failed' }
    report({ type: 'ANSWERED', callId: id, output })
  } finally {
    clearTimeout(timer)
  }
}

/** Whether this tab may use a tool. Without locks, which only old browsers lack, two tabs may both use it. */
async function takeLock(name: string, signal: AbortSignal): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      if (lock === null) return undefined
      return new Promise<void>((release) =>
        signal.addEventListener('abort', () => setTimeout(release, releaseAfterMs), { once: true }),
      )
    })
  })
}
