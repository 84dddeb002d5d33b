import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon } from '@aloft/design-system/primitives/icon'
import { useLinkComponent } from '@aloft/design-system/primitives/link'
import { Logo } from '@aloft/design-system/primitives/logo'
import { AccountMenu, type FrameEntry } from './account-menu.tsx'
import * as css from './app-frame.css.ts'
import { Bell, FrameBrandPart, type FrameContent, PhoneTabs, PhoneTop, SkipLink } from './frame-parts.tsx'

export interface AppFrameProps extends FrameContent {
  /** The content, below a `FrameBar`. */
  children: ReactNode
  /** `store` for the ad store, which has a larger minimum width (RTE-27). */
  width?: 'main' | 'store'
  /** Above the account at the bottom of the wide side navigation. */
  sideFoot?: ReactNode
}

function NavEntries({ entries }: { entries: readonly FrameEntry[] }) {
  const Anchor = useLinkComponent()
  return entries.map((entry) => (
    <Anchor
      key={entry.id}
      href={entry.href}
      className={css.entry}
      aria-current={entry.isCurrent ? 'page' : undefined}
      data-guide={entry.guide}
    >
      <Icon name={entry.icon} />
      <span className={css.entryLabel}>{entry.label}</span>
      {entry.count === undefined ? null : <span className={css.count}>{entry.count}</span>}
    </Anchor>
  ))
}

/**
 * The frame of the product for logged-in users: side navigation, a rail on a tablet, tabs on a phone
 * (RTE-25).
 */
export function AppFrame({ children, width = 'main', sideFoot, ...content }: AppFrameProps) {
  const { homeHref, entries, accountEntries = [], userEntries = [], user, onLogOut, onHelp } = content
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  const mainId = useId()
  const name = t('productName')
  return (
    <div className={css.frame({ width })}>
      <SkipLink mainId={mainId} />
      <aside className={css.side} aria-label={name}>
        <Anchor href={homeHref} className={css.home} aria-label={name}>
          <span className={css.onWide}>
            <Logo name={name} />
          </span>
          <span className={css.onRail}>
            <Logo name={name} isMarkOnly />
          </span>
        </Anchor>
        <FrameBrandPart {...content} place="side" />
        <nav className={css.nav} aria-label={t('frame.brandNavigation')}>
          <NavEntries entries={entries} />
        </nav>
        {accountEntries.length > 0 || onHelp ? (
          <>
            <div className={css.navTitle}>{t('frame.account')}</div>
            <nav className={css.nav} aria-label={t('frame.accountNavigation')}>
              <NavEntries entries={accountEntries} />
              {onHelp ? (
                <button type="button" className={css.entry} onClick={onHelp}>
                  <Icon name="help" />
                  <span className={css.entryLabel}>{t('frame.help')}</span>
                </button>
              ) : null}
            </nav>
          </>
        ) : null}
        <div className={css.foot}>
          {sideFoot ? <div className={css.onWide}>{sideFoot}</div> : null}
          <div className={css.footRow}>
            <AccountMenu user={user} onLogOut={onLogOut} place="side" entries={userEntries} />
            {content.notifications ? <Bell {...content.notifications} /> : null}
          </div>
        </div>
      </aside>
      <PhoneTop {...content} />
      <main id={mainId} className={css.main} tabIndex={-1}>
        {children}
      </main>
      <PhoneTabs entries={entries} createHref={content.createHref} />
    </div>
  )
}
