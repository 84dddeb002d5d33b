import type { ComponentProps, ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { type LinkComponent, LinkContext } from '../primitives/link.tsx'

export interface SurroundingsProps {
  children: ReactNode
  /** The catalogue in the reader's language, from `createI18n`. */
  i18n: ComponentProps<typeof I18nextProvider>['i18n']
  /** What draws an internal address; a plain anchor without it. */
  link?: LinkComponent
}

/** What every pattern and view needs around it: texts and a way to draw links. Once, at the root. */
export function Surroundings({ children, i18n, link }: SurroundingsProps) {
  const content = <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  return link ? <LinkContext value={link}>{content}</LinkContext> : content
}
