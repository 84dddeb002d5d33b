import type { ReactNode } from 'react'
import { Button } from '../../primitives/button.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './focus.css.ts'

export interface FocusModalProps {
  title: string
  text: string
  /** Shown above the text. */
  picture?: ReactNode
  /** Label of the only button. */
  action: string
  onAnswer: (isTaken: true) => void
  onClose: () => void
}

/** Explains one thing and offers the one step that follows. The page behind is blurred (MOD-08). */
export function FocusModal({ title, text, picture, action, onAnswer }: FocusModalProps) {
  return (
    <ModalBody
      title={title}
      actions={
        <Button variant="primary" onPress={() => onAnswer(true)}>
          {action}
        </Button>
      }
    >
      {picture ? <div className={css.picture}>{picture}</div> : null}
      <Text size={16} tone="soft">
        {text}
      </Text>
    </ModalBody>
  )
}
