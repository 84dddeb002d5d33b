import { en } from '@aloft/messages/catalogue'
import { expect, it } from 'vitest'
import { dueKinds } from './due-kinds.ts'

it('the time machine has words for everything that may fall due', () => {
  expect(Object.keys(dueKinds).filter((kind) => !Object.hasOwn(en.mockDate.kinds, kind))).toEqual([])
})
