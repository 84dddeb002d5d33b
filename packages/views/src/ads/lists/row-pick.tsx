import type {} from '@aloft/messages/i18n'
import { useEffect, useRef } from 'react'
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
      <label className={css.target}>
        <input
          type="checkbox"
          className={css.box}
          aria-label={t('adList.selection.one', { name })}
          checked={isPicked}
          onChange={onPick}
        />
      </label>
    </td>
  )
}

/** The checkbox above them, which selects all of these rows or none. */
export function RowsPick({ selection, ids }: { selection: Selection; ids: readonly string[] }) {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  const numPicked = ids.filter((id) => selection.ids.has(id)).length
  const isAll = numPicked > 0 && numPicked === ids.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = numPicked > 0 && !isAll
  }, [numPicked, isAll])
  return (
    <th scope="col" className={css.head}>
      <label className={css.target}>
        <input
          ref={box}
          type="checkbox"
          className={css.box}
          aria-label={t('adList.selection.all')}
          checked={isAll}
          onChange={() => selection.onPickAll(isAll ? [] : ids)}
        />
      </label>
    </th>
  )
}
