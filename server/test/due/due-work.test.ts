import { addHours } from '@aloft/domain/core/dates'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { cancelDueWork, scheduleDueWork } from '../../src/due/due-work.repo.ts'
import { enqueueDueWork } from '../../src/due/ticker.ts'
import type { Db } from '../../src/db/db.ts'
import { movableClock } from '../support/movable-clock.ts'
import { openTestDatabase } from '../support/test-database.ts'

const database = await openTestDatabase()
const { knex } = database
afterAll(() => database.close())

const clock = movableClock()
const kind = 'erase-account'
let added: string[] = []
let woken: string[] = []
/** A queue whose jobs are part of the transaction, as rows are: a rollback removes them. */
const queue = {
  async add(_db: Db, name: string, payload: object) {
    added.push(`${name} ${JSON.stringify(payload)}`)
  },
  wake: (lane: string) => void woken.push(lane),
}
const tick = (over: Partial<typeof queue> = {}) =>
  enqueueDueWork({ db: knex, clock, queue: { ...queue, ...over } })
const schedule = (subject: string, hours: number, db: Db = knex) =>
  scheduleDueWork(db, { kind, subject }, addHours(clock.real(), hours))
const job = (userId: string) => `${kind} ${JSON.stringify({ userId })}`

beforeEach(async () => {
  added = []
  woken = []
  await knex('due_work').delete()
  await knex('product_clock').update({ offsetHours: 0 })
})

describe('work that is due', () => {
  it('is enqueued at its date of product time, once, and the lane is woken after it', async () => {
    await schedule('a', 2)
    expect(await tick()).toBe(0)
    await knex('product_clock').update({ offsetHours: 1.9 })
    expect(await tick()).toBe(0)
    expect(woken).toEqual([])
    await knex('product_clock').update({ offsetHours: 2 })
    expect(await tick()).toBe(1)
    expect(await tick()).toBe(0)
    expect(added).toEqual([job('a')])
    expect(woken).toEqual(['slow'])
  })

  it('comes in the order of its dates, however much there is', async () => {
    const subjects = Array.from({ length: 120 }, (_, i) => String(i).padStart(3, '0'))
    for (const subject of subjects.toReversed()) await schedule(subject, -10 + Number(subject) / 100)
    expect(await tick()).toBe(120)
    const batches = [added.slice(0, 50), added.slice(50, 100), added.slice(100)]
    expect(batches.map((jobs) => jobs.toSorted())).toEqual([
      subjects.slice(0, 50).map(job),
      subjects.slice(50, 100).map(job),
      subjects.slice(100).map(job),
    ])
  })

  it('is enqueued once by many nodes at the same time', async () => {
    const subjects = Array.from({ length: 130 }, (_, i) => String(i).padStart(3, '0'))
    for (const subject of subjects) await schedule(subject, -1)
    const counts = await Promise.all(Array.from({ length: 5 }, () => tick()))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(130)
    expect(added.toSorted()).toEqual(subjects.map(job))
  })

  it('stays due where it could not be enqueued', async () => {
    await schedule('a', -1)
    const add = async () => {
      throw new Error('no queue')
    }
    await expect(tick({ add })).rejects.toThrow('no queue')
    expect(await tick()).toBe(1)
    expect(added).toEqual([job('a')])
  })

  it('is left to others where this node does not know its kind', async () => {
    await knex('due_work').insert({
      id: crypto.randomUUID(),
      kind: 'of-a-newer-version',
      subject: 'a',
      dueDate: addHours(clock.real(), -1),
    })
    expect(await tick()).toBe(0)
    expect(await knex('due_work').pluck('kind')).toEqual(['of-a-newer-version'])
  })
})

describe('scheduling', () => {
  it('moves work that was scheduled before, and adds it again once it has begun', async () => {
    await schedule('a', -1)
    await schedule('a', 5)
    expect(await tick()).toBe(0)
    await schedule('a', -2)
    expect(await tick()).toBe(1)
    await schedule('a', -1)
    expect(await tick()).toBe(1)
  })

  it('is undone with the transaction it was part of', async () => {
    const undone = knex.transaction(async (trx) => {
      await schedule('a', -1, trx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await tick()).toBe(0)
  })

  it('can be canceled until it begins', async () => {
    await schedule('a', -1)
    await schedule('b', -1)
    expect(await cancelDueWork(knex, { kind, subject: 'a' })).toBe(true)
    expect(await cancelDueWork(knex, { kind, subject: 'a' })).toBe(false)
    await tick()
    expect(added).toEqual([job('b')])
    expect(await cancelDueWork(knex, { kind, subject: 'b' })).toBe(false)
  })
})
