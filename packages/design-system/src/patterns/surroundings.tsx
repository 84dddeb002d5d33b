import type { I18nStore } from '@aloft/messages/i18n-store'
import type { ReactNode } from 'react'
import { type LinkComponent, LinkContext } from '../primitives/link.tsx'
import { I18nContext } from '../primitives/use-translation.ts'

export interface SurroundingsProps {
  children: ReactNode
  /** The catalogue in the reader's language, from `createI18n`. */
  i18n: I18nStore
  /** Draws internal links; without it they're plain anchors. */
  link?: LinkComponent
}

/** The texts and the link component that every pattern and view needs; used once, at the root. */
export function Surroundings({ children, i18n, link }: SurroundingsProps) {
  const content = <I18nContext value={i18n}>{children}</I18nContext>
  return link ? <LinkContext value={link}>{content}</LinkContext> : content
}
