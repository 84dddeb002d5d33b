import type { ReplyOf } from '@aloft/contract/schemas'
import { describe, expect, it } from 'vitest'
import { inviteMember } from '../../src/areas/teams/invite.service.ts'
import { everyRow } from '../support/tables.ts'
import { useServer } from '../support/test-server.ts'
import {
  createAccount,
  createBrand,
  createTeam,
  invite,
  joinTeam,
  type Login,
  openDevice,
  password,
} from '../support/world.ts'

const server = await useServer({ env: { TRUST_PROXY: '1' } })
const { knex } = server.database

let count = 0
/** A new address and a new caller, so that no limit is reached. */
const newEmail = () => `invited${++count}@nightjar.example`
const from = () => ({ headers: { 'x-forwarded-for': `198.51.100.${++count}` } })

async function createOwner() {
  const owner = await createAccount(server, { plan: 'expand-2407', username: 'Mara Quinn' })
  const teamId = await createTeam(server, { ownerId: owner.id, name: 'West Coast Studio' })
  return { owner, teamId }
}

const openInvite = async (code: string) => (await server.call('get-invite', { code }, from())).body
const accept = async (code: string, change: object = {}) =>
  server.call('accept-invite', { code, password, isTermsAccepted: true, ...change }, from())

async function members({ token }: Login, teamId: string) {
  const { body } = await server.call('get-ideas-data', {}, { token })
  return (body as ReplyOf<'get-ideas-data'>).teams[teamId]?.members
}

describe('an invitation of a stranger', () => {
  it('is pending until a password is set, which logs in and confirms it (TEA-07, TEA-12)', async () => {
    const { owner, teamId } = await createOwner()
    const brand = await createBrand(server, { userId: owner.id, teamId, title: 'Client brand' })
    const email = newEmail()
    const code = await invite(server, { teamId, email: ` ${email.toUpperCase()} `, role: 'guest' })
    expect(code).toMatch(/^[\w-]{43}$/)
    expect(await members(owner, teamId)).toMatchObject([
      { role: 'owner' },
      { name: null, email, role: 'guest', inviteStatus: 'pending' },
    ])
    expect(await openInvite(code)).toEqual({
      teamName: 'West Coast Studio',
      email,
      hasAccount: false,
      socialPlatform: null,
    })

    const { status, body } = await accept(code)
    expect(status).toBe(200)
    const user = body as ReplyOf<'accept-invite'>
    expect(user).toMatchObject({
      email,
      username: email.split('@')[0],
      isEmailValidated: true,
      isOnboarding: false,
      selectedIdeaId: brand,
    })
    const login: Login = { id: user._id, email, password, token: user.authToken, userToken: user.userToken }
    expect(await members(login, teamId)).toMatchObject([
      { name: 'Mara Quinn' },
      { name: user.username, email, role: 'guest', inviteStatus: 'confirmed' },
    ])
    const again = await server.call('login', { email, password }, from())
    expect(again.body).toMatchObject({ _id: user._id })
    const tokens = await server.call('get-token-balance', {}, { token: login.token })
    expect(tokens.body).toMatchObject({ freeStarting: 100 })
  })

  it('notifies the owner of the team who has joined', async () => {
    const { owner, teamId } = await createOwner()
    const email = newEmail()
    await accept(await invite(server, { teamId, email }))
    const { body } = await server.call('get-notifications', {}, { token: owner.token })
    expect((body as ReplyOf<'get-notifications'>).notifications).toMatchObject([
      { kind: 'inviteAccepted', message: `${email.split('@')[0]} joined West Coast Studio.` },
    ])
  })

  it.each([
    ['password', { password: 'short 1' }],
    ['password', { password: 'no digits here' }],
    ['isTermsAccepted', { isTermsAccepted: false }],
  ])('makes no account where the %s breaks a rule: %o', async (field, change) => {
    const { teamId } = await createOwner()
    const email = newEmail()
    const code = await invite(server, { teamId, email })
    const { status, body } = await accept(code, change)
    expect({ status, body }).toEqual({ status: 400, body: { error: 'invalidPayload', field } })
    expect(await knex('user_account').where({ email })).toEqual([])
    expect(await openInvite(code)).toMatchObject({ email })
  })
})

