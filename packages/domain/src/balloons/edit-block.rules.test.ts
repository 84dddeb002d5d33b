import { expect, it } from 'vitest'
import { balloonStatuses } from './balloon-status.rules.ts'
import { editBlock, type EditingToCheck } from './edit-block.rules.ts'

const open: EditingToCheck = {
  mode: 'draft',
  mayWrite: true,
  status: 'IN_PROGRESS',
  archiveDate: null,
}
const archiveDate = new Date(Date.UTC(2026, 10, 1))

it.each<[string, Partial<EditingToCheck>, ReturnType<typeof editBlock>]>([
  ['a draft in work', {}, null],
  ['a version', { mode: 'history' }, 'history'],
  ['a preview', { mode: 'preview' }, 'preview'],
  ['somebody who may only look', { mayWrite: false }, 'rights'],
  ['a lapsed plan', { isPlanLapsed: true }, 'plan'],
  ['an archived ad', { archiveDate }, 'archived'],
  ['an ad that runs', { status: 'running' }, 'status'],
  ['a version of an archived ad', { mode: 'history', archiveDate }, 'history'],
  ['an archived ad of a lapsed plan', { isPlanLapsed: true, archiveDate }, 'plan'],
  ['an ad that ran and was archived', { status: 'stopped', archiveDate }, 'archived'],
])('who edits %s is held by what can be mended first (PUB-07, PUB-08)', (_, change, block) => {
  expect(editBlock({ ...open, ...change })).toBe(block)
})

it('only work in progress is edited (EDT-03)', () => {
  const editable = balloonStatuses.filter((status) => editBlock({ ...open, status }) === null)
  expect(editable).toEqual(['IN_PROGRESS'])
})
