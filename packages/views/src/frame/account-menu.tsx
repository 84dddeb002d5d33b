import type { GuideAttribute } from '@aloft/domain/guide/guide-steps'
import type {} from '@aloft/messages/i18n'
import { type ComponentType, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Avatar } from '@aloft/design-system/primitives/avatar'
import type { IconName } from '@aloft/design-system/primitives/icon'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import * as css from './account-menu.css.ts'
import { FrameMenu, MenuItem } from './frame-menu.tsx'
import type { SchemeSwitchProps } from './scheme-switch.tsx'
import * as menuCss from './frame-menu.css.ts'

export interface FrameEntry {
  id: string
  label: string
  href: string
  icon: IconName
  isCurrent?: boolean
  /** A count beside the label. */
  count?: number
  /** On a phone, it's in the account menu rather than a tab. */
  isInMenu?: boolean
  /** The steps of the guide that point at it. */
  guide?: GuideAttribute | undefined
}

export interface FrameUser {
  name: string
  /** Second line, such as the plan. */
  detail?: string
  /** Shown in the menu alone. */
  email?: string
  picture?: string
  /** The color scheme they chose. */
  scheme?: SchemeSwitchProps
}

export interface AccountMenuProps {
  user: FrameUser
  onLogOut: () => void
  /** `side`: at the bottom of the side navigation; `bar`: at the end of a bar. */
  place: 'side' | 'bar'
  onHelp?: (() => void) | undefined
  /** Entries that aren't available elsewhere. */
  entries?: readonly FrameEntry[]
}

// Only the opened menu shows it, and no first screen waits for it.
const loadSchemeSwitch = async () => (await import('./scheme-switch.tsx')).SchemeSwitch

/** Shows the logged-in user, with a menu that includes logging out. */
export function AccountMenu({ user, onLogOut, onHelp, place, entries = [] }: AccountMenuProps) {
  const { t } = useTranslation()
  const [SchemeSwitch, setSchemeSwitch] = useState<ComponentType<SchemeSwitchProps> | null>(null)
  const onOpen = () =>
    void loadSchemeSwitch().then(
      (loaded) => setSchemeSwitch(() => loaded),
      // The next opening asks again.
      () => undefined,
    )
  const words = (
    <>
      <Text as="span" size={13} weight="strong" wrap="cut">
        {user.name}
      </Text>
      {user.detail ? (
        <Text as="span" size={12} tone="faint" wrap="cut">
          {user.detail}
        </Text>
      ) : null}
    </>
  )
  return (
    <FrameMenu
      place={place === 'side' ? 'sideFoot' : 'barEnd'}
      onOpen={onOpen}
      opener={{
        className: css.opener,
        content: (
          <>
            <VisuallyHidden>{t('frame.accountMenu')}</VisuallyHidden>
            <Avatar name={user.name} picture={user.picture} />
            <span className={css.words({ place })}>{words}</span>
          </>
        ),
      }}
    >
      <>
        <div className={menuCss.who}>
          {words}
          {user.email ? (
            <Text as="span" size={12} tone="faint" wrap="cut">
              {user.email}
            </Text>
          ) : null}
        </div>
        <div className={menuCss.rule} />
        {entries.map(({ id, label, href, icon, isCurrent }) => (
          <MenuItem key={id} label={label} href={href} icon={icon} current={isCurrent ? 'page' : undefined} />
        ))}
        {onHelp ? <MenuItem label={t('frame.help')} icon="help" onPress={onHelp} /> : null}
        {user.scheme ? (
          <div className={menuCss.choice}>{SchemeSwitch ? <SchemeSwitch {...user.scheme} /> : null}</div>
        ) : null}
        <MenuItem label={t('frame.logOut')} icon="log-out" onPress={onLogOut} />
      </>
    </FrameMenu>
  )
}
