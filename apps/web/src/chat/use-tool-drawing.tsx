import type { AssistantView } from '@aloft/machines/assistant/assistant.connect'
import type { ChatMessage, DrawTools } from '@aloft/views/assistant/chat-content'
import type { AssistantActor } from '../wiring/assistant/assistant.ts'
import { loadTexts } from '../wiring/core/i18n.ts'
import { useChunk } from '../wiring/core/use-chunk.ts'

const loadTools = async () => {
  const [{ ChatTools }] = await Promise.all([
    import('./tools/chat-tools.tsx'),
    loadTexts('proposals'),
    loadTexts('rest'),
  ])
  return ChatTools
}

/** Draws what messages do in the app, once there is such a message. */
export function useToolDrawing(
  actor: AssistantActor,
  { askingIds, stage }: AssistantView,
  messages: readonly ChatMessage[],
): DrawTools | undefined {
  const ChatTools = useChunk(
    loadTools,
    messages.some(({ calls }) => calls !== undefined),
  )
  if (!ChatTools) return undefined
  const isRunning = stage !== 'ready'
  const last = messages.at(-1)
  return (message) => (
    <ChatTools
      calls={message.calls ?? []}
      askingIds={askingIds}
      isOpen={isRunning && message === last}
      onDecide={(decision) => actor.send(decision)}
    />
  )
}