describe('an invitation of somebody with an account', () => {
  it('asks for the password of that account, and proves its address', async () => {
    const { owner, teamId } = await createOwner()
    const me = await createAccount(server, { username: 'Sam Byrne' })
    const own = await createBrand(server, { userId: me.id })
    await server.call('set-idea-open-date', { ideaId: own }, { token: me.token })
    const code = await invite(server, { teamId, email: me.email })
    expect(await openInvite(code)).toMatchObject({ hasAccount: true, socialPlatform: null })
    expect((await accept(code, { password: 'another 1' })).body).toEqual({ error: 'badLogin' })
    expect(await members(owner, teamId)).toMatchObject([{}, { inviteStatus: 'pending' }])

    // The terms were accepted when the account was created.
    const { body } = await accept(code, { isTermsAccepted: false })
    expect(body).toMatchObject({
      _id: me.id,
      username: 'Sam Byrne',
      isEmailValidated: true,
      selectedIdeaId: own,
    })
    expect(await members(me, teamId)).toMatchObject([{}, { name: 'Sam Byrne', inviteStatus: 'confirmed' }])
  })

  it('takes the session of somebody who logs in through a platform, and no other’s', async () => {
    const { owner, teamId } = await createOwner()
    const [me, other] = [await createAccount(server), await createAccount(server)]
    await knex('user_account').where({ id: me.id }).update({ passwordHash: null, socialPlatform: 'facebook' })
    const code = await invite(server, { teamId, email: me.email })
    expect(await openInvite(code)).toMatchObject({ hasAccount: true, socialPlatform: 'facebook' })
    for (const token of [other.userToken, me.token, me.userToken.slice(0, 20)]) {
      expect((await accept(code, { password: token })).body).toEqual({ error: 'badLogin' })
    }

    const { body } = await accept(code, { password: me.userToken })
    expect(body).toMatchObject({ _id: me.id, userToken: me.userToken, isOnboarding: false })
    expect(await members(owner, teamId)).toMatchObject([{}, { inviteStatus: 'confirmed' }])
    expect(await knex('session').where({ userId: me.id })).toHaveLength(1)
  })

  it('opens nothing to a session that is over, nor to that of a banned account', async () => {
    const { teamId } = await createOwner()
    const [gone, banned] = [await createAccount(server), await createAccount(server)]
    await server.call('logout', {}, { token: gone.token })
    await knex('user_account').where({ id: banned.id }).update({ isBanned: true })
    for (const { email, userToken } of [gone, banned]) {
      const code = await invite(server, { teamId, email })
      expect((await accept(code, { password: userToken })).body).toEqual({ error: 'badLogin' })
    }
  })

  it('opens nothing to a banned account, nor to one that logs in without a password', async () => {
    const { teamId } = await createOwner()
    const banned = await createAccount(server)
    const social = await createAccount(server)
    await knex('user_account').where({ id: banned.id }).update({ isBanned: true })
    await knex('user_account').where({ id: social.id }).update({ passwordHash: null })
    for (const { email } of [banned, social]) {
      expect((await accept(await invite(server, { teamId, email }))).body).toEqual({ error: 'badLogin' })
    }
  })

  it('takes in nobody twice who has come to belong to the team by another address', async () => {
    const { owner, teamId } = await createOwner()
    const me = await createAccount(server)
    const [code, other] = [
      await invite(server, { teamId, email: newEmail() }),
      await invite(server, { teamId, email: newEmail() }),
    ]
    const joined = (await accept(code)).body as ReplyOf<'accept-invite'>
    const second = await knex('team_member').where({ teamId, inviteStatus: 'pending' }).first('email')
    await knex('user_account').where({ id: joined._id }).update({ email: second.email })
    expect((await accept(other)).body).toEqual({ error: 'inviteAlreadyVerified' })
    expect(await members(owner, teamId)).toHaveLength(3)
    await knex('user_account').where({ id: me.id }).delete()
  })
})

