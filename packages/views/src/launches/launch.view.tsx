import type { Currency } from '@aloft/domain/core/money'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ExpertOffer, type ExpertOfferProps } from './expert-offer.tsx'
import { LaunchChecks, type ShownCheck } from './launch-checks.tsx'
import { LaunchIssues, type LaunchIssuesProps } from './launch-issues.tsx'
import { LaunchSteps, type LaunchStepsProps } from './launch-steps.tsx'
import { LaunchSummary, type LaunchSummaryProps } from './launch-summary.tsx'
import { type HistoryEntry, StatusHistory } from './status-history.tsx'
import { type MoneyLine, MoneyLines } from '@aloft/design-system/patterns/money/money-lines'
import { RefundLines, type RefundLinesProps } from './refund-lines.tsx'
import { type FailedLoad, PageMessage } from '@aloft/design-system/patterns/page-message'
import { DeliveryLimitNotice, type DeliveryLimitNoticeProps } from '../ads/lists/delivery-limit-notice.tsx'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { Button } from '@aloft/design-system/primitives/button'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import * as css from './launch.css.ts'

export type LaunchTrouble =
  | 'campaignArchived'
  | 'campaignDisabled'
  | 'adAlreadyRunning'
  | 'emailNotValidated'
  | 'needsPaidPlan'
  | 'maxAds'
  | 'notPublished'
  | 'notEnoughCredit'
  | 'launchFailed'
  | 'runningAdNotFound'
  | 'balloonNotFound'
  | 'adNotEditable'
  | 'generic'

/** The user's actions for the ad in its current status. */
export interface LaunchWays {
  launch?: { word: 'launch' | 'resume'; isReady: boolean; onPress: () => void }
  onStop?: (() => void) | undefined
  onEdit?: (() => void) | undefined
}

export type LaunchContent =
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | { kind: 'notFound' }
  | {
      kind: 'ready'
      name: string
      editorHref: string
      /** Once it was paid to run. */
      reportHref?: string | undefined
      status: string
      /** Its next month couldn't be paid; `onPay` is set if the reader may pay it. */
      held: { until: Date; isReady: boolean; onPay: (() => void) | undefined } | null
      /** Before a launch; for an ad on hold, what blocks its payment. */
      checks: readonly ShownCheck[] | null
      /** Before a launch what it would cost, then what was paid for it, until it has begun. */
      bill: { lines: readonly MoneyLine[]; currency: Currency; isPaid: boolean } | null
      /** Null if there's none ahead. */
      steps: LaunchStepsProps | null
      /** What keeps its live launch from more. */
      limit: DeliveryLimitNoticeProps | null
      /** Once a launch has begun. */
      summary: LaunchSummaryProps | null
      refund: RefundLinesProps | null
      /** The newest first. */
      history: readonly HistoryEntry[]
      ways: LaunchWays
      /** On somebody’s first day. */
      expert: ExpertOfferProps | null
      /** What is being done. */
      pending: 'launch' | 'stop' | 'edit' | null
      /** What's wrong with a rejected ad, or blocks its launch. */
      issues: Omit<LaunchIssuesProps, 'isPending'> | null
      trouble: LaunchTrouble | null
    }

export interface LaunchViewProps {
  content: LaunchContent
}

/** Everything from the checks before a launch to the money that comes back after it, on one page (LCH-04, LCH-06). */
export function LaunchView({ content }: LaunchViewProps) {
  const { t } = useTranslation()
  const { kind } = content
  return (
    <div className={css.page}>
      {kind === 'failed' ? (
        <PageMessage title={t('launch.page.failed')} lead={t('launch.page.failedLead')} failed={content} />
      ) : kind === 'notFound' ? (
        <PageMessage title={t('launch.page.notFound')} lead={t('launch.page.notFoundLead')} />
      ) : kind === 'loading' ? (
        <Loading />
      ) : (
        <Ready content={content} />
      )}
    </div>
  )
}

