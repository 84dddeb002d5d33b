import type { GuideAttribute } from '@aloft/domain/guide/guide-steps'
import { createContext, type ReactElement, type ReactNode, useContext, useId, useRef } from 'react'
import { Icon, type IconName } from '@aloft/design-system/primitives/icon'
import { useLinkComponent } from '@aloft/design-system/primitives/link'
import * as css from './frame-menu.css.ts'

/** At the bottom or top of the side navigation, or at an end of the top bar. */
export type FrameMenuPlace = 'sideFoot' | 'sideTop' | 'barStart' | 'barEnd'

export interface FrameMenuProps {
  /** The menu's rows. */
  children: ReactNode
  /** The button that opens it. */
  opener: { className: string; content: ReactNode; guide?: GuideAttribute }
  place: FrameMenuPlace
  onOpen?: () => void
}

const CloseMenu = createContext<() => void>(() => undefined)

/** A menu of the frame. The browser's own popover closes it on Escape and on a press outside. */
export function FrameMenu({ children, opener, place, onOpen }: FrameMenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" className={opener.className} popoverTarget={id} data-guide={opener.guide}>
        {opener.content}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={css.menu({ place })}
        onBeforeToggle={({ newState }) => newState === 'open' && onOpen?.()}
      >
        <CloseMenu value={() => menu.current?.hidePopover()}>{children}</CloseMenu>
      </div>
    </>
  )
}

export interface MenuItemProps {
  label: string
  /** An icon by its name, or a picture; shown before the label. */
  icon: IconName | ReactElement
  /** An address; left out for a button. */
  href?: string
  /** Set if the page or brand is already open. */
  current?: 'page' | 'true' | undefined
  onPress?: () => void
  guide?: GuideAttribute
}

/** A row of a menu. Pressing it closes the menu. */
export function MenuItem({ label, icon, href, current, onPress, guide }: MenuItemProps) {
  const close = useContext(CloseMenu)
  const Anchor = useLinkComponent()
  const choose = () => {
    close()
    onPress?.()
  }
  const content = (
    <>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      <span className={css.itemWords}>{label}</span>
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" className={css.item} data-guide={guide} onClick={choose}>
        {content}
      </button>
    )
  }
  return (
    <Anchor href={href} className={css.item} aria-current={current} data-guide={guide} onClick={choose}>
      {content}
    </Anchor>
  )
}
