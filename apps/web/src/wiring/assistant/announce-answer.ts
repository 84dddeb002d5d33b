import { isChatOpen, setChatOpen, setHasAnswer } from '../../state/chat-open.ts'
import { showToast } from '../../state/toasts.ts'
import { i18n } from '../core/i18n.ts'

/** Says that a person of the support has answered, if the chat isn't open (AST-31). */
export function announceAnswer(): void {
  if (isChatOpen()) return
  setHasAnswer(true)
  const { t } = i18n.get()
  showToast({
    text: t('assistant.person.answered'),
    tone: 'info',
    action: { label: t('assistant.person.read'), onPress: () => setChatOpen(true) },
  })
}
