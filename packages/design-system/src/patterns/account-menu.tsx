import type {} from '@aloft/messages/i18n'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../primitives/avatar.tsx'
import { Icon, type IconName } from '../primitives/icon.tsx'
import { useLinkComponent } from '../primitives/link.tsx'
import { Text } from '../primitives/text.tsx'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import * as css from './account-menu.css.ts'

export interface FrameEntry {
  id: string
  label: string
  href: string
  icon: IconName
  isCurrent?: boolean
  /** How many there are, beside the label. */
  count?: number
}

export interface FrameUser {
  name: string
  /** Second line, such as the plan or the e-mail. */
  detail?: string
  picture?: string
}

export interface AccountMenuProps {
  user: FrameUser
  onLogOut: () => void
  /** `side`: at the foot of the side navigation; `bar`: at the top of a phone. */
  place: 'side' | 'bar'
  /** Entries that have no place elsewhere. */
  entries?: readonly FrameEntry[]
}

/** Who is logged in, and the way out. The browser's own popover closes it on Escape and on a press outside. */
export function AccountMenu({ user, onLogOut, place, entries = [] }: AccountMenuProps) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button type="button" className={css.opener} popoverTarget={id}>
        <VisuallyHidden>{t('frame.accountMenu')}</VisuallyHidden>
        <Avatar name={user.name} picture={user.picture} />
        <span className={css.words({ place })}>
          <Text as="span" size={13} weight="strong" wrap="cut">
            {user.name}
          </Text>
          {user.detail ? (
            <Text as="span" size={12} tone="faint" wrap="cut">
              {user.detail}
            </Text>
          ) : null}
        </span>
      </button>
      <div ref={menu} id={id} popover="auto" className={css.menu({ place })}>
        <div className={css.who}>
          <Text as="span" size={13} weight="strong" wrap="cut">
            {user.name}
          </Text>
          {user.detail ? (
            <Text as="span" size={12} tone="faint" wrap="cut">
              {user.detail}
            </Text>
          ) : null}
        </div>
        <div className={css.rule} />
        {entries.map((entry) => (
          <Anchor
            key={entry.id}
            href={entry.href}
            className={css.item}
            aria-current={entry.isCurrent ? 'page' : undefined}
            onClick={close}
          >
            <Icon name={entry.icon} />
            {entry.label}
          </Anchor>
        ))}
        <button
          type="button"
          className={css.item}
          onClick={() => {
            close()
            onLogOut()
          }}
        >
          <Icon name="log-out" />
          {t('frame.logOut')}
        </button>
      </div>
    </>
  )
}
