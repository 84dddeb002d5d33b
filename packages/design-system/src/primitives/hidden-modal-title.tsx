import * as Dialog from '@radix-ui/react-dialog'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Names a modal whose content says by its look what it is. */
export function HiddenModalTitle({ children }: { children: string }) {
  return (
    <VisuallyHidden>
      <Dialog.Title>{children}</Dialog.Title>
    </VisuallyHidden>
  )
}
