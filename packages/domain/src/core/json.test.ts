import { describe, expect, it } from 'vitest'
import { isSameJson, type JsonValue } from './json.ts'

describe('two values', () => {
  it.each<[JsonValue, JsonValue]>([
    ['a', 'a'],
    [1, 1],
    [null, null],
    [[], []],
    [{}, {}],
    [
      { a: 1, b: [true, { c: null }] },
      { b: [true, { c: null }], a: 1 },
    ],
  ])('%j and %j are the same', (left, right) => expect(isSameJson(left, right)).toBe(true))

  it.each<[JsonValue, JsonValue]>([
    ['a', 'b'],
    ['1', 1],
    [null, ''],
    [null, {}],
    [[], {}],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [['a'], ['a', 'b']],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: null }, { b: null }],
  ])('%j and %j are not', (left, right) => {
    expect(isSameJson(left, right)).toBe(false)
    expect(isSameJson(right, left)).toBe(false)
  })
})
