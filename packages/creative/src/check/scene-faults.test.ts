import type { Scenes } from '@aloft/domain/creatives/studio/sizes.rules'
import { expect, it } from 'vitest'
import { creativeOf, samples, testFonts } from '../test-support/samples.ts'
import { findSceneFaults } from './scene-faults.ts'

const text = { ...samples.text, x: 100, y: 300 }
const dull = { ...text, color: '#999999' }
const contrastOf = (_: unknown, __: unknown, color: string) => (color === dull.color ? 2.5 : 12)
const material = { fonts: testFonts, contrastOf }
const all = { '1:1': material, '4:5': material, '9:16': material, '16:9': material }
const found = (scenes: Scenes) => findSceneFaults(scenes, all, ['#123142'])

it('names once what the main size shares with others', () => {
  const scenes = { '1:1': creativeOf([dull]), '4:5': creativeOf([text]), '16:9': creativeOf([dull]) }
  expect(found(scenes)).toEqual([
    {
      formats: ['1:1', '16:9'],
      element: dull,
      fault: 'lowContrast',
      contrast: 2.5,
      mend: { type: 'change', ids: ['text'], values: { color: '#123142' } },
    },
  ])
})

it('names each size that has a fault of its own, as none follows another', () => {
  const scenes = { '1:1': creativeOf([text]), '4:5': creativeOf([dull]), '16:9': creativeOf([dull]) }
  expect(found(scenes).map(({ formats }) => formats)).toEqual([['4:5'], ['16:9']])
})

it('names each fault of a layer', () => {
  const scenes = { '1:1': creativeOf([{ ...dull, x: 700 }]) }
  expect(found(scenes).map(({ fault, contrast }) => [fault, contrast])).toEqual([
    ['outside', null],
    ['lowContrast', 2.5],
  ])
  expect(found({ '1:1': creativeOf([text]) })).toEqual([])
})
