import type { LaunchTrouble } from '@aloft/domain/launches/launch-failures.rules'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { PageMessage } from '@aloft/design-system/patterns/page-message'
import { StatusPill } from '@aloft/design-system/patterns/status-pill'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './launch.css.ts'

export interface LaunchViewProps {
  state: { kind: 'ready' | 'loading' | 'notFound' } | ({ kind: 'failed' } & FailedLoad)
  /** The sections of a launch that is ready: its head, its notices, and `LaunchDesk` with the rest. */
  children?: ReactNode
}

/** Everything from the checks before a launch to the money that comes back after it, on one page (LCH-04, LCH-06). */
export function LaunchView({ state, children }: LaunchViewProps) {
  const { t } = useTranslation()
  const { kind } = state
  return (
    <div className={css.page}>
      {kind === 'failed' ? (
        <PageMessage title={t('launch.page.failed')} lead={t('launch.page.failedLead')} failed={state} />
      ) : kind === 'notFound' ? (
        <PageMessage title={t('launch.page.notFound')} lead={t('launch.page.notFoundLead')} />
      ) : kind === 'loading' ? (
        <Loading />
      ) : (
        children
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

export interface LaunchHeadProps {
  name: string
  status: string
  editorHref: string
  /** What it's about, below the name. */
  lead?: string | undefined
  /** The ad that it's a new version of. */
  followed?: { name: string; href: string } | null | undefined
  /** Once it was paid to run, unless its results are on the page. */
  reportHref?: string | undefined
}

export function LaunchHead({ name, status, editorHref, reportHref, lead, followed }: LaunchHeadProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={10}>
      <Heading level={1} size={44}>
        {name}
      </Heading>
      <Cluster gap={12}>
        <StatusPill status={status} />
        <Link href={editorHref}>{t('launch.page.back')}</Link>
        {reportHref ? <Link href={reportHref}>{t('reports.open')}</Link> : null}
        {followed ? (
          <Link href={followed.href}>{t('launch.followed.of', { name: followed.name })}</Link>
        ) : null}
      </Cluster>
      {lead ? (
        <Text size={16} tone="soft">
          {lead}
        </Text>
      ) : null}
    </Stack>
  )
}

export interface HeldNoticeProps {
  until: Date
  isReady: boolean
  isPending: boolean
  /** Set if the reader may pay. */
  onPay: (() => void) | undefined
}

/** What to do about an ad whose next month couldn't be paid, and until when. */
export function HeldNotice({ until, isReady, isPending, onPay }: HeldNoticeProps) {
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

/** Why the last action on the ad was refused. */
export function LaunchTroubleNotice({ trouble }: { trouble: LaunchTrouble }) {
  const { t } = useTranslation()
  return <Notice tone="error">{t(`launch.errors.${trouble}`)}</Notice>
}

/** A section with its title. */
export function LaunchPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={2} size={20} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

export interface LaunchActionsProps {
  onStop?: (() => void) | undefined
  onEdit?: (() => void) | undefined
  /** What is being done. */
  pending: 'launch' | 'stop' | 'edit' | null
}

/** The user's actions for the ad in its current status. */
export function LaunchActions({ onStop, onEdit, pending }: LaunchActionsProps) {
  const { t } = useTranslation()
  if (!onStop && !onEdit) return null
  return (
    <Cluster gap={8}>
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
    </Cluster>
  )
}
