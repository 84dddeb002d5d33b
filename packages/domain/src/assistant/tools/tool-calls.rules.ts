import type { CallStatus } from '../call-statuses.rules.ts'

/** The tool that waits for the user; all others are carried out at once (AST-09). */
export const askingTool = 'show_options'

/** The tool that ends the answer: a person continues the conversation (AST-31). */
export const handOverTool = 'handover_to_support'

/** The status of a call that isn't answered yet (AST-09). */
export function statusOfCall(name: string): CallStatus {
  return name === askingTool ? 'requires_action' : 'auto'
}

/**
 * The status of a call after its output. `isConfirmed` is the tool's: the user was asked before it started.
 */
export function statusAfterOutput(
  name: string,
  isConfirmed: boolean,
  output: Readonly<Record<string, unknown>>,
): CallStatus {
  if (output.error === 'declined' || output.error === 'cancelled') return 'cancelled'
  if ('error' in output) return 'auto'
  if (name === askingTool) return 'optionSelected'
  return isConfirmed ? 'confirmed' : 'auto'
}
