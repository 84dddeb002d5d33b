import type { ActionName } from '@aloft/contract/actions'
import { expect, it } from 'vitest'
import { writeValues } from '../../src/areas/balloons/balloon.service.ts'
import { statementsOf } from '../support/statements.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand, createTeam, joinTeam } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const { id: userId, token } = await createAccount(server)
const ideaId = await createBrand(server, { userId })

async function statements(action: ActionName, payload: object = {}): Promise<string[]> {
  return statementsOf(knex, async () => {
    const { status, body } = await server.call(action, payload, { token })
    expect({ status, body }).toEqual({ status: 200, body: expect.any(Object) })
  })
}

it.each([
  ['get-user', {}, 2],
  ['get-idea', { ideaId }, 2],
] as const)('%s takes no more than a glance, who is calling included', async (action, payload, most) => {
  const sent = await statements(action, payload)
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(most)
  expect(sent.length).toBeGreaterThan(0)
})

it('get-idea takes as many statements for fifty ads as for one, and as for long histories', async () => {
  const { id } = await createAccount(server)
  const ofMany = await createBrand(server, { userId })
  const balloonId = await createBalloon(server, { ideaId: ofMany })
  const ofOne = await statements('get-idea', { ideaId: ofMany })
  for (let i = 0; i < 50; i++) await createBalloon(server, { ideaId: ofMany })
  for (let i = 0; i < 30; i++) {
    const edit = { authorId: i % 2 ? id : userId, isUserUpdate: true, now: server.clock.real() }
    await writeValues(knex, balloonId, { 'component/c1/fbTitle': `Lamp ${i}` }, edit)
  }
  expect(
    await knex('balloon_value').where({ balloon_id: balloonId, key: 'component/c1/fbTitle' }),
  ).toHaveLength(31)
  expect(await statements('get-idea', { ideaId: ofMany })).toEqual(ofOne)
  expect(await statements('get-ads', { ideaId: ofMany })).toEqual(ofOne)
  expect(ofOne).toHaveLength(2)
})

it('update-balloon takes as many statements for many values as for one', async () => {
  const balloonId = await createBalloon(server, { ideaId })
  const edit = (data: object) => statements('update-balloon', { ideaId, balloonId, data })
  const ofOne = await edit({ 'component/c1/fbTitle': 'Lamp' })
  const many = Array.from({ length: 15 }, (_, i) => [`component/c2/headline${i + 1}`, 'Lamp'] as const)
  const ofMany = await edit({ ...Object.fromEntries(many.slice(3)), 'component/c1/fbTitle': 'Lamps' })
  expect(ofMany).toHaveLength(ofOne.length)
  // Who calls, begin, hold, read, write, commit.
  expect(ofOne.length, ofOne.join('\n')).toBeLessThanOrEqual(6)
})

it('get-ideas-data takes as many statements for fifty brands as for one', async () => {
  const teamId = await createTeam(server, { ownerId: userId })
  await createBrand(server, { userId, teamId })
  const ofOne = await statements('get-ideas-data')
  for (let i = 0; i < 50; i++)
    await createBrand(server, { userId, title: `Brand ${i}`, ...(i % 2 && { teamId }) })
  for (let i = 0; i < 5; i++) {
    const owner = await createAccount(server)
    const joined = await createTeam(server, { ownerId: owner.id })
    await createBrand(server, { userId: owner.id, teamId: joined })
    await joinTeam(server, { teamId: joined, login: { ...owner, id: userId }, role: 'guest' })
  }
  const ofFifty = await statements('get-ideas-data')
  expect(ofFifty).toEqual(ofOne)
  expect(ofOne.length).toBeLessThanOrEqual(4)
})
