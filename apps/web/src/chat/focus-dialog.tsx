import type { FormKey } from '@aloft/domain/assistant/focus/focus-questions.rules'
import { ModalFrame } from '@aloft/design-system/primitives/modal-frame'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { FigureSourceContext } from '@aloft/views/assistant/figures/figure-mark'
import { FocusChat } from '@aloft/views/assistant/focus-chat'
import { currentFocusForm, useShownForm } from '../state/focus-form.ts'
import { useConversation } from './use-conversation.ts'

export interface FocusDialogProps {
  formKey: FormKey
  onClose: () => void
}

/** The conversation of a focus mode as a dialog above its form (AST-06, AST-12). */
export function FocusDialog({ formKey, onClose }: FocusDialogProps) {
  const { t } = useTranslation()
  const { actor, content, figureSourceOf } = useConversation(formKey)
  const form = useShownForm()
  if (form?.key !== formKey) return null
  const finish = () => {
    currentFocusForm()?.finish()
    // The next form begins with a conversation of its own.
    actor.send({ type: 'CLEAR' })
    onClose()
  }
  return (
    // Nothing is lost by a press beside it: the corner button, Escape and the way to the form close it.
    <ModalFrame
      isStaying
      isBlurred={formKey === 'onboarding'}
      closeLabel={t('assistant.close')}
      onClose={onClose}
    >
      <FigureSourceContext value={figureSourceOf}>
        <FocusChat {...content} form={form} onFinish={finish} onClose={onClose} />
      </FigureSourceContext>
    </ModalFrame>
  )
}
