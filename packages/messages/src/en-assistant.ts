import { assistant } from './en/assistant.ts'
import { assistantFocus } from './en/assistant-focus.ts'

/** The English texts of the chat, which loads after the page. */
export const enAssistant = { assistant, assistantFocus } as const
