import type { ReactElement, ReactNode } from 'react'
import * as css from './button.css.ts'
import { useLinkComponent } from './link.tsx'

export interface ButtonLinkProps {
  children: ReactNode
  href: string
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  width?: 'fit' | 'full'
  /** An `Icon` before the word: given, so that a button does not bring the table of all with it. */
  icon?: ReactElement
}

/** A link that looks like a button, for a next step on another page. */
export function ButtonLink({
  children,
  href,
  variant = 'secondary',
  size = 'medium',
  width = 'fit',
  icon,
}: ButtonLinkProps) {
  const Anchor = useLinkComponent()
  return (
    <Anchor href={href} className={`${css.button({ variant, size, width })} ${css.touchable}`}>
      {icon}
      {children}
    </Anchor>
  )
}
