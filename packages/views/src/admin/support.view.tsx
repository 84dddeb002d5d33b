import type {} from '@aloft/messages/i18n'
import { formatDate } from '@aloft/messages/date-format'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import * as css from './ad-review.css.ts'
import { AdminHeader, type AdminHeaderProps } from './admin-header.tsx'
import { count } from './admin-header.css.ts'

export interface SupportRow {
  readonly id: string
  readonly userName: string
  readonly lastText: string
  readonly lastDate: Date
  readonly unread: number
}

export type SupportContent =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'failed' } & FailedLoad)
  | {
      readonly kind: 'ready'
      readonly rows: readonly SupportRow[]
      /** The open conversation. */
      readonly shown: { readonly id: string; readonly conversation: ReactNode } | null
      readonly onShow: (id: string) => void
    }

export interface SupportViewProps extends Pick<AdminHeaderProps, 'hrefs'> {
  content: SupportContent
}

/** Conversations that users have handed over to a person, with the open one (AST-31). */
export function SupportView({ hrefs, content }: SupportViewProps) {
  const { t } = useTranslation()
  if (content.kind === 'failed') {
    return (
      <div className={css.page}>
        <PageMessage title={t('support.failed')} lead={t('support.failedLead')} failed={content} />
      </div>
    )
  }
  const rows = content.kind === 'ready' ? content.rows : []
  const unread = rows.reduce((sum, row) => sum + row.unread, 0)
  return (
    <div className={css.page}>
      <AdminHeader hrefs={hrefs} shown="support" unread={unread} />
      {content.kind === 'ready' ? (
        <Panes {...content} />
      ) : (
        <div className={css.panes}>
          <Skeleton width="100%" height={64} shape="block" />
          <Skeleton width="100%" height={420} shape="block" />
        </div>
      )}
    </div>
  )
}

function Panes({ rows, shown, onShow }: Extract<SupportContent, { kind: 'ready' }>) {
  const { t } = useTranslation()
  return (
    <div className={css.panes}>
      <section className={`${css.queue} ${shown ? css.behind : ''}`} aria-label={t('support.list')}>
        {rows.length === 0 ? (
          <div>
            <Text weight="medium">{t('support.noneTitle')}</Text>
            <Text tone="soft">{t('support.none')}</Text>
          </div>
        ) : (
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <Row row={row} isShown={row.id === shown?.id} onShow={() => onShow(row.id)} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {shown ? (
        <Fragment key={shown.id}>{shown.conversation}</Fragment>
      ) : rows.length > 0 ? (
        <div className={css.behind}>
          <Text tone="soft">{t('support.pick')}</Text>
        </div>
      ) : null}
    </div>
  )
}

function Row({ row, isShown, onShow }: { row: SupportRow; isShown: boolean; onShow: () => void }) {
  const { t } = useTranslation()
  const { userName, lastText, lastDate, unread } = row
  return (
    <button type="button" className={css.row} aria-current={isShown} onClick={onShow}>
      <Cluster as="span" gap={8} justify="between">
        <Text as="span" weight="strong">
          {userName}
        </Text>
        {unread > 0 ? <span className={count}>{t('support.unread', { count: unread })}</span> : null}
      </Cluster>
      <Text as="span" size={13} tone="soft">
        {lastText}
      </Text>
      <Text as="span" size={12} tone="soft" figures="tabular">
        {formatDate(lastDate, 'dateTime')}
      </Text>
    </button>
  )
}
