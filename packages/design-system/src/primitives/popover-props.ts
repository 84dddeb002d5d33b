import type { ReactNode } from 'react'

export interface PopoverProps {
  /** Information, or choices that apply at once: decisions belong in a modal. */
  children: ReactNode
  /** Text or icon of the button that opens it. */
  opener: ReactNode
  /** Names the popover, and its button if that only has an icon. */
  label: string
  /** Preferred side, if there's room. */
  side?: 'top' | 'bottom'
}
