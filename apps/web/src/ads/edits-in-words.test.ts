import { componentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import { expect, it } from 'vitest'
import { subjectOf } from './edits-in-words.ts'

const of = (key: Parameters<typeof componentKey>[1]) => componentKey('c1', key)

it.each([
  ['name', { kind: 'name' }],
  [of('fbMessage'), { kind: 'field', label: expect.any(String) }],
  [of('keywords'), { kind: 'list', list: 'keywords' }],
  [of('plannedBudget'), { kind: 'setting', key: 'plannedBudget' }],
  ['componentOrder', { kind: 'other' }],
])('the subject of %s is %j', (key, subject) => {
  expect(subjectOf(key, 'facebook')).toEqual(subject)
})
