import { type ModalName, modalNames } from '@aloft/domain/core/modal-names'
import { expect, it } from 'vitest'
import { linkedModals } from './linked-modals.ts'
import { ModuleNotFoundError } from './modal-address.ts'
import { rowOf } from './modal-row.ts'
import { modals } from './modal-table.ts'

it('holds bodies of modals of the product only, and one for each that has an address', () => {
  const built = Object.keys(modals) as ModalName[]
  expect(modalNames).toEqual(expect.arrayContaining(built))
  expect(built).toEqual(expect.arrayContaining(Object.keys(linkedModals)))
})

it.each(['nope', 'toString', 'team-creation'])('raises module-not-found for %s (ERR-11)', (name) => {
  expect(() => rowOf(modals, name)).toThrow(ModuleNotFoundError)
})
