import * as RadixPopover from '@radix-ui/react-popover'
import type { ReactNode } from 'react'
import * as css from './popover.css.ts'

export interface PopoverProps {
  /** Information only: decisions belong in a modal. */
  children: ReactNode
  /** Text or icon of the button that opens it. */
  opener: ReactNode
  /** Names the popover, and its button if that only has an icon. */
  label: string
  /** Preferred side, if there's room. */
  side?: 'top' | 'bottom'
}

/** A short help text beside its subject. Escape and a press elsewhere close it and return the focus. */
export function Popover({ children, opener, label, side = 'bottom' }: PopoverProps) {
  return (
    <RadixPopover.Root>
      <RadixPopover.Trigger className={css.opener} aria-label={label}>
        {opener}
      </RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          className={css.panel}
          aria-label={label}
          side={side}
          align="start"
          sideOffset={6}
          collisionPadding={16}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}
