import { beforeEach, expect, it } from 'vitest'
import { passHours } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import {
  createAccount,
  createBalloon,
  createBrand,
  createTeam,
  joinTeam,
  type Login,
} from '../support/world.ts'

const server = await useServer()
const { knex } = server.database

let owner: Login
let helper: Login
let subject: { ideaId: string; balloonId: string }

beforeEach(async () => {
  owner = await createAccount(server, { plan: 'expand-2407', username: 'Órla Fahy' })
  helper = await createAccount(server, { username: 'Sam Byrne' })
  const teamId = await createTeam(server, { ownerId: owner.id })
  await joinTeam(server, { teamId, login: helper, role: 'collaborator' })
  const ideaId = await createBrand(server, { userId: owner.id, teamId })
  subject = { ideaId, balloonId: await createBalloon(server, { ideaId, name: 'Wren' }) }
})

const request = async () =>
  (await server.call('request-launch', subject, { token: helper.token, key: crypto.randomUUID() })).body
const notifications = async () =>
  ((await server.call('get-notifications', {}, owner)).body as { notifications: object[] }).notifications
const mails = () =>
  knex('mail').where({ name: 'launchRequested' }).whereRaw(`payload ->> 'userId' = ?`, [owner.id])

it('asks the owner by notification and mail, once a day for an ad (OPN-63)', async () => {
  expect(await Promise.all([request(), request()])).toEqual(['OK', 'OK'])
  expect(await request()).toBe('OK')
  expect(await notifications()).toMatchObject([
    {
      kind: 'launchRequested',
      headline: 'An ad is waiting for you',
      message: 'Sam Byrne asks you to review and launch “Wren” for Nightjar Lamps.',
    },
  ])
  expect(await mails().pluck('payload')).toEqual([
    { userId: owner.id, actorId: helper.id, balloonId: subject.balloonId },
  ])
  await passHours(server, 25)
  expect(await request()).toBe('OK')
  expect(await notifications()).toHaveLength(2)
})

it('names the owner to the people of the brand', async () => {
  const { body } = await server.call('get-idea', { ideaId: subject.ideaId }, helper)
  expect(body).toMatchObject({ role: 'collaborator', ownerName: 'Órla Fahy' })
})

it('asks for nothing once the ad is launched, and finds no ad of another brand', async () => {
  await knex('balloon').where({ id: subject.balloonId }).update({ status: 'running' })
  expect(await request()).toEqual({ error: 'adNotEditable', status: 'running' })
  subject = { ...subject, balloonId: crypto.randomUUID() }
  expect(await request()).toEqual({ error: 'balloonNotFound' })
  expect(await notifications()).toEqual([])
  expect(await mails()).toEqual([])
})
