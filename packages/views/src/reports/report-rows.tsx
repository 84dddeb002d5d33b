import {
  allLaunchColumns,
  launchColumns,
  reportAdColumns,
  type ReportColumn,
} from '@aloft/domain/core/report-columns'
import type {} from '@aloft/messages/i18n'
import { useId } from 'react'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { Button } from '@aloft/design-system/primitives/button'
import { Cluster } from '@aloft/design-system/primitives/cluster'
import { Heading } from '@aloft/design-system/primitives/heading'
import { Notice } from '@aloft/design-system/primitives/notice'
import { Stack } from '@aloft/design-system/primitives/stack'
import { Text } from '@aloft/design-system/primitives/text'
import { VisuallyHidden } from '@aloft/design-system/primitives/visually-hidden'
import type { ColumnChoice } from '@aloft/domain/ads/list/column-choice.rules'
import { ColumnChooser } from '../ads/lists/column-chooser.tsx'
import { reportColumnWord } from './report-column-word.ts'
import { FiguresTable, type FiguresTableProps } from './figures-table.tsx'

export interface ReportRowsProps {
  table: FiguresTableProps
  /** Rows without results in the period, which the table leaves out. */
  numQuiet: number
  /** Rows of another currency, which the total leaves out. */
  numOthers: number
  /** Shows these columns, in this order. */
  onColumns: (columns: readonly ReportColumn[]) => void
  /** Downloads the rows as a file. */
  onDownload: () => void
}

const choices: Readonly<Record<FiguresTableProps['kind'], ColumnChoice<ReportColumn>>> = {
  launches: { all: allLaunchColumns, usual: launchColumns },
  ads: { all: reportAdColumns, usual: reportAdColumns },
}

/** The launches of an ad, or the ads of a brand, in the period of the report. */
export function ReportRows({ table, numQuiet, numOthers, onColumns, onDownload }: ReportRowsProps) {
  const { t } = useTranslation()
  const rowsId = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={rowsId}>
      <Cluster gap={16} rowGap={10} justify="between">
        <Heading level={2} size={20} id={rowsId}>
          {t(`reports.table.${table.kind}`)}
        </Heading>
        <Cluster gap={4} data-screen-only>
          <ColumnChooser
            columns={table.columns}
            choice={choices[table.kind]}
            word={(column) => reportColumnWord(t, table.kind, column)}
            onColumns={onColumns}
          />
          <Button size="small" variant="quiet" onPress={onDownload}>
            {t('reports.days.download')}
            <VisuallyHidden> {t(`reports.table.downloadSpoken.${table.kind}`)}</VisuallyHidden>
          </Button>
        </Cluster>
      </Cluster>
      <FiguresTable {...table} />
      {numQuiet > 0 ? (
        <Text size={13} tone="soft">
          {t('reports.table.quiet', { count: numQuiet })}
        </Text>
      ) : null}
      {numOthers > 0 ? <Notice tone="info">{t('reports.table.others', { count: numOthers })}</Notice> : null}
    </Stack>
  )
}
