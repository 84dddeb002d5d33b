import type { Currency } from '@aloft/domain/core/money'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { formatMoney } from '@aloft/messages/money-format'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type HistoryEntry, StatusHistory } from '../../patterns/launch/status-history.tsx'
import { PageMessage } from '../../patterns/page-message.tsx'
import { ReviewDecision, type ReviewDecisionProps } from '../../patterns/review/review-decision.tsx'
import { Segments } from '../../patterns/segments.tsx'
import { StatusPill } from '../../patterns/status-pill.tsx'
import { Button } from '../../primitives/button.tsx'
import { Heading } from '../../primitives/heading.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { Text } from '../../primitives/text.tsx'
import * as css from './ad-review.css.ts'

export const reviewFilters = ['waiting', 'live', 'all'] as const
export type ReviewFilter = (typeof reviewFilters)[number]

export interface ReviewRow {
  id: string
  name: string
  brand: string
  /** The e-mail address of whom the ad belongs to. */
  owner: string
  status: string
  /** When it was sent in. */
  submittedDate: Date
}

export interface ReviewFinding {
  rule: string
  severity: 'error' | 'warning'
  message: string
}

export interface ReviewedAd extends ReviewRow {
  platform: string
  /** Minor units, without VAT. */
  budget: number
  dailyBudget: number | null
  currency: Currency
  days: number | null
  goal: string | null
  websiteUrl: string | null
  /** As the platform would show it. */
  preview: ReactNode
  findings: readonly ReviewFinding[]
  /** The newest first. */
  history: readonly HistoryEntry[]
  decision: Omit<ReviewDecisionProps, 'currency'>
}

export type AdReviewContent =
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void }
  | {
      kind: 'ready'
      filter: ReviewFilter
      onFilter: (filter: ReviewFilter) => void
      rows: readonly ReviewRow[]
      shown: ReviewedAd | null
      /** Null goes back to the list. */
      onShow: (id: string | null) => void
    }

export interface AdReviewViewProps {
  content: AdReviewContent
}

/** Ads that wait for an admin, and what there is to say about each (ADM-01, LCH-05). */
export function AdReviewView({ content }: AdReviewViewProps) {
  const { t } = useTranslation()
  if (content.kind === 'failed') {
    return (
      <PageMessage
        title={t('adReview.failed')}
        lead={t('adReview.none')}
        action={
          <Button variant="primary" onPress={content.onRetry}>
            {t('adReview.retry')}
          </Button>
        }
      />
    )
  }
  return (
    <div className={css.page}>
      <Heading level={1} size={44}>
        {t('adReview.title')}
      </Heading>
      {content.kind === 'loading' ? <Loading /> : <Bench content={content} />}
    </div>
  )
}

function Loading() {
  return (
    <div className={css.bench}>
      <div className={css.queue}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} width="100%" height={64} shape="block" />
        ))}
      </div>
      <Skeleton width="100%" height={420} shape="block" />
    </div>
  )
}

function Bench({ content }: { content: Extract<AdReviewContent, { kind: 'ready' }> }) {
  const { t } = useTranslation()
  const { filter, onFilter, rows, shown, onShow } = content
  return (
    <div className={css.bench}>
      <section className={`${css.queue} ${shown ? css.behind : ''}`} aria-label={t('adReview.queue')}>
        <Segments
          label={t('adReview.filters')}
          options={reviewFilters.map((id) => ({ id, label: t(`adReview.filter.${id}`) }))}
          value={filter}
          onChange={(id) => onFilter(id as ReviewFilter)}
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
                <button
                  type="button"
                  className={css.row}
                  aria-current={row.id === shown?.id}
                  onClick={() => onShow(row.id)}
                >
                  <span className={css.rowTop}>
                    <span className={css.name}>{row.name}</span>
                    <StatusPill status={row.status} />
                  </span>
                  <Text as="span" size={13} tone="soft">
                    {t('adReview.of', { brand: row.brand, owner: row.owner })}
                  </Text>
                  <Text as="span" size={12} tone="soft" figures="tabular">
                    {t('adReview.sentIn', { date: formatDate(row.submittedDate, 'dateTime') })}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {shown ? (
        <Ad key={shown.id} ad={shown} onBack={() => onShow(null)} />
      ) : rows.length > 0 ? (
        <div className={css.behind}>
          <Text tone="soft">{t('adReview.pick')}</Text>
        </div>
      ) : null}
    </div>
  )
}

function Ad({ ad, onBack }: { ad: ReviewedAd; onBack: () => void }) {
  const { t } = useTranslation()
  const money = (minor: number) => formatMoney(minor, ad.currency)
  const facts = [
    [t('adReview.platform'), ad.platform],
    [t('adReview.budget'), money(ad.budget)],
    ad.dailyBudget !== null && [t('adReview.daily'), money(ad.dailyBudget)],
    ad.days !== null && [t('adReview.duration'), t('adReview.days', { count: ad.days })],
    ad.goal !== null && [t('adReview.goal'), ad.goal],
    ad.websiteUrl !== null && [t('adReview.website'), ad.websiteUrl],
  ].filter((fact) => fact !== false)
  return (
    <article className={css.ad} aria-label={ad.name}>
      <div className={css.part}>
        <div className={css.rowTop}>
          <Heading level={2} size={24}>
            {ad.name}
          </Heading>
          <Button size="small" variant="quiet" onPress={onBack}>
            {t('adReview.back')}
          </Button>
        </div>
        <Text tone="soft">{t('adReview.of', { brand: ad.brand, owner: ad.owner })}</Text>
      </div>
      <div className={css.parts}>
        <Part title={t('adReview.preview')}>{ad.preview}</Part>
        <div className={css.column}>
          <Part title={t('adReview.facts')}>
            <dl className={css.facts}>
              {facts.map(([label, value]) => (
                <div key={label} className={css.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part title={t('adReview.findings')}>
            {ad.findings.length === 0 ? <Text tone="soft">{t('adReview.noFindings')}</Text> : null}
            <ul>
              {ad.findings.map(({ rule, severity, message }) => (
                <li key={`${rule} ${message}`} className={css.finding}>
                  <span className={css.findingMark}>
                    <Icon
                      name={severity === 'error' ? 'rejected' : 'warning'}
                      label={t(`adReview.severity.${severity}`)}
                    />
                  </span>
                  <Text size={13}>{message}</Text>
                </li>
              ))}
            </ul>
          </Part>
          <Part title={t('adReview.history')}>
            <StatusHistory entries={ad.history} />
          </Part>
        </div>
      </div>
      <ReviewDecision currency={ad.currency} {...ad.decision} />
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <Heading level={3} size={16} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
