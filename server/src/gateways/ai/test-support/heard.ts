import type { AiResult, ChatAnswer, ChatEvent } from '../ai.port.ts'

/** All events of a chat, in order. */
export async function listed(chat: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> {
  const events: ChatEvent[] = []
  for await (const event of chat) events.push(event)
  return events
}

/** The text that arrived in pieces, and the result. */
export async function heard(
  chat: AsyncIterable<ChatEvent>,
): Promise<{ text: string; pieces: string[]; result: AiResult<ChatAnswer> }> {
  const events = await listed(chat)
  const pieces = events.flatMap((event) => (event.kind === 'text' ? [event.text] : []))
  const end = events.at(-1)
  if (end?.kind !== 'end') throw new Error('the chat has no end')
  return { text: pieces.join(''), pieces, result: end.result }
}
