import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import type { FailedLoad } from '../../patterns/failed-load.tsx'
import { FailedNotice } from '../../patterns/failed-notice.tsx'
import { Button } from '../../primitives/button.tsx'
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
  /** Names of the brand and the ad it's about. */
  project: string | null
  campaign: string | null
  /** How long ago, in words. */
  when: string
  isRead: boolean
  /** Address of the page it's about; without it, there's nothing to open. */
  href?: string | undefined
}

export type NotificationsContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | {
      kind: 'ready'
      /** Newest first. */
      items: readonly NotificationItem[]
      /** Shown if there are older ones. */
      onMore?: (() => void) | undefined
      /** Loading state of the older ones, or why they aren't there. */
      older?: 'idle' | 'loading' | FailedLoad
    }

export interface NotificationsModalProps {
  content: NotificationsContent
}

/** The list of notifications; those that arrived since it was last opened are marked (NTF-03, NTF-04). */
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
  const { items, onMore, older = 'idle' } = content
  if (items.length === 0)
    return (
      <div className={css.empty}>
        <Text weight="strong">{t('modals.notifications.empty')}</Text>
        <Text tone="soft">{t('modals.notifications.emptyLead')}</Text>
      </div>
    )
  return (
    <>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} />
          </li>
        ))}
      </ul>
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

function Item({ item }: { item: NotificationItem }) {
  const { t } = useTranslation()
  const Anchor = useLinkComponent()
  const { headline, message, project, campaign, when, isRead, href } = item
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
          {[project, campaign, when].filter((part) => part !== null).join(' · ')}
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
