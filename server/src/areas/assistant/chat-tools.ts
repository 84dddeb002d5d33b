import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import { toolArgumentSchemas } from '@aloft/domain/assistant/tools/tool-arguments.entity'
import { toolRow, toolsOf } from '@aloft/domain/assistant/tools/tools.entity'
import type { ChatTool } from '../../gateways/ai/ai.port.ts'

/** The tools of a conversation as engines get them. */
export function chatTools(focusKey: FocusKey): readonly ChatTool[] {
  return toolsOf(focusKey).map((name) => ({
    name,
    description: toolRow(name).description,
    phrases: [],
    arguments: toolArgumentSchemas[name],
  }))
}
