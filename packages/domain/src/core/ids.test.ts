import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isUuid } from './ids.ts'

it('knows uuids of every version', () => {
  fc.assert(fc.property(fc.uuid(), (id) => isUuid(id) && isUuid(id.toUpperCase())))
})

it.each([
  '',
  'abc',
  '00000000-0000-0000-0000-000000000000',
  '01936b2e-0000-7000-8000-00000000000',
  '01936b2e-0000-7000-8000-000000000001\n',
  ' 01936b2e-0000-7000-8000-000000000001',
  7,
  null,
])('refuses %j', (value) => {
  expect(isUuid(value)).toBe(false)
})
