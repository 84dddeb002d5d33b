import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { useLinkComponent } from '@aloft/design-system/primitives/link'
import { Logo } from '@aloft/design-system/primitives/logo'
import { Row } from '@aloft/design-system/primitives/row'
import { AccountMenu } from './account-menu.tsx'
import {
  FrameBrandPart,
  type FrameContent,
  FrameTools,
  PhoneTabs,
  PhoneTop,
  SkipLink,
} from './frame-parts.tsx'
import * as css from './nav-bar-frame.css.ts'

export interface NavBarFrameProps extends FrameContent {
  children: ReactNode
}

/** The frame of pages that need the full width: navigation along the top on every device (RTE-24). */
export function NavBarFrame({ children, ...content }: NavBarFrameProps) {
  const { homeHref, entries, accountEntries = [], userEntries = [], user, onLogOut } = content
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  const mainId = useId()
  return (
    <div className={css.frame}>
      <SkipLink mainId={mainId} />
      <header className={css.bar}>
        <Anchor href={homeHref} className={css.home} aria-label={t('productName')}>
          <Logo name={t('productName')} isMarkOnly />
        </Anchor>
        <FrameBrandPart {...content} place="bar" />
        <Row as="nav" gap={2} aria-label={t('frame.brandNavigation')}>
          {entries.map((entry) => (
            <Anchor
              key={entry.id}
              href={entry.href}
              className={css.entry}
              aria-current={entry.isCurrent ? 'page' : undefined}
              data-guide={entry.guide}
            >
              <Icon name={entry.icon} />
              <span className={css.label}>{entry.label}</span>
            </Anchor>
          ))}
        </Row>
        <div className={css.tools}>
          <FrameTools {...content} />
          <AccountMenu
            user={user}
            onLogOut={onLogOut}
            place="bar"
            entries={[...accountEntries, ...userEntries]}
          />
        </div>
      </header>
      <PhoneTop {...content} />
      <main id={mainId} className={css.main} tabIndex={-1}>
        {children}
      </main>
      <PhoneTabs entries={entries} createHref={content.createHref} />
    </div>
  )
}
