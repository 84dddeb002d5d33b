import type { GuideAttribute } from '@aloft/domain/guide/guide-steps'
import type { ReactElement, ReactNode } from 'react'
import * as css from './button.css.ts'
import { useLinkComponent } from './link.tsx'

export interface ButtonLinkProps {
  children: ReactNode
  href: string
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  width?: 'fit' | 'full'
  /**
   * An `Icon` before the label. Passed as an element, so that a button doesn't import the table of all icons.
   */
  icon?: ReactElement
  /** The steps of the guide that point at it. */
  guide?: GuideAttribute | undefined
}

/** A link that looks like a button, for a next step on another page. */
export function ButtonLink({
  children,
  href,
  variant = 'secondary',
  size = 'medium',
  width = 'fit',
  icon,
  guide,
}: ButtonLinkProps) {
  const Anchor = useLinkComponent()
  return (
    <Anchor
      href={href}
      className={`${css.button({ variant, size, width })} ${css.touchable}`}
      data-guide={guide}
    >
      {icon}
      {children}
    </Anchor>
  )
}
