import { describe, expect, it } from 'vitest'
import { safeAreaOf } from '../safe-area.rules.ts'
import { distancesOf, snapped } from './snapping.rules.ts'

const picture = { width: 1080, height: 1080 }
const around = { picture, safe: null, others: [] }
const box = (x: number, y: number, width = 100, height = 50) => ({ x, y, width, height })

describe('snapping', () => {
  it('aligns edges and centers with the picture within the threshold', () => {
    expect(snapped(box(5, -4), around, 6).by).toEqual({ x: -5, y: 4 })
    expect(snapped(box(492, 1027), around, 6).by).toEqual({ x: -2, y: 3 })
    expect(snapped(box(7, 300), around, 6).by).toEqual({ x: 0, y: 0 })
  })

  it('aligns with other layers, and shows the line along both', () => {
    const { by, guides } = snapped(box(204, 300), { ...around, others: [box(200, 700, 300, 80)] }, 6)
    expect(by).toEqual({ x: -4, y: 0 })
    expect(guides.lines).toEqual([{ axis: 'x', at: 200, from: 300, to: 780 }])
  })

  it('takes the nearest of several', () => {
    const others = [box(195, 700), box(198, 800)]
    expect(snapped(box(199, 300), { ...around, others }, 6).by.x).toBe(-1)
  })

  it('centers between two neighbors, and shows both gaps', () => {
    const others = [box(0, 300, 200), box(720, 300, 200)]
    const { by, guides } = snapped(box(413, 400, 100), { ...around, others }, 6)
    expect(by.x).toBe(0)
    const row = others.map((other) => ({ ...other, y: 410 }))
    const level = snapped(box(413, 400, 100), { ...around, others: row }, 6)
    expect(level.by.x).toBe(-3)
    expect(level.guides.distances.filter(({ axis }) => axis === 'x')).toEqual([
      { axis: 'x', from: 200, to: 410, at: 425 },
      { axis: 'x', from: 510, to: 720, at: 425 },
    ])
    expect(guides.lines).toEqual([])
  })

  it.each([
    [box(334, 400), [box(0, 400), box(170, 400)], 6],
    [box(456, 400), [box(640, 400), box(814, 400)], 10],
  ])('continues the gap of two layers in a row (%#)', (moving, others, by) => {
    const { by: offset, guides } = snapped(moving, { ...around, others }, 12)
    expect(offset.x).toBe(by)
    expect(guides.distances.filter(({ axis }) => axis === 'x')).toHaveLength(2)
  })

  it('aligns with the safe area of a story', () => {
    const story = { width: 1080, height: 1920 }
    const safe = safeAreaOf(story)
    expect(safe).toEqual({ x: 0, y: 269, width: 1080, height: 1267 })
    expect(safeAreaOf(picture)).toBeNull()
    expect(snapped(box(300, 265), { picture: story, safe, others: [] }, 6).by.y).toBe(4)
  })

  it('moves only the edges that a handle moves', () => {
    const end = snapped(box(300, 300, 237, 50), around, 6, { x: 'end', y: 'none' })
    expect(end.by).toEqual({ x: 3, y: 0 })
    const start = snapped(box(3, 300, 237, 50), around, 6, { x: 'start', y: 'none' })
    expect(start.by).toEqual({ x: -3, y: 0 })
  })

  it('shows the distance to what is nearer on each axis', () => {
    const others = [box(350, 90, 100, 100)]
    expect(distancesOf(box(70, 120, 216, 50), { ...around, others })).toEqual([
      { axis: 'x', from: 286, to: 350, at: 145 },
      { axis: 'y', from: 0, to: 120, at: 178 },
    ])
  })
})
