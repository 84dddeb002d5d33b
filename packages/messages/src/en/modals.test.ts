import { plainlyDeletedKinds, seriousActions } from '@aloft/domain/core/deletable-kinds'
import { expect, it } from 'vitest'
import { createI18n } from '../i18n.ts'

const { t } = createI18n()

it.each(plainlyDeletedKinds)(
  'explains before a %s is deleted what is deleted and what stays (API-14)',
  (kind) => {
    const name = 'Evenings, better lit'
    const { title, lead } = t(`modals.confirmDelete.kinds.${kind}`, { name, returnObjects: true })
    expect(`${title} ${lead}`).toContain(name)
    expect(title).toMatch(/\?$/)
  },
)

it.each(seriousActions)('explains before %s what cannot be undone (API-14)', (action) => {
  const { title, lead, submit } = t(`modals.seriousDelete.actions.${action}`, {
    name: 'Wren',
    returnObjects: true,
  })
  expect(title).toMatch(/\?$/)
  expect(lead).toMatch(/cannot/)
  expect(submit).not.toBe('')
})
