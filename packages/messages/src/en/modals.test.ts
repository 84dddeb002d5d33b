import { plainlyDeletedKinds, seriousActions } from '@aloft/domain/core/deletable-kinds'
import { expect, it } from 'vitest'
import { createI18n } from '../i18n.ts'

const { t } = createI18n().get()

it.each(plainlyDeletedKinds)(
  'explains before a %s is deleted what is deleted and what stays (API-14)',
  (kind) => {
    const name = 'Evenings, better lit'
    const title = t(`modals.confirmDelete.kinds.${kind}.title`, { name })
    const lead = t(`modals.confirmDelete.kinds.${kind}.lead`, { name })
    expect(`${title} ${lead}`).toContain(name)
    expect(title).toMatch(/\?$/)
  },
)

it.each(seriousActions)('explains before %s what cannot be undone (API-14)', (action) => {
  const name = 'Wren'
  expect(t(`modals.seriousDelete.actions.${action}.title`, { name })).toMatch(/\?$/)
  expect(t(`modals.seriousDelete.actions.${action}.lead`, { name })).toMatch(/can’t/)
  expect(t(`modals.seriousDelete.actions.${action}.submit`)).not.toBe('')
})
