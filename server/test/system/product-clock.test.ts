import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { addHours } from '@aloft/domain/core/dates'
import { notify } from '../../src/areas/notifications/notification.service.ts'
import { scheduleDueWork } from '../../src/due/due-work.repo.ts'
import { startTestServer, useServer } from '../support/test-server.ts'
import { createAccount, createBalloon, createBrand } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const admin = await createAccount(server, { isAdmin: true })
const user = await createAccount(server, { plan: 'expand-2407' })
const day = 24 * 3_600_000

afterEach(() => knex('product_clock').update({ offsetHours: 0 }))

function setOffset(hours: unknown, token = admin.token) {
  return server.call('set-mock-date-offset-hours', { hours }, { token })
}

/** Whole days from now to a date, as text, so that `-0` equals `0`. */
function daysAhead(date: unknown): string {
  return ((new Date(date as string).getTime() - server.clock.real().getTime()) / day)
    .toFixed(0)
    .replace('-0', '0')
}

async function dueWork(token: string) {
  return server.call('get-due-work', {}, { token })
}

describe('set-mock-date-offset-hours', () => {
  it('is returned to everybody (CLK-02), fractions too (CLK-01)', async () => {
    for (const hours of [0, 1.25, 48, 48]) {
      expect((await setOffset(hours)).body).toEqual({ mockDateOffsetHours: hours })
      expect((await server.call('get-mock-date-offset-hours')).body).toEqual({ mockDateOffsetHours: hours })
    }
  })

  it('never goes back: what has happened cannot unhappen', async () => {
    await setOffset(48)
    const { status, body } = await setOffset(47.5)
    expect({ status, body }).toEqual({
      status: 200,
      body: { error: 'clockIsAhead', mockDateOffsetHours: 48 },
    })
    expect(await knex('product_clock').pluck('offsetHours')).toEqual([48])
  })

  it('moves the dates of what is written later, and leaves earlier ones', async () => {
    const before = await createBrand(server, { userId: user.id, title: 'Before' })
    await setOffset(10 * 24)
    const { body } = await server.call('create-idea', { title: 'Nightjar' }, { token: user.token })
    const { idea } = body as { idea: { _id: string; creationDate: string; lastOpenDate: string } }
    expect(daysAhead(idea.creationDate)).toBe('10')
    expect(daysAhead(idea.lastOpenDate)).toBe('10')
    await setOffset(13 * 24)
    await server.call('set-idea-open-date', { ideaId: idea._id }, { token: user.token })
    const opened = (await server.call('get-idea', { ideaId: idea._id }, { token: user.token }))
      .body as typeof idea
    expect(daysAhead(opened.lastOpenDate)).toBe('13')
    expect(daysAhead(opened.creationDate)).toBe('10')
    expect(daysAhead((await knex('idea').where({ id: before }).first())['creationDate'])).toBe('0')
  })

  it('dates sign-up and its tokens by product time, the session by real time', async () => {
    await setOffset(90 * 24)
    const form = { password: 'lamplight 39', username: 'Órla', isTermsAccepted: true }
    const { body } = await server.call('signup', { ...form, email: 'orla@nightjar.example' })
    const { _id: id, creationDate } = body as { _id: string; creationDate: string }
    expect(daysAhead(creationDate)).toBe('90')
    const posting = await knex('ledger_posting')
      .where({ reference: `starting-tokens:${id}` })
      .first()
    expect(daysAhead(posting.date)).toBe('90')
    const session = await knex('session').where({ userId: id }).first()
    expect(daysAhead(session.authExpiryDate)).toBe('1')
    expect(daysAhead(session.storedExpiryDate)).toBe('60')
  })

  it('logs nobody out: a jump of 90 days', async () => {
    const { email, token, userToken } = await createAccount(server)
    await setOffset(90 * 24)
    expect((await server.call('get-user', {}, { token })).body).toMatchObject({ email })
    expect((await server.call('login', { email, password: userToken })).body).toMatchObject({ email })
  })

  it('is for product admins (OPN-11)', async () => {
    const { status, body } = await setOffset(24, user.token)
    expect({ status, body }).toEqual({ status: 403, body: { error: 'notAdmin' } })
    expect(await knex('product_clock').pluck('offsetHours')).toEqual([0])
  })

  it.each(['24', null, 87_601, -1])('refuses %o hours', async (hours) => {
    const { status, body } = await setOffset(hours)
    expect({ status, body }).toEqual({ status: 400, body: { error: 'invalidPayload', field: 'hours' } })
  })
})

describe('get-due-work', () => {
  it('lists what comes next, the earliest first, and who it is about', async () => {
    const { id, email } = await createAccount(server)
    const balloon = await createBalloon(server, {
      ideaId: await createBrand(server, { userId: user.id }),
      name: 'Evenings, better lit',
    })
    const subjects = [
      [email, id, 5],
      ['Evenings, better lit', balloon, 1],
      [null, 'gone', 3],
    ] as const
    for (const [, subject, hours] of subjects) {
      await scheduleDueWork(knex, { kind: 'erase-account', subject }, addHours(server.clock.real(), hours))
    }
    const { due } = (await dueWork(admin.token)).body as { due: { kind: string; about: string | null }[] }
    expect(due.map(({ kind, about }) => [kind, about])).toEqual([
      ['erase-account', 'Evenings, better lit'],
      ['erase-account', null],
      ['erase-account', email],
    ])
  })

  it('lists the notifications of all users, the newest first, in the language of the caller', async () => {
    const { id } = await createAccount(server)
    await notify(knex, { userIds: [id], kind: 'teamClosed', now: new Date('2026-11-20T09:00:00Z') })
    await notify(knex, { userIds: [user.id], kind: 'adReady', now: new Date('2026-11-21T09:00:00Z') })
    expect((await dueWork(admin.token)).body).toMatchObject({
      told: [{ headline: 'Your ad is ready' }, { headline: 'A team was deleted' }],
    })
  })

  it('is for product admins', async () => {
    expect(await dueWork(user.token)).toMatchObject({ status: 403, body: { error: 'notAdmin' } })
  })
})

describe('in production', async () => {
  const env = {
    ALOFT_ENV: 'production',
    HOST: '127.0.0.1',
    ALLOW_EMBEDDED: 'ad-platform,mail,payment',
    SOCIAL_PLATFORMS: 'none',
  }
  const production = await startTestServer({ database: server.database, env })
  afterAll(() => production.stop())

  it('nobody moves the clock', async () => {
    const { status, body } = await production.call(
      'set-mock-date-offset-hours',
      { hours: 24 },
      { token: admin.token },
    )
    expect({ status, body }).toEqual({ status: 403, body: { error: 'forbidden' } })
    expect(await knex('product_clock').pluck('offsetHours')).toEqual([0])
  })
})
