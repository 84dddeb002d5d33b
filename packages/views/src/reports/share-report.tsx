import type { ReportLink } from '@aloft/domain/ads/shared-link.entity'
import { sharedLinkDays } from '@aloft/domain/ads/shared-link.rules'
import { readOwnDays } from '@aloft/domain/ads/own-days.rules'
import { reportPeriods } from '@aloft/domain/ads/report-days.rules'
import { dayWords } from '@aloft/messages/day-words'
import type { Translate } from '@aloft/messages/text-key'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { ShareLinks, type Sharing } from '../ads/sharing/share-links.tsx'

export type ShareReportProps = Sharing<ReportLink>

/** Links that show this report to anyone who has them. Only for the owner of the brand. */
export function ShareReport(props: ShareReportProps) {
  const { t } = useTranslation()
  return (
    <ShareLinks
      {...props}
      title={t('reports.share.title')}
      lead={t('reports.share.lead', { count: sharedLinkDays })}
      openLabel={t('reports.share.open')}
      nameOf={({ adName, period }) =>
        t('reports.share.of', {
          name: adName ?? t('reports.share.allAds'),
          period: periodWords(t, period),
        })
      }
    />
  )
}

function periodWords(t: Translate, period: string): string {
  const own = readOwnDays(period)
  if (own) return t('reports.period.span', { from: dayWords(own.from), until: dayWords(own.until) })
  const named = reportPeriods.find((one) => one === period)
  return named ? t(`reports.period.names.${named}`) : t('reports.period.launch')
}
