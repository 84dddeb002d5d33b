import { formatDate } from '@aloft/messages/date-format'
import type { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { downloadFile } from '../../../download/download-file.ts'
import type { ShownAds } from './ads-as-csv.ts'

type Translate = ReturnType<typeof useTranslation>['t']

/** Downloads what the list shows as a file; what writes it is loaded with the first one. */
export async function downloadAds(shown: ShownAds, t: Translate): Promise<void> {
  const [{ csvText }, { adsAsCsv }] = await Promise.all([
    import('../../../download/csv.ts'),
    import('./ads-as-csv.ts'),
  ])
  const file = adsAsCsv(shown, {
    heading: (column) => t(`adList.columns.${column}`),
    before: (column) => t('adList.before', { column: t(`adList.columns.${column}`) }),
    cell: (row, column) => {
      if (column === 'status') return t(`adCard.status.${row.status}`)
      if (column === 'type') return t(`adList.types.${row.type}`)
      return row.platform === null ? '' : t(`ads.platforms.${row.platform}`)
    },
    currency: t('adList.currency'),
    from: t('adList.period.from'),
    until: t('adList.period.until'),
  })
  const name = `${t('adList.fileName')}-${formatDate(shown.now, 'iso')}.csv`
  downloadFile(name, csvText(file), 'text/csv;charset=utf-8')
}
