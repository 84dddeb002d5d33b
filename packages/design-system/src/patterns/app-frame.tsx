import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../primitives/avatar.tsx'
import { Icon } from '../primitives/icon.tsx'
import { useLinkComponent } from '../primitives/link.tsx'
import { Logo } from '../primitives/logo.tsx'
import { Text } from '../primitives/text.tsx'
import { AccountMenu, type FrameEntry, type FrameUser } from './account-menu.tsx'
import * as css from './app-frame.css.ts'

export interface FrameBrand {
  name: string
  /** Address of the logo. */
  picture?: string
  /** Second line, such as `1 of 2 brands`. */
  detail?: string
}

export interface AppFrameProps {
  children: ReactNode
  /** Where the logo and the brand lead. */
  homeHref: string
  /** Only entries that can be opened; the first five are the tabs of a phone, where one alone needs none. */
  entries: readonly FrameEntry[]
  accountEntries?: readonly FrameEntry[]
  brand?: FrameBrand | undefined
  /** Opens the choice of brand; without it the brand leads home. */
  onSwitchBrand?: () => void
  user: FrameUser
  onLogOut: () => void
  /** Above the account at the foot of the wide side navigation. */
  sideFoot?: ReactNode
  /** The row above the content: date, search, actions. */
  bar?: ReactNode
}

const tabCount = 5

function NavEntries({ entries }: { entries: readonly FrameEntry[] }) {
  const Anchor = useLinkComponent()
  return entries.map((entry) => (
    <Anchor
      key={entry.id}
      href={entry.href}
      className={css.entry}
      aria-current={entry.isCurrent ? 'page' : undefined}
    >
      <Icon name={entry.icon} />
      <span className={css.entryLabel}>{entry.label}</span>
      {entry.count === undefined ? null : <span className={css.count}>{entry.count}</span>}
    </Anchor>
  ))
}

function Brand({
  brand,
  homeHref,
  onSwitchBrand,
}: Pick<AppFrameProps, 'homeHref' | 'onSwitchBrand'> & { brand: FrameBrand }) {
  const Anchor = useLinkComponent()
  const content = (
    <>
      <Avatar name={brand.name} picture={brand.picture} kind="brand" />
      <span className={css.brandWords}>
        <Text as="span" weight="strong" wrap="cut">
          {brand.name}
        </Text>
        {brand.detail ? (
          <Text as="span" size={12} tone="faint" wrap="cut">
            {brand.detail}
          </Text>
        ) : null}
      </span>
    </>
  )
  if (!onSwitchBrand) {
    return (
      <Anchor href={homeHref} className={css.brand}>
        {content}
      </Anchor>
    )
  }
  return (
    <button type="button" className={css.brand} onClick={onSwitchBrand}>
      {content}
      <span className={css.onWide}>
        <Icon name="switch" />
      </span>
    </button>
  )
}

/** The frame of the signed-in product: side navigation, a rail on a tablet, tabs on a phone (RTE-25). */
export function AppFrame({
  children,
  homeHref,
  entries,
  accountEntries = [],
  brand,
  onSwitchBrand,
  user,
  onLogOut,
  sideFoot,
  bar,
}: AppFrameProps) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  const mainId = useId()
  const name = t('productName')
  return (
    <div className={css.frame}>
      <a className={css.skip} href={`#${mainId}`}>
        {t('frame.skipToContent')}
      </a>
      <aside className={css.side}>
        <Anchor href={homeHref} className={css.home} aria-label={name}>
          <span className={css.onWide}>
            <Logo name={name} />
          </span>
          <span className={css.onRail}>
            <Logo name={name} isMarkOnly />
          </span>
        </Anchor>
        {brand ? (
          <Brand brand={brand} homeHref={homeHref} {...(onSwitchBrand ? { onSwitchBrand } : {})} />
        ) : null}
        <nav className={css.nav} aria-label={t('frame.brandNavigation')}>
          <NavEntries entries={entries} />
        </nav>
        {accountEntries.length > 0 ? (
          <>
            <div className={css.navTitle}>{t('frame.account')}</div>
            <nav className={css.nav} aria-label={t('frame.accountNavigation')}>
              <NavEntries entries={accountEntries} />
            </nav>
          </>
        ) : null}
        <div className={css.foot}>
          {sideFoot ? <div className={css.onWide}>{sideFoot}</div> : null}
          <AccountMenu user={user} onLogOut={onLogOut} place="side" />
        </div>
      </aside>
      <header className={css.top}>
        <Anchor href={homeHref} className={css.topBrand}>
          {brand ? (
            <>
              <Avatar name={brand.name} picture={brand.picture} kind="brand" />
              <Text as="span" size={16} weight="strong" wrap="cut">
                {brand.name}
              </Text>
            </>
          ) : (
            <Logo name={name} />
          )}
        </Anchor>
        <div className={css.topAccount}>
          <AccountMenu
            user={user}
            onLogOut={onLogOut}
            place="bar"
            entries={[...entries.slice(tabCount), ...accountEntries]}
          />
        </div>
      </header>
      <main id={mainId} className={css.main} tabIndex={-1}>
        {bar ? <div className={css.bar}>{bar}</div> : null}
        {children}
      </main>
      {entries.length > 1 ? (
        <nav className={css.tabs} aria-label={t('frame.brandNavigation')}>
          {entries.slice(0, tabCount).map((entry) => (
            <Anchor
              key={entry.id}
              href={entry.href}
              className={css.tab}
              aria-current={entry.isCurrent ? 'page' : undefined}
            >
              <Icon name={entry.icon} size={20} />
              {entry.label}
            </Anchor>
          ))}
        </nav>
      ) : null}
    </div>
  )
}
