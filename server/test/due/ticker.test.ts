import { addHours } from '@aloft/domain/core/dates'
import { afterAll, expect, it, vi } from 'vitest'
import { scheduleDueWork } from '../../src/due/due-work.repo.ts'
import { startDueTicker } from '../../src/due/ticker.ts'
import { createLog } from '../../src/log.ts'
import { movableClock } from '../support/movable-clock.ts'
import { openTestDatabase } from '../support/test-database.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

it('ticks by itself, goes on after a tick that failed, and stops once the last one is over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const clock = movableClock()
  const added: object[] = []
  let isBroken = true
  const queue = {
    async add(_db: unknown, _name: string, payload: object) {
      if (isBroken) throw new Error('no queue')
      added.push(payload)
    },
    wake: () => {},
  }
  const stop = startDueTicker({ db: database.knex, clock, queue, log: createLog('silent') })
  const schedule = (subject: string) =>
    scheduleDueWork(database.knex, { kind: 'erase-account', subject }, addHours(clock.real(), -1))
  try {
    await schedule('a')
    vi.advanceTimersByTime(5_000)
    await vi.waitFor(async () => expect(await database.knex('due_work').pluck('subject')).toEqual(['a']))
    isBroken = false
    await vi.waitFor(() => {
      vi.advanceTimersByTime(5_000)
      expect(added).toEqual([{ userId: 'a' }])
    })
    await stop()
    await schedule('b')
    vi.advanceTimersByTime(60_000)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(added).toEqual([{ userId: 'a' }])
  } finally {
    vi.useRealTimers()
  }
})
