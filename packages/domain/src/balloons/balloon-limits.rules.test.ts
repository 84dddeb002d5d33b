import { describe, expect, it } from 'vitest'
import { balloonLimits, mayHold } from './balloon-limits.rules.ts'

const title = 'component/c1/fbTitle'
const metrics = 'component/c1/metrics'

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { value }
  return value
}

describe('mayHold', () => {
  it.each([
    [title, 'x'.repeat(5_000)],
    [title, null],
    [title, ''],
    [metrics, { clicks: 3, isNew: true, by: [null, 'Órla 💡'] }],
    [metrics, nested(balloonLimits.valueDepth)],
    [metrics, 'x'.repeat(balloonLimits.valueLength - 2)],
    ['componentOrder', [['c1'], ['c2']]],
    ['componentOrder', null],
    ['sectionOrder', { c1: ['s1'] }],
    ['component/c1/sections/s1/type', 'Hero'],
  ])('keeps under %s: %j', (key, value) => {
    expect(mayHold(key, value)).toBe(true)
  })

  it.each([
    ['component/c1/isAdmin', 'x'],
    ['component/c1/headline3', 'x'],
    ['__proto__', 'x'],
    ['constructor', 'x'],
    ['', 'x'],
    [`component/${'c'.repeat(balloonLimits.keyLength)}/fbTitle`, 'x'],
    ['component/c\0/fbTitle', 'x'],
    ['component/\uD800/fbTitle', 'x'],
    [title, undefined],
    [title, 'nul \0'],
    [title, 'half \uD83D'],
    [metrics, { 'half \uDE00': 1 }],
    [metrics, [['nul \0']]],
    [metrics, JSON.parse('{ "a": { "__proto__": 1 } }')],
    [metrics, Number.NaN],
    [metrics, Number.POSITIVE_INFINITY],
    [metrics, 1n],
    [metrics, () => 1],
    [metrics, nested(balloonLimits.valueDepth + 1)],
    [metrics, nested(100_000)],
    [metrics, 'x'.repeat(balloonLimits.valueLength - 1)],
  ])('refuses under %s: %o', (key, value) => {
    expect(mayHold(key, value)).toBe(false)
  })
})
