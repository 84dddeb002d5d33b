import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'
import { icon } from './icon.css.ts'
import { offerMessagePlace } from './message-place.ts'
import { ModalContext } from './modal-context.ts'
import * as css from './modal-frame.css.ts'

export interface ModalFrameProps {
  /** The body: a `ModalBody`, whose title names the dialog. */
  children: ReactNode
  isOpen?: boolean
  /** Escape, the corner button and a press outside; never called while staying. */
  onClose: () => void
  /** The word "Close" in the reader's language. */
  closeLabel: string
  /** Only the buttons in the body lead out of it (MOD-13). */
  isStaying?: boolean
  width?: 'medium' | 'wide'
  /** The page behind is blurred (MOD-08). */
  isBlurred?: boolean
}

/**
 * What floats above the page until it is answered. The focus stays in it and goes back to where it was; on a phone it
 * is a sheet at the lower edge.
 */
export function ModalFrame({
  children,
  isOpen = true,
  onClose,
  closeLabel,
  isStaying = false,
  width = 'medium',
  isBlurred = false,
}: ModalFrameProps) {
  const opener = useRef<HTMLElement>(null)
  const isEscapeTaken = useRef(false)
  const surroundings = useMemo(() => ({ hasClose: !isStaying }), [isStaying])
  const stay = (event: Event) => {
    if (isStaying) event.preventDefault()
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.scrim({ isBlurred })} />
        <Dialog.Content
          ref={offerMessagePlace}
          className={css.panel({ width })}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
          onEscapeKeyDown={(event) => {
            isEscapeTaken.current = true
            stay(event)
          }}
          onKeyDown={({ key }) => {
            // A message that came later takes the key away from the dialog, which has the focus.
            if (key === 'Escape' && !isEscapeTaken.current && !isStaying) onClose()
            isEscapeTaken.current = false
          }}
          onPointerDownOutside={stay}
        >
          <ModalContext value={surroundings}>{children}</ModalContext>
          {isStaying ? null : (
            <Dialog.Close className={css.close} aria-label={closeLabel}>
              <X className={icon({ size: 16 })} strokeWidth={1.75} aria-hidden="true" />
            </Dialog.Close>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
