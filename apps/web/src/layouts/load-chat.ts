import { loadTexts } from '../wiring/core/i18n.ts'

/** The chat with its texts, which no first screen needs. */
export async function loadChat() {
  const [{ Chat }] = await Promise.all([import('../chat/chat.tsx'), loadTexts('assistant')])
  return Chat
}
