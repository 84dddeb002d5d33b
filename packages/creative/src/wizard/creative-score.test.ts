import type { SceneFault } from '../check/scene-faults.ts'
import { expect, test } from 'vitest'
import { creativeOf, samples } from '../test-support/samples.ts'
import { scoreCreative, type ScorePart } from './creative-score.ts'

const headline = { ...samples.text, id: 'headline', slot: 'headline' } as const
const button = { ...samples.text, id: 'button', slot: 'button', text: 'Shop now' } as const
const scene = creativeOf([samples.croppedImage, samples.logo, headline, button])
const scenes = { '1:1': scene, '9:16': scene }
const large = () => ({ width: 2000, height: 2000 })
const fault = (kind: SceneFault['fault'], formats: SceneFault['formats']): SceneFault => ({
  formats,
  element: headline,
  fault: kind,
  contrast: null,
  mend: null,
})
const partOf = (part: ScorePart, score: ReturnType<typeof scoreCreative>) =>
  score.parts.find((one) => one.part === part)?.score

test('a creative without a fault has the full score', () => {
  expect(scoreCreative(scenes, [], large)).toEqual({
    total: 100,
    parts: ['legibility', 'placement', 'brevity', 'clarity', 'sharpness'].map((part) => ({
      part,
      score: 100,
    })),
  })
})

test('each size with a fault counts once, in the part that the fault belongs to', () => {
  const faults = [
    fault('lowContrast', ['1:1']),
    fault('textOverflows', ['1:1']),
    fault('covered', ['1:1', '9:16']),
  ]
  const score = scoreCreative(scenes, faults, large)
  expect(partOf('legibility', score)).toBe(50)
  expect(partOf('placement', score)).toBe(0)
  expect(score.total).toBe(70)
})

test('many words, no mark and a small file cost points', () => {
  const wordy = { ...headline, text: 'word '.repeat(18) }
  const poor = { '1:1': creativeOf([samples.croppedImage, wordy]) }
  // The crop shows half of the width in 400 pixels.
  const score = scoreCreative(poor, [], () => ({ width: 400, height: 400 }))
  expect(partOf('brevity', score)).toBe(50)
  expect(partOf('clarity', score)).toBe(0)
  expect(partOf('sharpness', score)).toBe(50)
})

test('words alone are not scored by sharpness', () => {
  const { parts } = scoreCreative({ '1:1': creativeOf([headline, button]) }, [], large)
  expect(parts.map(({ part }) => part)).not.toContain('sharpness')
})

test('a video costs what can’t be delivered, and nothing of the placement', () => {
  const score = scoreCreative(scenes, [fault('videoNotSupported', ['1:1'])], large)
  expect(partOf('delivery', score)).toBe(50)
  expect(partOf('placement', score)).toBe(100)
})
