import { expect, it } from 'vitest'
import { creativesNamedIn, withCreatives } from './named-creatives.rules.ts'

const first = '01936b2e-0000-7000-8000-00000000060a'
const second = '01936b2e-0000-7000-8000-00000000060b'
const copy = '01936b2e-0000-7000-8000-00000000060c'
const values = {
  name: first,
  'component/c1/adCreativeId': first,
  'component/c2/adCreativeId': first.toUpperCase(),
  'component/c3/adCreativeId': second,
  'component/c4/adCreativeId': 'x',
  'component/c5/adCreativeId': null,
  'component/c6/fbTitle': first,
}

it('finds each creative once, and nothing that is no id', () => {
  expect(creativesNamedIn(values)).toEqual([first, second])
  expect(creativesNamedIn({})).toEqual([])
})

it('changes only the creatives that have a copy', () => {
  expect(withCreatives(values, new Map([[first, copy]]))).toEqual({
    ...values,
    'component/c1/adCreativeId': copy,
    'component/c2/adCreativeId': copy,
  })
})
