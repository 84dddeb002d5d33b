import fc from 'fast-check'
import { expect, it } from 'vitest'
import { preferencesSchema } from '../../account/preferences.entity.ts'
import { type AdColumn, adColumns, allAdColumns } from '../../core/ad-columns.ts'
import { allLaunchColumns, launchColumns } from '../../core/report-columns.ts'
import {
  areUsualColumns,
  canMoveColumn,
  columnsToChoose,
  moveColumn,
  toggleColumn,
} from './column-choice.rules.ts'

const choice = { all: allAdColumns, usual: adColumns }
const shown: readonly AdColumn[] = ['name', 'status', 'spend', 'clicks']

it('shows, hides and moves columns, and never the name', () => {
  expect(toggleColumn(shown, 'roas')).toEqual([...shown, 'roas'])
  expect(toggleColumn(shown, 'spend')).toEqual(['name', 'status', 'clicks'])
  expect(toggleColumn(shown, 'name')).toEqual(shown)
  expect(moveColumn(shown, 'clicks', -1)).toEqual(['name', 'status', 'clicks', 'spend'])
  expect(moveColumn(shown, 'status', 1)).toEqual(['name', 'spend', 'status', 'clicks'])
  expect(moveColumn(shown, 'status', -1)).toBe(shown)
  expect(moveColumn(shown, 'clicks', 1)).toBe(shown)
  expect(moveColumn(shown, 'name', 1)).toBe(shown)
  expect(canMoveColumn(shown, 'roas', 1)).toBe(false)
})

it('offers all columns once, the shown ones first', () => {
  const offered = columnsToChoose(shown, choice)
  expect(offered.slice(0, 3)).toEqual(['status', 'spend', 'clicks'])
  expect(offered.toSorted()).toEqual(allAdColumns.filter((column) => column !== 'name').toSorted())
})

it('knows the ten columns of the beginning (LST-02)', () => {
  expect(areUsualColumns(adColumns, choice)).toBe(true)
  expect(areUsualColumns(toggleColumn(adColumns, 'clicks'), choice)).toBe(false)
})

it('offers the columns of a report in the same way', () => {
  const launches = { all: allLaunchColumns, usual: launchColumns }
  expect(areUsualColumns(launchColumns, launches)).toBe(true)
  expect(columnsToChoose(launchColumns, launches).at(-1)).toBe('platform')
})

it('stays a choice that can be saved, whatever is done', () => {
  const column = fc.constantFrom(...allAdColumns)
  const step = fc.oneof(
    column.map((one) => (columns: readonly AdColumn[]) => toggleColumn(columns, one)),
    fc.tuple(column, fc.constantFrom(-1 as const, 1 as const)).map(
      ([one, by]) =>
        (columns: readonly AdColumn[]) =>
          moveColumn(columns, one, by),
    ),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const chosen = steps.reduce<readonly AdColumn[]>((columns, change) => change(columns), adColumns)
      expect(preferencesSchema.shape.adColumns.safeParse(chosen).success).toBe(true)
    }),
  )
})