describe('a code', () => {
  it('works once, also for two that come together (TEA-10)', async () => {
    const { owner, teamId } = await createOwner()
    const email = newEmail()
    const code = await invite(server, { teamId, email })
    const both = await Promise.all([accept(code), accept(code)])
    expect(both.filter(({ body }) => Object.hasOwn(body as object, 'authToken'))).toHaveLength(1)
    expect((await accept(code)).body).toEqual({ error: 'inviteAlreadyVerified' })
    expect(await openInvite(code)).toEqual({ error: 'inviteAlreadyVerified' })
    expect(await members(owner, teamId)).toHaveLength(2)
    expect(await knex('user_account').where({ email })).toHaveLength(1)
  })

  it.each(['', 'nope', 'A'.repeat(43)])('%j is invalid where nobody was sent it (TEA-10)', async (code) => {
    expect(await openInvite(code)).toEqual({ error: 'inviteInvalid' })
    expect((await accept(code)).body).toEqual({ error: 'inviteInvalid' })
  })

  it('stops working once the person was invited again', async () => {
    const { teamId } = await createOwner()
    const email = newEmail()
    const first = await invite(server, { teamId, email, role: 'guest' })
    const second = await invite(server, { teamId, email, role: 'collaborator' })
    expect(await openInvite(first)).toEqual({ error: 'inviteInvalid' })
    expect((await accept(second)).body).toMatchObject({ email })
    expect(await knex('team_member').where({ email }).pluck('role')).toEqual(['collaborator'])
  })

  it('is kept as a digest only', async () => {
    const { teamId } = await createOwner()
    const code = await invite(server, { teamId, email: newEmail() })
    const rows = await everyRow(knex)
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(Buffer.from(code).toString('hex'))
  })

  it('is past after 14 days of real time, and the person can be invited again', async () => {
    const { teamId } = await createOwner()
    const email = newEmail()
    const code = await invite(server, { teamId, email })
    server.clock.moveHours(14 * 24 - 1)
    expect(await openInvite(code)).toMatchObject({ email })
    server.clock.moveHours(1)
    expect(await openInvite(code)).toEqual({ error: 'inviteInvalid' })
    expect((await accept(code)).body).toEqual({ error: 'inviteInvalid' })
    expect((await accept(await invite(server, { teamId, email }))).body).toMatchObject({ email })
  })
})

describe('the team service', () => {
  const jobs: string[] = []
  const ask = (teamId: string, email: string, inviterId: string = crypto.randomUUID()) =>
    inviteMember(
      { db: knex, clock: server.clock, enqueue: async (_, name) => void jobs.push(name) },
      { teamId, inviterId, email, role: 'collaborator' },
    )

  it('has the invitation mailed, with no code in what is kept of the mail', async () => {
    const { owner, teamId } = await createOwner()
    const result = await ask(teamId, newEmail(), owner.id)
    expect(result).toHaveProperty('memberId')
    const { memberId } = result as { memberId: string }
    expect(jobs).toEqual(['send-mail'])
    expect(await knex('mail').orderBy('id', 'desc').first('name', 'payload')).toEqual({
      name: 'teamInvite',
      payload: { memberId, inviterId: owner.id },
    })
    expect(await knex('team_invite_code').where({ memberId })).toEqual([])
  })

  it('invites nobody who belongs to the team', async () => {
    const { owner, teamId } = await createOwner()
    const member = await createAccount(server)
    await joinTeam(server, { teamId, login: member, role: 'guest' })
    for (const email of [owner.email, owner.email.toUpperCase(), member.email])
      expect(await ask(teamId, email)).toEqual({ refusal: 'alreadyMember' })
  })

  it('invites to no team whose owner’s plan has none (TEA-05)', async () => {
    const { owner, teamId } = await createOwner()
    await knex('user_account').where({ id: owner.id }).update({ planLabel: 'free' })
    expect(await ask(teamId, newEmail())).toEqual({ refusal: 'teamInactive' })
    expect(await ask(crypto.randomUUID(), newEmail())).toEqual({ refusal: 'teamInactive' })
  })

  it('refuses what is no address', async () => {
    const { teamId } = await createOwner()
    expect(await ask(teamId, 'sam@nightjar')).toEqual({ refusal: 'invalidEmail' })
  })
})

it('opens a session of its own beside those there are', async () => {
  const { teamId } = await createOwner()
  const me = await createAccount(server)
  const device = await openDevice(server, me.id)
  await accept(await invite(server, { teamId, email: me.email }))
  expect((await server.call('get-user', {}, { token: device.token })).status).toBe(200)
})
