import { describe, expect, it } from 'vitest'
import { roundedPath, tipAt } from './chart-line.ts'

describe('a line of a chart', () => {
  it('rounds its corners', () => {
    const corner = [
      { x: 0, y: 0 },
      { x: 0, y: 40 },
      { x: 60, y: 40 },
    ]
    expect(roundedPath(corner)).toBe('M0,0L0,34Q0,40 6,40L60,40')
  })

  it('rounds less if a segment is short', () => {
    const short = [
      { x: 0, y: 0 },
      { x: 0, y: 4 },
      { x: 60, y: 4 },
    ]
    expect(roundedPath(short)).toBe('M0,0L0,2Q0,4 2,4L60,4')
  })

  it('ends in an arrowhead in its own direction', () => {
    const down = [
      { x: 5, y: 0 },
      { x: 5, y: 20 },
    ]
    expect(tipAt(down)).toBe('M5,20L1,12L9,12Z')
  })
})
