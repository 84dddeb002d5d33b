import type {} from '@aloft/messages/i18n'
import { Fragment } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Avatar } from '@aloft/design-system/primitives/avatar'
import { Icon } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import type { FrameEntry } from './account-menu.tsx'
import * as css from './brand-menu.css.ts'
import * as menuCss from './frame-menu.css.ts'
import { FrameMenu, MenuItem } from './frame-menu.tsx'

export interface FrameBrand {
  name: string
  /** Address of the logo. */
  picture?: string
  /** Second line, such as `1 of 2 brands`. */
  detail?: string
}

/** The user's own brands, or those of a team. */
export interface BrandGroup {
  id: string
  /** The team's name; null for the user's own brands. */
  title: string | null
  brands: readonly {
    id: string
    name: string
    picture?: string | undefined
    href: string
    isCurrent: boolean
  }[]
}

export interface BrandMenuContent {
  settingsHref?: string
  /** Page for adding a brand; only if the plan may allow another. */
  createHref?: string
  /** The brands that can be opened; empty if there's only one (NAV-06). */
  groups: readonly BrandGroup[]
  /** Management of brands, teams and the account, as far as the user has the right to. */
  entries: readonly FrameEntry[]
  onLogOut: () => void
}

export interface BrandMenuProps {
  brand: FrameBrand
  menu: BrandMenuContent
  /** `side`: in the side navigation; `bar`: in a bar at the top. */
  place: 'side' | 'bar'
}

/** The open brand, with a menu of its actions and of the other brands (NAV-05 to NAV-09). */
export function BrandMenu({ brand, menu, place }: BrandMenuProps) {
  const { t } = useTranslation()
  return (
    <FrameMenu
      place={place === 'side' ? 'sideTop' : 'barStart'}
      opener={{
        className: css.opener({ place }),
        guide: 'setupBrand.openAppMenu',
        content: (
          <>
            <BrandWords brand={brand} place={place} />
            <span className={css.arrow({ place })}>
              <Icon name="switch" />
            </span>
          </>
        ),
      }}
    >
      <>
        {menu.settingsHref === undefined ? null : (
          <MenuItem
            label={t('frame.brandSettings')}
            href={menu.settingsHref}
            icon="settings"
            guide="setupBrand.brandSettings"
          />
        )}
        {menu.groups.length > 0 ? (
          <>
            <div className={menuCss.rule} />
            <Groups groups={menu.groups} />
          </>
        ) : null}
        {menu.createHref === undefined ? null : (
          <MenuItem label={t('frame.addBrand')} href={menu.createHref} icon="plus" />
        )}
        <div className={menuCss.rule} />
        {menu.entries.map(({ id, label, href, icon, isCurrent }) => (
          <MenuItem key={id} label={label} href={href} icon={icon} current={isCurrent ? 'page' : undefined} />
        ))}
        <MenuItem label={t('frame.logOut')} icon="log-out" onPress={menu.onLogOut} />
      </>
    </FrameMenu>
  )
}

/** Logo and name of a brand in the frame. */
export function BrandWords({ brand, place }: { brand: FrameBrand; place: 'side' | 'bar' }) {
  return (
    <>
      <Avatar name={brand.name} picture={brand.picture} kind="brand" />
      <span className={css.words({ place })}>
        <Text as="span" weight="strong" wrap="cut" {...(place === 'bar' && { size: 16 as const })}>
          {brand.name}
        </Text>
        {brand.detail && place === 'side' ? (
          <Text as="span" size={12} tone="faint" wrap="cut">
            {brand.detail}
          </Text>
        ) : null}
      </span>
    </>
  )
}

function Groups({ groups }: { groups: readonly BrandGroup[] }) {
  const { t } = useTranslation()
  return groups.map(({ id, title, brands }) => (
    <Fragment key={id}>
      <div className={menuCss.title}>{title ?? t('frame.openBrand')}</div>
      {brands.length === 0 ? <div className={menuCss.note}>{t('frame.teamHasNoBrands')}</div> : null}
      {brands.map((brand) => (
        <MenuItem
          key={brand.id}
          label={brand.name}
          href={brand.href}
          icon={<Avatar name={brand.name} picture={brand.picture} kind="brand" size={24} />}
          current={brand.isCurrent ? 'true' : undefined}
        />
      ))}
    </Fragment>
  ))
}
