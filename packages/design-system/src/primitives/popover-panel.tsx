import * as RadixPopover from '@radix-ui/react-popover'
import * as css from './popover.css.ts'
import type { PopoverProps } from './popover-props.ts'

/** A popover that is open when it mounts. */
export function PopoverPanel({ children, opener, label, side = 'bottom' }: PopoverProps) {
  return (
    <RadixPopover.Root defaultOpen>
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
