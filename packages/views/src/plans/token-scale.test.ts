import { describe, expect, it } from 'vitest'
import { tokensPerTick } from './token-scale.ts'

describe('tokensPerTick', () => {
  it.each([
    [[0], 1],
    [[40], 1],
    [[41], 2],
    [[50, 300, 120], 10],
    [[50, 3000], 100],
    [[90_000], 2250],
  ])('%j: %i', (amounts, expected) => {
    expect(tokensPerTick(amounts)).toBe(expected)
  })
})
