import type { ActionName } from '@aloft/contract/actions'
import { expect, it } from 'vitest'
import { changeStatus } from '../../src/areas/launches/core/status.service.ts'
import { createLaunchableAd, createLaunch, grantCredit } from '../support/launches.ts'
import { statementsOf } from '../support/statements.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

// Without a worker: only the calls query the database, and their jobs wait.
const server = await useServer()
const { clock, database } = server
const { knex } = database
const login = await createAccount(server, { isAdmin: true })

async function adWithLaunches(count: number) {
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  for (let n = 0; n < count; n++) {
    await createLaunch(server, { ideaId, balloonId, status: 'running', changes: { endedDate: clock.real() } })
    for (const event of ['STOP', 'REFUND'] as const)
      await knex.transaction((db) => changeStatus(db, { balloonId, event, actorId: null, now: clock.real() }))
  }
  return { ideaId, balloonId, componentId: 'c1' }
}

const few = await adWithLaunches(1)
const many = await adWithLaunches(12)

async function statements(name: ActionName, payload: object): Promise<string[]> {
  return statementsOf(knex, async () => {
    const { body } = await server.call(name, payload, login)
    expect(body).not.toHaveProperty('error')
  })
}

it.each(['get-ad-campaign', 'get-ads', 'get-idea', 'launch-ad', 'stop-ad'] as const)(
  '%s takes as many statements for an ad of many launches as for one of one',
  async (name) => {
    for (const { ideaId } of [few, many]) await grantCredit(server, ideaId, 17_850)
    const ofMany = await statements(name, many)
    expect(ofMany, ofMany.join('\n')).toHaveLength((await statements(name, few)).length)
  },
)

it('admin-get-ad-reviews takes as many statements for many ads as for few', async () => {
  const payload = { filters: { status: 'all' } }
  const before = await statements('admin-get-ad-reviews', payload)
  for (let n = 0; n < 5; n++) await adWithLaunches(1)
  expect(await statements('admin-get-ad-reviews', payload)).toHaveLength(before.length)
})
