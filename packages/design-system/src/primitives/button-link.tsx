import type { ReactNode } from 'react'
import * as css from './button.css.ts'
import { Icon, type IconName } from './icon.tsx'
import { useLinkComponent } from './link.tsx'

export interface ButtonLinkProps {
  children: ReactNode
  href: string
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  width?: 'fit' | 'full'
  icon?: IconName
}

/** A link that looks like a button: the next step lies on another page. */
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
      {icon ? <Icon name={icon} /> : null}
      {children}
    </Anchor>
  )
}
