import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import { isFormKey, isQuestionOf } from '@aloft/domain/assistant/focus/focus-questions.rules'
import { askedAddresses, isAddressGiven } from '@aloft/domain/assistant/tools/given-addresses.rules'
import { statusOfCall } from '@aloft/domain/assistant/tools/tool-calls.rules'
import { isOffered, toolRow } from '@aloft/domain/assistant/tools/tools.entity'
import { hasLeastRole } from '@aloft/domain/teams/roles.rules'
import { v7 as uuidv7 } from 'uuid'
import type { ChatTurn, ToolCall } from '../../gateways/ai/ai.port.ts'
import type { Log } from '../../log.ts'
import type { CallRow } from './call.repo.ts'
import type { VerifiedContext } from './verify-context.ts'

/** A call with its own id. One that the browser can't carry out has its output already. */
export type DecidedCall = Omit<CallRow, 'runId' | 'messageId'>

interface Asked {
  readonly focusKey: FocusKey
  readonly userId: string
  readonly context: VerifiedContext | null
  readonly messages: readonly ChatTurn[]
  readonly log: Log
}

/**
 * Which calls of an engine the browser carries out. All others are answered here: tools that don't exist (AST-26) or that
 * the caller's role doesn't allow, ads and brands that aren't open, and addresses that nobody gave, which a text that was
 * read might have smuggled in.
 */
export function decideCalls(calls: readonly ToolCall[], asked: Asked): DecidedCall[] {
  return calls.map(({ name, arguments: given }): DecidedCall => {
    // Engines refuse other characters where the call is repeated to them.
    const safeName = name.replace(/[^\w-]/g, '_').slice(0, 64)
    const call = { id: uuidv7(), name: safeName, ideaId: asked.context?.ideaId ?? null }
    const refuse = (error: string): DecidedCall => ({
      ...call,
      arguments: given,
      status: 'auto',
      output: { error },
    })
    if (!isOffered(name, asked.focusKey)) {
      asked.log.error({ tool: safeName }, 'unknown tool')
      return refuse('unknownTool')
    }
    if (name === 'save_answer' && !isAskedHere(given, asked.focusKey)) return refuse('notAnOption')
    const { who } = toolRow(name)
    if (who !== 'user' && !asked.context?.ideaId) return refuse('noBrandOpen')
    const caller = { userId: asked.userId, isAdmin: false }
    if (!hasLeastRole(caller, asked.context?.role ?? null, who)) return refuse('forbidden')
    const filled = withOpenAd(name, given, asked.context)
    if (!filled) return refuse('noAdOpen')
    if (!isAllowedAddress(filled, asked)) return refuse('addressNotGiven')
    return { ...call, arguments: filled, status: statusOfCall(name), output: null }
  })
}

/** Whether an answer is to a question of the conversation's form. */
function isAskedHere({ question }: ToolCall['arguments'], focusKey: FocusKey): boolean {
  return isFormKey(focusKey) && typeof question === 'string' && isQuestionOf(focusKey, question)
}

const adTools: readonly string[] = [
  'load_ad_content',
  'open_ad_editor',
  'load_ad_configuration',
  'load_ad_performance',
]

/** The arguments with the open ad if they name none; null if none is open. */
function withOpenAd(
  name: string,
  given: ToolCall['arguments'],
  context: VerifiedContext | null,
): ToolCall['arguments'] | null {
  if (!adTools.includes(name) || given.adId !== undefined || given.isWholeBrand === true) return given
  return context?.balloonId ? { ...given, adId: context.balloonId } : null
}

function isAllowedAddress({ url }: ToolCall['arguments'], { context, messages }: Asked): boolean {
  if (typeof url !== 'string') return true
  const texts = messages.flatMap((message) => (message.by === 'user' ? message.text : []))
  return isAddressGiven(url, [...askedAddresses(texts), ...(context?.brandUrl ? [context.brandUrl] : [])])
}
