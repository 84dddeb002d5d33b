import type {} from '@aloft/messages/i18n'
import { useTranslation } from '../../primitives/use-translation.ts'
import { ErrorNotice } from '../../primitives/error-notice.tsx'
import { Button } from '../../primitives/button.tsx'
import { useLinkComponent } from '../../primitives/link.tsx'
import { ModalBody } from '../../primitives/modal-body.tsx'
import { Notice } from '../../primitives/notice.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
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
  | { kind: 'failed'; onRetry: () => void }
  | {
      kind: 'ready'
      /** Newest first. */
      items: readonly NotificationItem[]
      /** Shown if there are older ones. */
      onMore?: (() => void) | undefined
      /** Loading state of the older ones. */
      older?: 'idle' | 'loading' | 'failed'
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
            <div className={css.words}>
              <Skeleton width={`${width}%`} height={14} />
              <Skeleton width="90%" height={12} />
            </div>
          </div>
        ))}
      </div>
    )
  if (content.kind === 'failed')
    return (
      <ErrorNotice way={t('tryAgain')} onWay={content.onRetry}>
        {t('modals.notifications.failed')}
      </ErrorNotice>
    )
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
        <div className={css.more}>
          {older === 'failed' ? <Notice tone="error">{t('modals.notifications.olderFailed')}</Notice> : null}
          <Button variant="quiet" isLoading={older === 'loading'} onPress={onMore}>
            {t('modals.notifications.more')}
          </Button>
        </div>
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
      <span className={css.words}>
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
      </span>
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
