import type { HelpArticleName } from '@aloft/domain/assistant/help-articles'
import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Moves the focus to the beginning of an article that opens, and back to its link in the list. Also returns the article
 * that was open last.
 */
export function useHelpFocus(article: HelpArticleName | null): {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly last: HelpArticleName | null
} {
  const frame = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState(article)
  if (article !== null && article !== last) setLast(article)
  const shown = useRef(article)
  useEffect(() => {
    if (shown.current === article) return
    const left = shown.current
    shown.current = article
    const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)
    const target = article === null ? find(`[data-article="${left}"]`) : find('[data-back]')
    ;(target ?? find('input'))?.focus()
    // The text above was scrolled with the page before.
    if (article !== null) target?.scrollIntoView({ block: 'end' })
  }, [article])
  return { frame, last }
}
