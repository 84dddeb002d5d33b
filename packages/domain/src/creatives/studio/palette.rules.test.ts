import { expect, it } from 'vitest'
import { paletteOf } from './palette.rules.ts'
import { sampleScene, sampleShape, sampleText, sampleVideo } from './scenes.fixtures.ts'

it('lists the colors of all formats, the most frequent first', () => {
  const square = sampleScene([sampleShape(), sampleText(), sampleVideo()])
  const story = sampleScene([
    sampleText({ color: '#123142' }),
    sampleText({ color: '#FF6A3D' }),
    sampleText(),
  ])
  expect(paletteOf([square, story])).toEqual([{ hex: '#123142' }, { hex: '#fff8ec' }, { hex: '#ff6a3d' }])
})

it('offers eight at most', () => {
  const elements = Array.from({ length: 20 }, (_, index) => sampleText({ color: `#0000${10 + index}` }))
  expect(paletteOf([sampleScene(elements)])).toHaveLength(8)
})
