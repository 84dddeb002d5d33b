import { type ComponentType, useState } from 'react'
import * as css from './popover.css.ts'
import type { PopoverProps } from './popover-props.ts'

// Radix with its placement is the size of a screen, and most openers are never pressed.
const loadPanel = async () => (await import('./popover-panel.tsx')).PopoverPanel

/** A short help text, or choices that apply at once, beside their subject. Escape and a press elsewhere close it and return the focus. */
export function Popover(props: PopoverProps) {
  const [Panel, setPanel] = useState<ComponentType<PopoverProps> | null>(null)
  if (Panel) return <Panel {...props} />
  const open = () =>
    void loadPanel().then(
      (loaded) => setPanel(() => loaded),
      // The next press asks again.
      () => undefined,
    )
  return (
    <button
      type="button"
      className={css.opener}
      aria-label={props.label}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void loadPanel().catch(() => undefined)}
      onClick={open}
    >
      {props.opener}
    </button>
  )
}
