import type { ThreadCall } from '@aloft/domain/assistant/thread-message.entity'
import { askingTool } from '@aloft/domain/assistant/tools/tool-calls.rules'
import type { ToolArguments } from '@aloft/domain/assistant/tools/tool-arguments.entity'
import type { ToolFailure } from '@aloft/domain/assistant/tools/tool-results.entity'
import type { ShownOptions, ShownTool } from './tool-content.ts'

/** A call as one line: what its tool does or did, where it read, or why it failed. */
export function shownTool({ id, name, output }: ThreadCall, isOpen: boolean): ShownTool {
  if (output === null) return { id, name, state: isOpen ? 'running' : 'stopped', error: null, read: null }
  const { error } = output as Partial<ToolFailure>
  const { source, date } = output
  const isRead = typeof source === 'string' && typeof date === 'string'
  return {
    id,
    name,
    state: error === undefined ? 'done' : 'failed',
    error: error ?? null,
    read: isRead ? { source, date: new Date(date) } : null,
  }
}

/** The buttons of a call that asks the user; null for any other. */
export function shownOptions(
  { name, arguments: given, output }: ThreadCall,
  isOpen: boolean,
): ShownOptions | null {
  const { question, options } = given as Partial<ToolArguments<'show_options'>>
  if (name !== askingTool || question === undefined || !options) return null
  const chosenId = output && 'optionId' in output ? String(output['optionId']) : null
  return { question, options, chosenId, isOver: !isOpen && chosenId === null }
}
