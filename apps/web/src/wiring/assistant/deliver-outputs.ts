import type { StreamPayloadOf } from '@aloft/contract/stream-schemas'
import { maxInlineOutputLength } from '@aloft/domain/assistant/assistant-limits'
import type { Asked } from '@aloft/machines/assistant/run'
import { api } from '../core/api.ts'

/**
 * What returns the outputs of tools to the assistant: in the address, or saved first if they're too long for one
 * (AST-21, AST-22). Null if they couldn't be saved.
 */
export async function outputPayload(
  { focusKey, outputs }: Pick<Asked, 'focusKey' | 'outputs'>,
  userId: string,
  signal: AbortSignal,
): Promise<StreamPayloadOf<'bot-send-tool-call-output'> | null> {
  const [first] = outputs
  if (!first) return null
  const toolCallOutputs = JSON.stringify(outputs.map(({ call, output }) => ({ callId: call.id, output })))
  const payload = { toolCall: first.call.id, functionName: first.call.name, userId, focusKey }
  if (toolCallOutputs.length <= maxInlineOutputLength) return { ...payload, toolCallOutputs }
  const saved = await api.call('save-tool-call-output', { toolCallOutputs }, { signal })
  if (saved.kind !== 'reply') return null
  return { ...payload, savedToolCallOutputId: saved.reply.savedToolCallOutputId }
}
