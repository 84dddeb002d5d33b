import type { ActionName } from '@aloft/contract/actions'
import { expect, it } from 'vitest'
import { statementsOf } from '../support/statements.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createTeam, joinTeam } from '../support/world.ts'

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
