import * as Dialog from '@radix-ui/react-dialog'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { focusOpener, openerNow } from './focus-return.ts'
import { icon } from './icon.css.ts'
import { offerMessagePlace } from './message-place.ts'
import { ModalContext } from './modal-context.ts'
import * as css from './modal-frame.css.ts'
import { useAnchorPlace } from './use-anchor-place.ts'

export interface ModalFrameProps {
  /** A `ModalBody`, whose title names the dialog. */
  children: ReactNode
  isOpen?: boolean
  /** Called by Escape, the corner button and a press outside; never if `isStaying`. */
  onClose: () => void
  /** The word "Close" in the reader's language. */
  closeLabel: string
  /** Only the buttons in the body close it (MOD-13). */
  isStaying?: boolean
  /** Its body still loads: the dialog itself has the focus, which moves to the body's first control. */
  isWaiting?: boolean
  /**
   * `dashboard` is 400 by 400 CSS pixels regardless of its content (RTE-28); the others are as tall as their
   * content.
   */
  size?: 'medium' | 'wide' | 'dashboard'
  /** The page behind is blurred (MOD-08). */
  isBlurred?: boolean
  /** Opens above another frame, which is dimmed with the page. */
  isAbove?: boolean
  /**
   * The `data-anchor` of the element it opens at, which stays undimmed with the page; in the middle if there's none. For
   * modals of the `dashboard` size.
   */
  anchor?: string | undefined
}

const anchoredSize = { width: 400, height: 400 }

function firstControlOf(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector(':is(button, input, select, textarea):not(:disabled), a[href], [tabindex="0"]')
}

/**
 * A dialog above the page until it's answered. It traps the focus and returns it afterwards. On a phone, it's a sheet
 * at the bottom edge.
 */
export function ModalFrame({
  children,
  isOpen = true,
  onClose,
  closeLabel,
  isStaying = false,
  isWaiting = false,
  size = 'medium',
  isBlurred = false,
  isAbove = false,
  anchor,
}: ModalFrameProps) {
  const place = useAnchorPlace(anchor, anchoredSize)
  const isAnchored = place !== null
  const panel = useRef<HTMLElement>(null)
  const opener = useRef<HTMLElement>(null)
  const isEscapeTaken = useRef(false)
  const surroundings = useMemo(() => ({ hasClose: !isStaying }), [isStaying])
  useEffect(() => {
    const dialog = panel.current
    if (!isWaiting && dialog && document.activeElement === dialog) firstControlOf(dialog)?.focus()
  }, [isWaiting])
  const stay = (event: Event) => {
    if (isStaying) event.preventDefault()
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={css.scrim({ isBlurred, isAbove, isAnchored })} />
        <Dialog.Content
          ref={offerMessagePlace}
          className={css.panel({ size, isAbove, isAnchored })}
          style={place ?? undefined}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.current = openerNow()
            panel.current = event.currentTarget as HTMLElement
            if (!isWaiting) return
            event.preventDefault()
            panel.current.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusOpener(opener.current)
          }}
          onEscapeKeyDown={(event) => {
            isEscapeTaken.current = true
            stay(event)
          }}
          onKeyDown={({ key }) => {
            // A toast that appeared later counts as the top layer and would take Escape from the focused
            // dialog.
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
