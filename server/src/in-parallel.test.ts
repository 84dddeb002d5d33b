import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inParallel } from './in-parallel.ts'

it('returns the results in order, with no more at once than allowed', async () => {
  let running = 0
  let most = 0
  const results = await inParallel([9, 1, 5, 2, 7, 3], 3, async (delay) => {
    most = Math.max(most, ++running)
    await sleep(delay)
    running--
    return delay * 10
  })
  expect(results).toEqual([90, 10, 50, 20, 70, 30])
  expect(most).toBe(3)
})

it('starts nothing more after a failure', async () => {
  const started: number[] = []
  const work = async (item: number) => {
    started.push(item)
    await sleep(item)
    if (item === 1) throw new Error('refused')
  }
  await expect(inParallel([1, 20, 3, 4], 2, work)).rejects.toThrow('refused')
  await sleep(30)
  expect(started).toEqual([1, 20])
})
