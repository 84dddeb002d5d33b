import { describe, expect, it } from 'vitest'
import { type Data, open } from './update-queue.fixtures.ts'

describe('whatever happens', () => {
  type Queue = ReturnType<typeof open>
  const moves: readonly ((queue: Queue, typed: (data: Data, balloonId?: string) => void) => unknown)[] = [
    (queue, typed) => typed({ x: queue.sent.length, y: 'first' }),
    (_, typed) => typed({ y: 'second' }),
    (_, typed) => typed({ x: 'other' }, 'b'),
    (queue) => queue.answer('succeed'),
    (queue) => queue.answer('fail'),
    (queue) => queue.answer('refuse'),
    (queue) => queue.send('OFFLINE'),
    (queue) => queue.send('ONLINE'),
    (queue) => queue.send('RETRY'),
    (queue) => queue.pass(80),
  ]

  /** Walks of 12 moves, as their indices: the same ones at every run. */
  const walks = Array.from({ length: 300 }, (_, walk) => {
    let seed = walk + 1
    return Array.from({ length: 12 }, () => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % moves.length
    })
  })

  it('nothing typed is lost, and one save is in flight', async () => {
    for (const walk of walks) {
      const queue = open()
      const wanted: Record<string, Data> = {}
      const typed = (data: Data, balloonId = 'a') => {
        wanted[balloonId] = { ...wanted[balloonId], ...data }
        queue.change(data, balloonId)
      }
      typed({ x: 'start' })
      const name = walk.join(' ')
      for (const index of walk) {
        await moves[index]?.(queue, typed)
        expect(queue.inFlight(), name).toBeLessThanOrEqual(1)
        expect(queue.view().hasUnsaved ? wanted : queue.server, name).toEqual(wanted)
      }
      queue.send('ONLINE')
      queue.send('RETRY')
      for (let round = 0; queue.view().hasUnsaved && round < 9; round++) {
        await queue.answer('succeed')
        await queue.pass(80)
      }
      expect(queue.server, name).toEqual(wanted)
      expect(queue.view(), name).toMatchObject({ state: 'saved', hasUnsaved: false })
      queue.actor.stop()
    }
  })
})
