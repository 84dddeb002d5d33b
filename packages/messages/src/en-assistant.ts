import { assistant } from './en/assistant.ts'

/** The English texts of the chat, which loads after the page. */
export const enAssistant = { assistant } as const
