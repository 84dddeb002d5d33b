import type { ComponentProps, ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { type LinkComponent, LinkContext } from '../primitives/link.tsx'

export interface SurroundingsProps {
  children: ReactNode
  /** The catalogue in the reader's language, from `createI18n`. */
  i18n: ComponentProps<typeof I18nextProvider>['i18n']
  /** Draws internal links; without it they're plain anchors. */
  link?: LinkComponent
}

/** The texts and the link component that every pattern and view needs; used once, at the root. */
export function Surroundings({ children, i18n, link }: SurroundingsProps) {
  const content = <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  return link ? <LinkContext value={link}>{content}</LinkContext> : content
}
