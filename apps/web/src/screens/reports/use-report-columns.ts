import { usualPreferences } from '@aloft/domain/account/preferences.rules'
import type { ReportColumn } from '@aloft/domain/core/report-columns'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import { useUser } from '../../state/session.ts'
import { offerUndo } from '../../state/undo.ts'
import { savePreferences } from '../../wiring/account/preferences.ts'

const preference = { launches: 'launchColumns', ads: 'reportAdColumns' } as const

/** The user's columns of the table in a report, and a callback to choose others, which can be undone. */
export function useReportColumns(kind: keyof typeof preference): {
  readonly columns: readonly ReportColumn[]
  readonly onColumns: (columns: readonly ReportColumn[]) => void
} {
  const { t } = useTranslation()
  const columns = useUser()?.preferences[preference[kind]] ?? usualPreferences[preference[kind]]
  const save = (next: readonly ReportColumn[]) => void savePreferences({ [preference[kind]]: next })
  return {
    columns,
    onColumns(next) {
      save(next)
      offerUndo('setColumns', t('adList.choice.changed'), () => save(columns))
    },
  }
}
