import { describe, expect, it } from 'vitest'
import { inkOn } from './ink-on.ts'

describe('inkOn', () => {
  it.each([
    ['#b8321f', '#ffffff'],
    ['#123142', '#ffffff'],
    ['#767676', '#000000'],
    ['#FFD36B', '#000000'],
    ['#ffffff', '#000000'],
  ])('on %s is %s', (ground, ink) => {
    expect(inkOn(ground)).toBe(ink)
  })

  it('is white on a background it cannot parse', () => {
    expect(inkOn('rebeccapurple')).toBe('#ffffff')
  })
})
