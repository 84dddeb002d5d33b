import type { SharedLink } from '@aloft/domain/ads/report-link.entity'
import { reportLinkDays } from '@aloft/domain/ads/report-link.rules'
import { readOwnDays } from '@aloft/domain/ads/own-days.rules'
import { reportPeriods } from '@aloft/domain/ads/report-days.rules'
import { dayWords } from '@aloft/messages/day-words'
import type { Translate } from '@aloft/messages/text-key'
import { formatDate } from '@aloft/messages/date-format'
import type {} from '@aloft/messages/i18n'
import { useId, useState } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Link } from '@aloft/design-system/primitives/link'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Skeleton } from '@aloft/design-system/primitives/skeleton'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type { FailedLoad } from '@aloft/design-system/patterns/failed-load'
import { FailedNotice } from '@aloft/design-system/patterns/failed-notice'
import * as css from './share-report.css.ts'

/** The working links of a brand: not asked for yet, loading, why they didn't load, or the links. */
export type ShareContent =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | ({ kind: 'failed' } & FailedLoad)
  | { kind: 'open'; links: readonly SharedLink[] }

export interface ShareReportProps {
  content: ShareContent
  /** Address of the link that was just created. It can't be shown again. */
  createdUrl: string | null
  isCreating: boolean
  /** Why the last press failed. */
  fault: 'tooManyLinks' | 'generic' | null
  onOpen: () => void
  onCreate: () => void
  /** Copies the created address. */
  onCopy: (url: string) => void
  /** Ends a link at once. */
  onEnd: (linkId: string) => void
}

/** Links that show this report to anyone who has them. Only for the owner of the brand. */
export function ShareReport(props: ShareReportProps) {
  const { content, createdUrl, isCreating, fault, onOpen, onCreate, onCopy } = props
  const { t } = useTranslation()
  const titleId = useId()
  const isClosed = content.kind === 'closed'
  return (
    <Stack as="section" gap={12} aria-labelledby={titleId}>
      <Cluster gap={16} rowGap={10} justify="between">
        <Heading level={2} size={20} id={titleId}>
          {t('reports.share.title')}
        </Heading>
        <Button onPress={isClosed ? onOpen : onCreate} isLoading={isCreating}>
          {t(isClosed ? 'reports.share.open' : 'reports.share.create')}
        </Button>
      </Cluster>
      <Text size={13} tone="soft">
        {t('reports.share.lead', { count: reportLinkDays })}
      </Text>
      {fault ? <Notice tone="error">{t(`reports.share.faults.${fault}`)}</Notice> : null}
      {createdUrl ? <Created key={createdUrl} url={createdUrl} onCopy={onCopy} /> : null}
      <Links {...props} />
    </Stack>
  )
}

function periodWords(t: Translate, period: string): string {
  const own = readOwnDays(period)
  if (own) return t('reports.period.span', { from: dayWords(own.from), until: dayWords(own.until) })
  const named = reportPeriods.find((one) => one === period)
  return named ? t(`reports.period.names.${named}`) : t('reports.period.launch')
}

function Created({ url, onCopy }: { url: string; onCopy: (url: string) => void }) {
  const { t } = useTranslation()
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    setCopied(true)
    onCopy(url)
  }
  return (
    <Stack gap={8} role="status">
      <Text size={13} weight="medium">
        {t('reports.share.created')}
      </Text>
      <code className={css.address} dir="ltr">
        {url}
      </code>
      <Cluster gap={12}>
        <Button size="small" onPress={copy}>
          {t(isCopied ? 'reports.share.copied' : 'reports.share.copy')}
        </Button>
        <Link href={url} opensTab>
          {t('reports.share.visit')}
        </Link>
      </Cluster>
    </Stack>
  )
}

function Links({ content, onEnd }: ShareReportProps) {
  const { t } = useTranslation()
  switch (content.kind) {
    case 'closed':
      return null
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden>{t('reports.share.loading')}</VisuallyHidden>
          <Skeleton width="100%" height={52} shape="block" />
        </div>
      )
    case 'failed':
      return (
        <FailedNotice failed={content} title={t('reports.share.failed')}>
          {t('reports.share.failedLead')}
        </FailedNotice>
      )
    case 'open':
      return content.links.length === 0 ? (
        <Text size={13} tone="soft">
          {t('reports.share.none')}
        </Text>
      ) : (
        <ul className={css.list}>
          {content.links.map(({ linkId, adName, period, creationDate, expiryDate }) => (
            <li key={linkId} className={css.link}>
              <Stack gap={2}>
                <Text weight="medium">
                  {t('reports.share.of', {
                    name: adName ?? t('reports.share.allAds'),
                    period: periodWords(t, period),
                  })}
                </Text>
                <Text size={13} tone="soft">
                  {t('reports.share.dates', {
                    from: formatDate(creationDate, 'dateTime'),
                    until: formatDate(expiryDate, 'date'),
                  })}
                </Text>
              </Stack>
              <Button size="small" variant="quiet" onPress={() => onEnd(linkId)}>
                {t('reports.share.end')}
              </Button>
            </li>
          ))}
        </ul>
      )
  }
}
