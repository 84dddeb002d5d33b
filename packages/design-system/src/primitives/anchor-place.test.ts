import { expect, it } from 'vitest'
import { placeAt } from './anchor-place.ts'

const window = { width: 1440, height: 900 }
const panel = { width: 400, height: 400 }
const box = (left: number, top: number) => ({ left, top, right: left + 36, bottom: top + 36 })

it('opens below an opener at the top, with their ends aligned', () => {
  expect(placeAt(box(1300, 10), window, panel)).toEqual({ top: 54, right: 104 })
})

it('opens beside an opener at the bottom, with their lower edges aligned', () => {
  expect(placeAt(box(186, 850), window, panel)).toEqual({ bottom: 16, left: 230 })
})

it('never leaves the window', () => {
  for (let left = 0; left <= 1404; left += 27)
    for (let top = 0; top <= 864; top += 27) {
      const at = placeAt(box(left, top), window, panel)
      const x = at.left ?? window.width - (at.right ?? 0) - panel.width
      const y = at.top ?? window.height - (at.bottom ?? 0) - panel.height
      expect([x >= 16, y >= 16, x + 400 <= 1424, y + 400 <= 884]).toEqual([true, true, true, true])
    }
})
