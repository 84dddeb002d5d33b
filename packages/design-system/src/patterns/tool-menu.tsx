import { type ToggleEvent, useId, useRef, useState } from 'react'
import * as buttonCss from './tool-button.css.ts'
import { ToolIcon, type ToolIconName } from './tool-icon.tsx'
import * as css from './tool-menu.css.ts'

export interface ToolMenuEntry {
  label: string
  icon: ToolIconName
  onPress: () => void
}

export interface ToolMenuProps {
  /** Name of the button that opens it, for screen readers. */
  label: string
  entries: readonly ToolMenuEntry[]
}

const gap = 6

/** Tools that are needed rarely, behind one button. The browser's own popover closes it on Escape and on a press outside. */
export function ToolMenu({ label, entries }: ToolMenuProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  // A list may have many of these menus, so only open ones are in the page.
  const [isOpen, setOpen] = useState(false)
  // A popover is above the whole page: it's placed below its opener when it opens.
  const place = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    setOpen(newState === 'open')
    if (newState !== 'open' || !opener.current || !menu.current) return
    const { bottom, right } = opener.current.getBoundingClientRect()
    menu.current.style.top = `${bottom + gap}px`
    menu.current.style.right = `${document.documentElement.clientWidth - right}px`
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={buttonCss.button}
        aria-label={label}
        title={label}
        popoverTarget={id}
      >
        <ToolIcon name="more" />
      </button>
      <div ref={menu} id={id} popover="auto" className={css.menu} onBeforeToggle={place}>
        {(isOpen ? entries : []).map((entry) => (
          <button
            key={entry.label}
            type="button"
            className={css.entry}
            onClick={() => {
              menu.current?.hidePopover()
              entry.onPress()
            }}
          >
            <ToolIcon name={entry.icon} />
            {entry.label}
          </button>
        ))}
      </div>
    </>
  )
}
