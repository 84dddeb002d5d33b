import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../../test/support/test-database.ts'
import { readSettings } from '../../env.ts'
import { createEmbeddedAdPlatform } from './ad-platform.embedded.ts'
import { chooseAdPlatforms } from './choose-ad-platforms.ts'
import { newOrder } from './ad-order.fixtures.ts'
import { suiteOfAll } from './ad-platform.suite.ts'
import { sharedMemory } from './simulator/launch-memory.repo.ts'

const database = await openTestDatabase()
const { knex } = database
afterAll(() => database.close())

suiteOfAll('the simulated platform', async () => createEmbeddedAdPlatform())

it('knows a launch by its reference alone, and none of another platform', async () => {
  const gateway = createEmbeddedAdPlatform()
  const ref = await gateway.create(newOrder('google'), 'a key')
  expect(ref.length).toBeLessThan(1_000)
  for (const foreign of ['', '120210000000000000', 'simulated:', ref.slice(0, -20)])
    await expect(gateway.review(foreign, new Date())).rejects.toThrow(/simulated|unexpected|JSON|invalid/i)
})

it('is one for all nodes: what one of them made and showed, another one finds by its key', async () => {
  const [one, other] = [knex, knex].map((db) => createEmbeddedAdPlatform({ memory: sharedMemory(db) }))
  if (!one || !other) throw new Error('two nodes')
  const order = newOrder('google')
  const made = await one.create(order, 'of all')
  const shown = await one.setStatus(made, 'active', order.submittedDate)
  expect(await other.find('of all')).toBe(shown)
  expect(await other.create(order, 'of all')).toBe(shown)
  expect(await other.find('of nobody')).toBeNull()
  // It grows with what happened to it, beyond what an ordinary index of the database takes.
  const long = randomBytes(4_000).toString('hex')
  await sharedMemory(knex).move(shown, long)
  expect(await other.find('of all')).toBe(long)
})

it('takes longer over some ads than over others, 2 to 48 hours (LCH-04)', async () => {
  const gateway = createEmbeddedAdPlatform()
  const order = newOrder('facebook')
  const hours: number[] = []
  for (let index = 0; index < 100; index += 1) {
    const ref = await gateway.create(order, `ad ${index}`)
    const review = await gateway.review(ref, new Date(order.submittedDate.getTime() + 48 * 3_600_000))
    if (review.isDecided) hours.push((review.date.getTime() - order.submittedDate.getTime()) / 3_600_000)
  }
  expect(hours).toHaveLength(100)
  expect(Math.min(...hours)).toBeGreaterThanOrEqual(2)
  expect(Math.max(...hours)).toBeGreaterThan(24)
  expect(hours.filter((count) => count < 24).length).toBeGreaterThan(80)
})

it('has every launch meet the same market where it is given a seed', async () => {
  const { create, setStatus, review, report } = createEmbeddedAdPlatform({ seed: 'a demonstration' })
  const order = newOrder('google')
  const at = new Date(order.submittedDate.getTime() + 10 * 24 * 3_600_000)
  const brought = await Promise.all(
    ['one launch', 'another launch'].map(async (key) => {
      const ref = await setStatus(await create(order, key), 'active', order.submittedDate)
      return [await review(ref, at), await report(ref, order.submittedDate, at)]
    }),
  )
  expect(brought[0]?.[1]).not.toEqual([])
  expect(brought[0]).toEqual(brought[1])
})

describe('in production', () => {
  const start = (ALLOW_EMBEDDED: string) =>
    chooseAdPlatforms(
      readSettings({ ALOFT_ENV: 'production', MAIL_POSTAL_ADDRESS: '1 Quay Street', ALLOW_EMBEDDED }),
      knex,
    )

  it('is refused unless it is allowed by its name', () => {
    expect(() => start('identity,mail,payment')).toThrow(/unless ALLOW_EMBEDDED includes ad-platform/)
    expect(start('ad-platform,identity,mail,payment').google.isSimulated).toBe(true)
  })
})
