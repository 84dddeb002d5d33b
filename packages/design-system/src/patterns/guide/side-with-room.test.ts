import { describe, expect, it } from 'vitest'
import { sideWithRoom } from './side-with-room.ts'

const room = { width: 820, height: 900 }
const button = { top: 300, left: 400, width: 100, height: 40 }
const wide = { top: 300, left: 60, width: 700, height: 40 }

describe('sideWithRoom', () => {
  it.each([
    ['on its own side', button, 'right', 'right'],
    ['on the opposite one', { ...button, left: 600 }, 'right', 'left'],
    ['below what is as wide as the page', wide, 'right', 'bottom'],
    ['above it in the lower half', { ...wide, top: 700 }, 'left', 'top'],
    ['above, whatever room is there', { ...button, top: 10 }, 'top', 'top'],
  ] as const)('is %s', (_, box, preferred, side) => {
    expect(sideWithRoom(box, room, preferred, 300)).toBe(side)
  })
})
