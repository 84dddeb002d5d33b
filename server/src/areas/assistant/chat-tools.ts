import { toolArgumentSchemas } from '@aloft/domain/assistant/tools/tool-arguments.entity'
import { offeredTools, toolRow } from '@aloft/domain/assistant/tools/tools.entity'
import type { ChatTool } from '../../gateways/ai/ai.port.ts'

/** The tools as engines get them. */
export const chatTools: readonly ChatTool[] = offeredTools.map((name) => ({
  name,
  description: toolRow(name).description,
  phrases: [],
  arguments: toolArgumentSchemas[name],
}))
