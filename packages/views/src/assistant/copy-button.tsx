import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type {} from '@aloft/messages/i18n'
import { useEffect, useState } from 'react'
import * as css from './chat-message.css.ts'

const shownMs = 2_000

/** Copies a message, and says so for a moment. */
export function CopyButton({ onCopy }: { onCopy: () => void }) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => {
    onCopy()
    setIsCopied(true)
  }
  return (
    <>
      <button type="button" className={css.tool} onClick={copy}>
        {isCopied ? t('assistant.copied') : t('assistant.copy')}
      </button>
      {/* Apart from the button, whose name it would hide. */}
      <VisuallyHidden>
        <span role="status">{isCopied ? t('assistant.copied') : null}</span>
      </VisuallyHidden>
    </>
  )
}