function Loading() {
  return (
    <>
      <Skeleton width="40%" height={48} shape="block" />
      <div className={css.parts}>
        <Skeleton width="100%" height={420} shape="block" />
        <Skeleton width="100%" height={220} shape="block" />
      </div>
    </>
  )
}

function Ready({ content }: { content: Extract<LaunchContent, { kind: 'ready' }> }) {
  const { t } = useTranslation()
  const { name, editorHref, reportHref, status, checks, bill, steps, summary, refund, history } = content
  const { held, issues, trouble, pending, expert } = content
  const way = steps && (
    <Part title={t('launch.page.way')}>
      <LaunchSteps {...steps} />
    </Part>
  )
  return (
    <>
      <div className={css.head}>
        <Heading level={1} size={44}>
          {name}
        </Heading>
        <div className={css.line}>
          <StatusPill status={status} />
          <Link href={editorHref}>{t('launch.page.back')}</Link>
          {reportHref && !summary ? <Link href={reportHref}>{t('reports.open')}</Link> : null}
        </div>
      </div>
      {held ? <Held {...held} isPending={pending !== null} /> : null}
      {content.limit ? <DeliveryLimitNotice {...content.limit} /> : null}
      {issues ? <LaunchIssues {...issues} isPending={pending !== null} /> : null}
      {trouble && pending === null ? <Notice tone="error">{t(`launch.errors.${trouble}`)}</Notice> : null}
      <div className={css.parts}>
        <div className={css.column}>
          {summary ? <LaunchSummary {...summary} /> : null}
          {checks ? <LaunchChecks checks={checks} isHeld={held !== null} /> : null}
          {refund ? <RefundLines {...refund} /> : null}
          {checks ? null : way}
        </div>
        <div className={css.beside}>
          {bill ? (
            <Part title={t(bill.isPaid ? 'launch.page.paid' : 'launch.page.bill')}>
              <MoneyLines lines={bill.lines} currency={bill.currency} />
            </Part>
          ) : null}
          <Ways content={content} />
          {expert ? <ExpertOffer {...expert} /> : null}
          <Part title={t('launch.page.history')}>
            <StatusHistory entries={history} />
          </Part>
        </div>
        {checks ? <div className={css.column}>{way}</div> : null}
      </div>
    </>
  )
}

type HeldProps = NonNullable<Extract<LaunchContent, { kind: 'ready' }>['held']> & { isPending: boolean }

/** What to do about an ad on hold, and until when. */
function Held({ until, isReady, onPay, isPending }: HeldProps) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="warning"
      title={t('launch.held.title')}
      action={
        onPay ? (
          <Button variant="primary" isDisabled={!isReady || isPending} onPress={onPay}>
            {t('launch.held.pay')}
          </Button>
        ) : null
      }
    >
      {t('launch.held.text', { date: formatDate(until, 'dateTime') })}
    </Notice>
  )
}

function Ways({ content: { ways, pending } }: { content: Extract<LaunchContent, { kind: 'ready' }> }) {
  const { t } = useTranslation()
  const { launch, onStop, onEdit } = ways
  if (!launch && !onStop && !onEdit) return null
  return (
    <div className={css.buttons}>
      {launch ? (
        <Button
          variant="primary"
          isDisabled={!launch.isReady}
          isLoading={pending === 'launch'}
          onPress={launch.onPress}
        >
          {pending === 'launch' ? t('launch.page.pending') : t(`launch.page.${launch.word}`)}
        </Button>
      ) : null}
      {onEdit ? (
        <Button isLoading={pending === 'edit'} onPress={onEdit}>
          {t('launch.page.edit')}
        </Button>
      ) : null}
      {onStop ? (
        <Button variant="danger" isLoading={pending === 'stop'} onPress={onStop}>
          {t('launch.page.stop')}
        </Button>
      ) : null}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <Heading level={2} size={20} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
