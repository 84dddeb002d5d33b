import * as Dialog from '@radix-ui/react-dialog'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Names a modal for screen readers if its content needs no visible title. */
export function HiddenModalTitle({ children }: { children: string }) {
  return (
    <VisuallyHidden>
      <Dialog.Title>{children}</Dialog.Title>
    </VisuallyHidden>
  )
}
