import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLinkComponent } from '../primitives/link.tsx'
import { Logo } from '../primitives/logo.tsx'
import * as css from './plain-frame.css.ts'

export interface PlainFrameProps {
  children: ReactNode
  /** Where the logo leads. */
  homeHref: string
  /** Back to the page that one was sent here from. */
  back?: { href: string; label: string } | undefined
  /** `wide` for pages with more than one column. */
  width?: 'narrow' | 'wide'
}

/** A page with the logo and one column: onboarding, and whatever stands outside the product. */
export function PlainFrame({ children, homeHref, back, width = 'narrow' }: PlainFrameProps) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  return (
    <div className={css.frame}>
      <header className={css.top}>
        <Anchor href={homeHref} className={css.home}>
          <Logo name={t('productName')} />
        </Anchor>
        {back ? <Link href={back.href}>{back.label}</Link> : null}
      </header>
      <main className={css.content({ width })}>{children}</main>
    </div>
  )
}
