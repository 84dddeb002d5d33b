import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type {} from '@aloft/messages/i18n'
import { useEffect, useRef } from 'react'
import * as css from './chat-launcher.css.ts'

export interface ChatLauncherProps {
  /** In ARIA notation, such as `Control+J`. */
  shortcuts: string
  /** The chat has just been closed, so the focus returns here. */
  takesFocus: boolean
  /** A person of the support has answered since the chat was closed. */
  hasAnswer?: boolean
  onOpen: () => void
}

/** The button at the lower right that opens the chat. */
export function ChatLauncher({ shortcuts, takesFocus, hasAnswer = false, onOpen }: ChatLauncherProps) {
  const { t } = useTranslation()
  const name = t(hasAnswer ? 'assistant.openAnswer' : 'assistant.open')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <aside className={css.corner} data-launcher="" aria-label={t('assistant.region')}>
      <button
        ref={button}
        type="button"
        className={css.launcher}
        aria-label={name}
        aria-keyshortcuts={shortcuts}
        onClick={onOpen}
      >
        <span className={css.moon} aria-hidden="true" />
        <span className={css.words} aria-hidden="true">
          {name}
        </span>
        {hasAnswer ? <span className={css.dot} aria-hidden="true" /> : null}
      </button>
    </aside>
  )
}
