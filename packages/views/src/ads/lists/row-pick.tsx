import type {} from '@aloft/messages/i18n'
import { PickBox } from '@aloft/design-system/patterns/pick-box'
import { useTranslation } from '@aloft/design-system/primitives/use-translation'
import * as css from './row-pick.css.ts'

/** The rows that are selected, and how that changes. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  readonly onPick: (id: string) => void
  /** Selects exactly these. */
  readonly onPickAll: (ids: readonly string[]) => void
}

/** The checkbox of a row, as its first cell. */
export function RowPick({ name, isPicked, onPick }: { name: string; isPicked: boolean; onPick: () => void }) {
  const { t } = useTranslation()
  return (
    <td className={css.cell}>
      <PickBox
        label={t('adList.selection.one', { name })}
        picked={isPicked ? 'all' : 'none'}
        onPick={onPick}
      />
    </td>
  )
}

/** The checkbox above them, which selects all of these rows or none. */
export function RowsPick({ selection, ids }: { selection: Selection; ids: readonly string[] }) {
  const { t } = useTranslation()
  const numPicked = ids.filter((id) => selection.ids.has(id)).length
  const isAll = numPicked > 0 && numPicked === ids.length
  return (
    <th scope="col" className={css.head}>
      <PickBox
        label={t('adList.selection.all')}
        picked={isAll ? 'all' : numPicked > 0 ? 'some' : 'none'}
        onPick={() => selection.onPickAll(isAll ? [] : ids)}
      />
    </th>
  )
}
