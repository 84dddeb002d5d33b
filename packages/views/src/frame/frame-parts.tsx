import type {} from '@aloft/messages/i18n'
import { Fragment } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Icon, type IconName } from '@aloft/design-system/primitives/icon'
import { useLinkComponent } from '@aloft/design-system/primitives/link'
import { Logo } from '@aloft/design-system/primitives/logo'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import { AccountMenu, type FrameEntry, type FrameUser } from './account-menu.tsx'
import { type BrandMenuContent, BrandMenu, BrandWords, type FrameBrand } from './brand-menu.tsx'
import * as brandCss from './brand-menu.css.ts'
import * as css from './frame-parts.css.ts'

/** Props shared by every frame of the product for logged-in users. */
export interface FrameContent {
  /** Target of the logo's link, and of the brand's link if it has no menu. */
  homeHref: string
  /** Only available entries. The first that aren't in the menu are a phone's tabs; a single entry needs no tabs. */
  entries: readonly FrameEntry[]
  accountEntries?: readonly FrameEntry[]
  brand?: FrameBrand | undefined
  brandMenu?: BrandMenuContent
  user: FrameUser
  /** The page where an ad is created; in the middle of a phone's tabs. */
  createHref?: string | undefined
  /** Rows of the user's menu, above logging out. */
  userEntries?: readonly FrameEntry[]
  onLogOut: () => void
  /** Opens the search over pages, brands and ads. */
  onSearch?: () => void
  /** Number of unread notifications, and their page. */
  notifications?: { count: number; href: string }
  onHelp?: () => void
}

/** As many as fit a small phone, with the way to a new ad. */
const tabCountOf = (createHref: string | undefined) => (createHref === undefined ? 5 : 4)

function splitForPhone({ entries, createHref }: Pick<FrameContent, 'entries' | 'createHref'>) {
  const tabs = entries.filter(({ isInMenu }) => !isInMenu).slice(0, tabCountOf(createHref))
  return { tabs, others: entries.filter((entry) => !tabs.includes(entry)) }
}

export function SkipLink({ mainId }: { mainId: string }) {
  const { t } = useTranslation()
  return (
    <a className={css.skip} href={`#${mainId}`}>
      {t('frame.skipToContent')}
    </a>
  )
}

/** The open brand with its menu, or a link home if it has none. */
export function FrameBrandPart({
  brand,
  brandMenu,
  homeHref,
  place,
}: Pick<FrameContent, 'brand' | 'brandMenu' | 'homeHref'> & { place: 'side' | 'bar' }) {
  const Anchor = useLinkComponent()
  if (!brand) return null
  if (brandMenu) return <BrandMenu brand={brand} menu={brandMenu} place={place} />
  return (
    <Anchor href={homeHref} className={brandCss.opener({ place })}>
      <BrandWords brand={brand} place={place} />
    </Anchor>
  )
}

function ToolButton({ label, icon, onPress }: { label: string; icon: IconName; onPress: () => void }) {
  return (
    <button type="button" className={css.tool} onClick={onPress}>
      <Icon name={icon} size={20} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}

/** The bell with the number of unread notifications (NAV-10). */
export function Bell({ count, href }: NonNullable<FrameContent['notifications']>) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  return (
    <Anchor href={href} className={css.tool} data-anchor="bell">
      <Icon name="notifications" size={20} />
      <VisuallyHidden>{t('frame.notifications', { count })}</VisuallyHidden>
      {count > 0 ? (
        <span className={css.badge} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </Anchor>
  )
}

/** Search, bell and help as icons, as far as the app provides them. */
export function FrameTools({
  onSearch,
  notifications,
  onHelp,
}: Pick<FrameContent, 'onSearch' | 'notifications' | 'onHelp'>) {
  const { t } = useTranslation()
  return (
    <>
      {onSearch ? <ToolButton label={t('frame.search')} icon="search" onPress={onSearch} /> : null}
      {notifications ? <Bell {...notifications} /> : null}
      {onHelp ? <ToolButton label={t('frame.help')} icon="help" onPress={onHelp} /> : null}
    </>
  )
}

/** The bar at the top of a phone. */
export function PhoneTop(props: FrameContent) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  // The brand's name needs the space, so help is in the menu.
  const { onHelp, ...bar } = props
  const { homeHref, brand, accountEntries = [], userEntries = [], user, onLogOut } = bar
  return (
    <header className={css.top}>
      {brand ? (
        <FrameBrandPart {...props} place="bar" />
      ) : (
        <Anchor href={homeHref} className={css.topHome}>
          <Logo name={t('productName')} />
        </Anchor>
      )}
      <div className={css.topTools}>
        <FrameTools {...bar} />
        <AccountMenu
          user={user}
          onLogOut={onLogOut}
          onHelp={onHelp}
          place="bar"
          entries={[...splitForPhone(bar).others, ...accountEntries, ...userEntries]}
        />
      </div>
    </header>
  )
}

/** The tabs at the bottom of a phone, around the way to a new ad (RTE-27). */
export function PhoneTabs({ entries, createHref }: Pick<FrameContent, 'entries' | 'createHref'>) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  if (entries.length < 2) return null
  const { tabs } = splitForPhone({ entries, createHref })
  const middle = Math.ceil(tabs.length / 2)
  const create = createHref && (
    <Anchor href={createHref} className={css.createTab} aria-label={t('frame.newAd')}>
      <span className={css.createMark}>
        <Icon name="plus" size={20} />
      </span>
    </Anchor>
  )
  return (
    <nav className={css.tabs} aria-label={t('frame.brandNavigation')}>
      {tabs.map((entry, place) => (
        <Fragment key={entry.id}>
          {place === middle ? create : null}
          <Anchor
            href={entry.href}
            className={css.tab}
            aria-current={entry.isCurrent ? 'page' : undefined}
            data-guide={entry.guide}
          >
            <Icon name={entry.icon} size={20} />
            {entry.label}
          </Anchor>
        </Fragment>
      ))}
    </nav>
  )
}
