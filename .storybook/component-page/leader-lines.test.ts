import { expect, test } from 'vitest'
import { leaderLines } from './leader-lines.ts'

const drawing = { left: 100, top: 100, right: 400, bottom: 200 }
const part = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

test('a number is on the side that its part is nearest to', () => {
  const [left, right, top, bottom] = leaderLines(drawing, [
    part(104, 140, 140, 160),
    part(360, 140, 396, 160),
    part(240, 102, 260, 120),
    part(240, 180, 260, 198),
  ])
  expect(left).toEqual({ from: { x: 68, y: 150 }, to: { x: 104, y: 150 } })
  expect(right).toEqual({ from: { x: 432, y: 150 }, to: { x: 396, y: 150 } })
  expect(top).toEqual({ from: { x: 250, y: 68 }, to: { x: 250, y: 102 } })
  expect(bottom).toEqual({ from: { x: 250, y: 232 }, to: { x: 250, y: 198 } })
})

test('the docs can choose another side', () => {
  const [line] = leaderLines(drawing, [part(104, 140, 140, 160)], ['right'])
  expect(line?.from.x).toBe(432)
})

test('numbers of parts close together are spread, and still lead to their parts', () => {
  const lines = leaderLines(drawing, [part(100, 110, 200, 120), part(100, 122, 200, 132)])
  const [one, other] = lines.map((line) => line?.from.y ?? 0)
  expect((other ?? 0) - (one ?? 0)).toBe(28)
  expect(lines.map((line) => line?.to.y)).toEqual([115, 127])
})

test('a part that isn’t drawn has no number', () => {
  expect(leaderLines(drawing, [null, part(100, 110, 200, 120)])[0]).toBeNull()
})
