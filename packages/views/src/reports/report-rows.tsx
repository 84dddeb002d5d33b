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
import { FiguresTable, type FiguresTableProps } from './figures-table.tsx'

export interface ReportRowsProps {
  table: FiguresTableProps
  /** Rows without results in the period, which the table leaves out. */
  numQuiet: number
  /** Rows of another currency, which the total leaves out. */
  numOthers: number
  /** Downloads the rows as a file. */
  onDownload: () => void
}

/** The launches of an ad, or the ads of a brand, in the period of the report. */
export function ReportRows({ table, numQuiet, numOthers, onDownload }: ReportRowsProps) {
  const { t } = useTranslation()
  const rowsId = useId()
  return (
    <Stack as="section" gap={12} aria-labelledby={rowsId}>
      <Cluster gap={16} rowGap={10} justify="between">
        <Heading level={2} size={20} id={rowsId}>
          {t(`reports.table.${table.kind}`)}
        </Heading>
        <Button size="small" variant="quiet" onPress={onDownload}>
          {t('reports.days.download')}
          <VisuallyHidden> {t(`reports.table.downloadSpoken.${table.kind}`)}</VisuallyHidden>
        </Button>
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
