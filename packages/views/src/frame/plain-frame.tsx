import type {} from '@aloft/messages/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Link, useLinkComponent } from '@aloft/design-system/primitives/link'
import { Logo } from '@aloft/design-system/primitives/logo'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './plain-frame.css.ts'

export interface PlainFrameProps {
  children: ReactNode
  /** Target of the logo's link. */
  homeHref: string
  /** Link back to the page the user came from. */
  back?: { href: string; label: string } | undefined
  /** The logged-in user and a way to log out, for pages without navigation. */
  account?: { email: string; onLogOut: () => void } | undefined
  /** `wide` for pages with more than one column. */
  width?: 'narrow' | 'wide'
}

/** A page with the logo and one column, for onboarding and pages outside the product. */
export function PlainFrame({ children, homeHref, back, account, width = 'narrow' }: PlainFrameProps) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  return (
    <div className={css.frame}>
      <header className={css.top}>
        <Anchor href={homeHref} className={css.home}>
          <Logo name={t('productName')} />
        </Anchor>
        <div className={css.ways}>
          {back ? <Link href={back.href}>{back.label}</Link> : null}
          {account ? (
            <div className={css.account}>
              <div className={css.email}>
                <Text as="span" size={13} tone="faint" wrap="cut">
                  {account.email}
                </Text>
              </div>
              <Button variant="quiet" onPress={account.onLogOut}>
                {t('frame.logOut')}
              </Button>
            </div>
          ) : null}
        </div>
      </header>
      <main className={css.content({ width })} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
