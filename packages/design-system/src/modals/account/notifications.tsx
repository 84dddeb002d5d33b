import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import type { FailedLoad } from '../../patterns/failed-load.tsx'
import { FailedNotice } from '../../patterns/failed-notice.tsx'
import { Button } from '../../primitives/button.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { useLinkComponent } from '../../primitives/link.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { Stack } from '../../primitives/stack.tsx'
import { Text } from '../../primitives/text.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import * as css from './notifications.css.ts'

/** What happened while the reader was elsewhere (NTF-02). */
export interface NotificationItem {
  id: string
  headline: string
  message: string
  /** How long ago, in words. */
  when: string
  isRead: boolean
  /** Address of the page it's about; without it, there's nothing to open. */
  href?: string | undefined
}

/** What happened to one ad or brand on one day. */
export interface NotificationGroup {
  id: string
  /** Names of the ad and the brand; null if it's about neither. */
  campaign: string | null
  project: string | null
  items: readonly NotificationItem[]
}

export interface NotificationDay {
  id: string
  /** The day in words, such as "Today". */
  label: string
  groups: readonly NotificationGroup[]
}

export type NotificationsContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | {
      kind: 'ready'
      /** Newest first. */
      days: readonly NotificationDay[]
      /** Shown if there are older ones. */
      onMore?: (() => void) | undefined
      /** Loading state of the older ones, or why they aren't there. */
      older?: 'idle' | 'loading' | FailedLoad
    }

export interface NotificationsModalProps {
  content: NotificationsContent
}

/**
 * Notifications by day and by what they are about; those that arrived since the list was last opened are marked (NTF-03,
 * NTF-04).
 */
export function NotificationsModal({ content }: NotificationsModalProps) {
  const { t } = useTranslation()
  return (
    <ModalBody title={t('modals.notifications.title')}>
      <Content content={content} />
    </ModalBody>
  )
}

function Content({ content }: NotificationsModalProps) {
  const { t } = useTranslation()
  if (content.kind === 'loading')
    return (
      <div className={css.list} aria-busy="true" role="status" aria-label={t('modals.notifications.loading')}>
        {[64, 48, 72].map((width) => (
          <div key={width} className={css.item}>
            <span />
            <Stack gap={2}>
              <Skeleton width={`${width}%`} height={14} />
              <Skeleton width="90%" height={12} />
            </Stack>
          </div>
        ))}
      </div>
    )
  if (content.kind === 'failed')
    return <FailedNotice failed={content}>{t('modals.notifications.failed')}</FailedNotice>
  const { days, onMore, older = 'idle' } = content
  if (days.length === 0)
    return (
      <div className={css.empty}>
        <Text weight="strong">{t('modals.notifications.empty')}</Text>
        <Text tone="soft">{t('modals.notifications.emptyLead')}</Text>
      </div>
    )
  return (
    <>
      {days.map(({ id, label, groups }) => (
        <section key={id} className={css.day} aria-label={label}>
          <Heading level={3} size={16}>
            {label}
          </Heading>
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </section>
      ))}
      {onMore ? (
        <Stack gap={12} align="center">
          {typeof older === 'object' ? (
            <FailedNotice failed={older}>{t('modals.notifications.olderFailed')}</FailedNotice>
          ) : (
            <Button variant="quiet" isLoading={older === 'loading'} onPress={onMore}>
              {t('modals.notifications.more')}
            </Button>
          )}
        </Stack>
      ) : null}
    </>
  )
}

function Group({ group: { campaign, project, items } }: { group: NotificationGroup }) {
  const names = [campaign, project].filter((name) => name !== null)
  return (
    <div>
      {names.length > 0 ? (
        <Text as="div" size={12} tone="faint" wrap="cut">
          {names.join(' · ')}
        </Text>
      ) : null}
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Item({ item }: { item: NotificationItem }) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  const { headline, message, when, isRead, href } = item
  const parts = (
    <>
      <span className={css.mark({ isRead })} aria-hidden="true" />
      <Stack as="span" gap={2}>
        {isRead ? null : <VisuallyHidden>{t('modals.notifications.unread')}</VisuallyHidden>}
        <Text as="span" weight={isRead ? 'medium' : 'strong'}>
          {headline}
        </Text>
        <Text as="span" size={13} tone="soft">
          {message}
        </Text>
        <Text as="span" size={12} tone="faint">
          {when}
        </Text>
      </Stack>
    </>
  )
  return href === undefined ? (
    <div className={css.item}>{parts}</div>
  ) : (
    <Anchor href={href} className={css.item}>
      {parts}
    </Anchor>
  )
}
