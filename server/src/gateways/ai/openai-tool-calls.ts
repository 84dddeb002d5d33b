import { z } from 'zod'
import type { ChatTool, ToolCall } from './ai.port.ts'
import { jsonOf } from './openai-answers.ts'

/** A call assembled from the pieces of a stream. */
export interface GivenCall {
  id: string
  name: string
  json: string
}

/** Some models wrap several calls in one call of a tool that was never offered (AST-25). */
const wrapper = 'multi_tool_use.parallel'
const wrapped = z.object({
  tool_uses: z.array(z.object({ recipient_name: z.string(), parameters: z.unknown() })).min(1),
})

/**
 * The calls with arguments parsed by their tools' schemas; null if one does not match. A tool that wasn't offered comes
 * without arguments, for the caller to refuse.
 */
export function callsFrom(given: readonly GivenCall[], tools: readonly ChatTool[]): ToolCall[] | null {
  const calls: ToolCall[] = []
  // A gap in the indexes counts as a call without a name.
  for (const { id, name, value } of Array.from(given, (call) => call ?? noCall).flatMap(unwrapped)) {
    const tool = tools.find((one) => one.name === name)
    if (id === '' || name === '') return null
    const parsed = tool ? tool.arguments.safeParse(value) : { success: true, data: {} }
    if (!parsed.success) return null
    calls.push({ id, name, arguments: parsed.data ?? {} })
  }
  return calls
}

const noCall: GivenCall = { id: '', name: '', json: '' }

function unwrapped({ id, name, json }: GivenCall): { id: string; name: string; value: unknown }[] {
  // Models may send no arguments at all for a tool that has none.
  const value = json === '' ? {} : jsonOf(json)
  const parts = name === wrapper ? wrapped.safeParse(value).data?.tool_uses : undefined
  if (!parts) return [{ id, name, value }]
  return parts.map(({ recipient_name: recipient, parameters }, index) => ({
    id: `${id}-${index}`,
    name: recipient.replace(/^functions\./, ''),
    value: parameters,
  }))
}
