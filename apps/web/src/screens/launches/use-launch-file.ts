import type { ListedLaunches } from '@aloft/views/launches/launch-list.view'
import { type LaunchSort, launchColumns } from '@aloft/domain/ads/list/launch-columns.rules'
import type { ListQuery } from '@aloft/domain/ads/list/list-query.rules'
import { formatDate } from '@aloft/messages/date-format'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { downloadFile } from '../../download/download-file.ts'
import { failedLoad } from '../../queries/failed-load.ts'
import { useCommand } from '../../queries/use-command.ts'
import { productNow } from '../../wiring/core/clock.ts'
import { fetchAllLaunches } from '../../wiring/launches/launch-list.ts'
import { launchCells } from '../ads/lists/launch-cells.ts'

/** Downloads all launches of a query as a file. */
export function useLaunchFile(query: ListQuery<LaunchSort>): {
  readonly download: ListedLaunches['download']
  readonly write: (ideaId: string) => void
} {
  const { t } = useTranslation()
  const writing = useCommand(async (ideaId: string) => {
    const [{ csvText }, all] = await Promise.all([
      import('../../download/csv.ts'),
      fetchAllLaunches(ideaId, query),
    ])
    if ('failure' in all) return all
    const words = (launch: (typeof all.launches)[number], column: 'status' | 'platform' | 'type') => {
      if (column === 'status') return t(`adCard.status.${launch.status}`)
      return column === 'type' ? t(`adList.types.${launch.type}`) : t(`ads.platforms.${launch.platform}`)
    }
    const columns = [
      ...launchColumns.map((column) => t(`launchList.columns.${column}`)),
      t('launchList.ad'),
      t('launchList.currency'),
    ]
    const name = `${t('launchList.fileName')}-${formatDate(productNow(), 'iso')}.csv`
    const rows = all.launches.map((launch) => launchCells(launch, words))
    downloadFile(name, csvText({ columns, rows }), 'text/csv;charset=utf-8')
    return null
  })
  const { isPending, result, input } = writing
  const write = (ideaId: string) => void writing.start(ideaId)
  if (isPending) return { download: 'writing', write }
  if (!result || input === null) return { download: 'none', write }
  return { download: failedLoad(result.failure, () => write(input)), write }
}
