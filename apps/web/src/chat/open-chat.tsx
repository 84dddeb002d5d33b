import type { FocusKey } from '@aloft/domain/assistant/focus-keys.rules'
import { isFormKey } from '@aloft/domain/assistant/focus/focus-questions.rules'
import { ChatBox } from '@aloft/views/assistant/chat-box'
import { FigureSourceContext } from '@aloft/views/assistant/figures/figure-mark'
import { useUser } from '../state/session.ts'
import { FocusDialog } from './focus-dialog.tsx'
import { useConversation } from './use-conversation.ts'

export interface OpenChatProps {
  focusKey: FocusKey
  onClose: () => void
}

/** The open chat of a conversation: a box, or a dialog above the form that it fills in (AST-06). */
export function OpenChat({ focusKey, onClose }: OpenChatProps) {
  return isFormKey(focusKey) ? (
    <FocusDialog formKey={focusKey} onClose={onClose} />
  ) : (
    <OpenBox onClose={onClose} />
  )
}

function OpenBox({ onClose }: Pick<OpenChatProps, 'onClose'>) {
  const { content, figureSourceOf } = useConversation('default')
  const user = useUser()
  return (
    <FigureSourceContext value={figureSourceOf}>
      <ChatBox {...content} currency={user?.subscriptionCurrency ?? 'EUR'} onClose={onClose} />
    </FigureSourceContext>
  )
}
