import type { ChatContext } from './chat-context.entity.ts'

/** The context as `additionalInstructions` carries it (AST-20). */
export function additionalInstructionsOf(context: ChatContext): string {
  return JSON.stringify(context)
}
