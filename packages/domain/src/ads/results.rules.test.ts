import { expect, it } from 'vitest'
import type { JsonValue } from '../core/json.ts'
import { type ResultKind, resultKindOf, resultsOf } from './results.rules.ts'

const goal = {
  componentOrder: [['c1'], ['g']],
  'component/g/type': 'goal',
  'component/g/goalUrl': 'https://nightjar.example/thanks',
}

it.each([
  ['without a goal', {}, 'clicks'],
  ['with a goal that nobody verified', goal, 'clicks'],
  ['with a goal where the snippet was not found', { ...goal, 'component/g/isValidated': false }, 'clicks'],
  ['with a verified goal', { ...goal, 'component/g/isValidated': true }, 'conversions'],
  [
    'with a verified goal that was taken out of its flow',
    { ...goal, componentOrder: [['c1']], 'component/g/isValidated': true },
    'clicks',
  ],
] satisfies [string, Record<string, JsonValue>, ResultKind][])(
  'measures an ad %s as it can be counted (PRF-01, OPN-81)',
  (_, values, kind) => {
    expect(resultKindOf(values)).toBe(kind)
  },
)

it('takes the results from the count of their kind', () => {
  expect(resultsOf('clicks', { clicks: 7, conversions: 2 })).toBe(7)
  expect(resultsOf('conversions', { clicks: 7, conversions: 2 })).toBe(2)
})
