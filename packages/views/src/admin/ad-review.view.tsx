import { type ReviewFilter, reviewFilters } from '@aloft/domain/ads/approval.rules'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import type { ReviewedAdProps } from './reviewed-ad.tsx'
import { Segments } from '@aloft/design-system/patterns/segments'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Text } from '@aloft/design-system/primitives/text'
import { AdminHeader, type AdminHeaderProps } from './admin-header.tsx'
import * as css from './ad-review.css.ts'

export interface ReviewRow extends Pick<ReviewedAdProps, 'name' | 'brand' | 'owner' | 'status'> {
  id: string
  submittedDate: Date
}

export type AdReviewContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | {
      kind: 'ready'
      filter: ReviewFilter
      onFilter: (filter: ReviewFilter) => void
      rows: readonly ReviewRow[]
      /** The selected ad. */
      shown: { id: string; ad: ReactNode } | null
      onShow: (id: string) => void
    }

export interface AdReviewViewProps extends Pick<AdminHeaderProps, 'hrefs' | 'unread'> {
  content: AdReviewContent
}

/** Ads that wait for an admin, with the selected one (ADM-01, LCH-05). */
export function AdReviewView({ hrefs, unread, content }: AdReviewViewProps) {
  const { t } = useTranslation()
  if (content.kind === 'failed') {
    return (
      <div className={css.page}>
        <PageMessage title={t('adReview.failed')} lead={t('adReview.failedLead')} failed={content} />
      </div>
    )
  }
  return (
    <div className={css.page}>
      <AdminHeader hrefs={hrefs} shown="review" unread={unread} />
      {content.kind === 'loading' ? <Loading /> : <Panes content={content} />}
    </div>
  )
}

function Loading() {
  return (
    <div className={css.panes}>
      <div className={css.queue}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} width="100%" height={64} shape="block" />
        ))}
      </div>
      <Skeleton width="100%" height={420} shape="block" />
    </div>
  )
}

function Panes({ content }: { content: Extract<AdReviewContent, { kind: 'ready' }> }) {
  const { t } = useTranslation()
  const { filter, onFilter, rows, shown, onShow } = content
  return (
    <div className={css.panes}>
      <section className={`${css.queue} ${shown ? css.behind : ''}`} aria-label={t('adReview.queue')}>
        <Segments
          label={t('adReview.filters')}
          options={reviewFilters.map((id) => ({ id, label: t(`adReview.filter.${id}`) }))}
          value={filter}
          onChange={(id) => onFilter(reviewFilters.find((known) => known === id) ?? filter)}
          width="full"
        />
        {rows.length === 0 ? (
          <div>
            <Text weight="medium">{t(`adReview.noneTitle.${filter}`)}</Text>
            <Text tone="soft">{t('adReview.none')}</Text>
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
        <Fragment key={shown.id}>{shown.ad}</Fragment>
      ) : rows.length > 0 ? (
        <div className={css.behind}>
          <Text tone="soft">{t('adReview.pick')}</Text>
        </div>
      ) : null}
    </div>
  )
}

function Row({ row, isShown, onShow }: { row: ReviewRow; isShown: boolean; onShow: () => void }) {
  const { t } = useTranslation()
  const { name, brand, owner, status, submittedDate } = row
  return (
    <button type="button" className={css.row} aria-current={isShown} onClick={onShow}>
      <Cluster as="span" gap={8} justify="between">
        <Text as="span" weight="strong">
          {name}
        </Text>
        <StatusPill status={status} />
      </Cluster>
      <Text as="span" size={13} tone="soft">
        {t('adReview.of', { brand, owner: owner ?? t('adReview.ownerGone') })}
      </Text>
      <Text as="span" size={12} tone="soft" figures="tabular">
        {t('adReview.sentIn', { date: formatDate(submittedDate, 'dateTime') })}
      </Text>
    </button>
  )
}
