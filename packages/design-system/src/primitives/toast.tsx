import * as RadixToast from '@radix-ui/react-toast'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from './icon.tsx'
import { useMessagePlace } from './message-place.ts'
import * as css from './toast.css.ts'

export interface ToastHostProps {
  /** The toasts to show, newest last, each a `Toast` with a key. */
  children?: ReactNode
  /** Content above the toasts that stays until its owner removes it. */
  banner?: ReactNode
  /** Names the region; `{hotkey}` becomes the key that leads to it. */
  label: string
  /** Announced before the text of each toast. */
  toastLabel: string
}

/**
 * The container for toasts, once in the app: centered at the top edge, with the banner at the bottom. F8 focuses it. An
 * open dialog adopts its DOM node, so that no toast restarts.
 */
export function ToastHost({ children, banner, label, toastLabel }: ToastHostProps) {
  const home = useRef<HTMLDivElement>(null)
  const [corner] = useState(() => document.createElement('div'))
  const dialog = useMessagePlace()
  useLayoutEffect(() => {
    const place = dialog ?? home.current
    place?.append(corner)
  }, [corner, dialog])
  return (
    <RadixToast.Provider label={toastLabel} swipeDirection="right">
      {children}
      <div ref={home} />
      {createPortal(
        <div className={css.corner}>
          {banner}
          <RadixToast.Viewport className={css.viewport} label={label} />
        </div>,
        corner,
      )}
    </RadixToast.Provider>
  )
}

export interface ToastProps {
  /** What happened, in one or two sentences. */
  children: ReactNode
  tone?: 'info' | 'success' | 'warning' | 'error'
  /** The one action it offers; pressing it closes the toast. */
  action?: { label: string; onPress: () => void } | undefined
  /** Milliseconds until it disappears; the time is paused while it has the pointer or the focus. */
  duration: number
  /** Called once, when its time is over or the user closes it. */
  onClose: () => void
  /** The word "Close" in the reader's language. */
  closeLabel: string
}

/**
 * A message that appears and disappears by itself, announced when the screen reader is idle. Must be inside a
 * `ToastHost`.
 */
export function Toast({ children, tone = 'info', action, duration, onClose, closeLabel }: ToastProps) {
  return (
    <RadixToast.Root
      className={css.toast}
      type="background"
      duration={duration}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <span className={css.mark({ tone })}>
        <Icon name={tone} />
      </span>
      <RadixToast.Description className={css.words}>{children}</RadixToast.Description>
      {action ? (
        <RadixToast.Action className={css.action} altText={action.label} onClick={action.onPress}>
          {action.label}
        </RadixToast.Action>
      ) : null}
      <RadixToast.Close className={css.close} aria-label={closeLabel}>
        <Icon name="close" />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}
