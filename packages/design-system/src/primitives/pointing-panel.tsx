import * as RadixPopover from '@radix-ui/react-popover'
import type { KeyboardEvent, ReactNode } from 'react'
import * as css from './pointing-panel.css.ts'

export interface PointingPanelProps {
  /** The element it points at, which keeps working: it may be scrolled, moved and pressed. */
  target: Element
  /** Where it's added to the page: an open dialog if that has the target, as the rest of the page is inert. */
  layer: HTMLElement
  /** Names it. */
  label: string
  /** In CSS pixels, like the gap between it and its target. */
  width: number
  gap: number
  /** How far it stays away from the edges of the window. */
  margin: number
  side: 'top' | 'right' | 'bottom' | 'left'
  /** If not, it's on the opposite side where its own has no room. */
  isSideFixed: boolean
  /** Called on Escape. */
  onClose: () => void
  children: ReactNode
}

const prevent = (event: { preventDefault: () => void }) => event.preventDefault()

/** Radix leads the focus around inside of a popover, but this one is part of the page. */
function letFocusLeave(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation()
}

const evenly = (px: number) => ({ top: px, right: px, bottom: px, left: px })

/** As if there were always room on this side and the opposite one; along the target it still moves into the window. */
const endless = -100_000
const upright = { top: endless, bottom: endless }
const level = { left: endless, right: endless }
const beyond = { top: upright, bottom: upright, left: level, right: level } as const

/** A panel with an arrow beside an element of the page. It takes neither the focus nor the presses elsewhere. */
export function PointingPanel({
  target,
  layer,
  label,
  width,
  gap,
  margin,
  side,
  isSideFixed,
  onClose,
  children,
}: PointingPanelProps) {
  return (
    <RadixPopover.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <RadixPopover.Anchor virtualRef={{ current: target }} />
      <RadixPopover.Portal container={layer}>
        <RadixPopover.Content
          role="group"
          aria-label={label}
          className={css.panel}
          style={{ width }}
          side={side}
          sideOffset={gap - css.arrowHeight}
          collisionPadding={isSideFixed ? { ...evenly(margin), ...beyond[side] } : margin}
          arrowPadding={12}
          onOpenAutoFocus={prevent}
          onCloseAutoFocus={prevent}
          onInteractOutside={prevent}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only stops a key on its way up */}
          <div onKeyDown={letFocusLeave}>{children}</div>
          <RadixPopover.Arrow className={css.arrow} width={16} height={css.arrowHeight} />
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
