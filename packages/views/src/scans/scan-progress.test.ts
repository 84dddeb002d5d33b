import { expect, it } from 'vitest'
import { scanShare } from './scan-progress.ts'

const reading = { stage: 'reading', steps: 4, expectedSeconds: 12 } as const

it.each([
  [{ ...reading, step: 1, seconds: 0 }, 0],
  [{ ...reading, step: 2, seconds: 1 }, 0.25],
  [{ ...reading, step: 2, seconds: 4 }, 1 / 3],
  [{ ...reading, step: 2, seconds: 30 }, 0.5],
  [{ ...reading, step: 4, seconds: 30 }, 0.99],
  [{ ...reading, stage: 'stopped', step: 3, seconds: 6 }, 0.5],
  [{ ...reading, stage: 'done', step: 4, seconds: 6 }, 1],
] as const)('%j is done by a share of %d', (progress, share) => {
  expect(scanShare(progress)).toBe(share)
})
