import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startTestServer, useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database
const admin = await createAccount(server, { isAdmin: true })
const user = await createAccount(server, { plan: 'expand-2407' })
const day = 24 * 3_600_000

afterEach(() => knex('product_clock').update({ offset_hours: 0 }))

function setOffset(hours: unknown, token = admin.token) {
  return server.call('set-mock-date-offset-hours', { hours }, { token })
}

/** Whole days from now to a date, as a text: `-0` is no day of its own. */
function daysAhead(date: unknown): string {
  return ((new Date(date as string).getTime() - server.clock.real().getTime()) / day)
    .toFixed(0)
    .replace('-0', '0')
}

describe('set-mock-date-offset-hours', () => {
  it('is told back to everybody (CLK-02), fractions and negative hours too (CLK-01)', async () => {
    for (const hours of [48, -1.25, 0]) {
      expect((await setOffset(hours)).body).toEqual({ mockDateOffsetHours: hours })
      expect((await server.call('get-mock-date-offset-hours')).body).toEqual({ mockDateOffsetHours: hours })
    }
  })

  it('moves the dates of what is written later, and leaves earlier ones', async () => {
    const before = await createBrand(server, { userId: user.id, title: 'Before' })
    await setOffset(10 * 24)
    const { body } = await server.call('create-idea', { title: 'Nightjar' }, { token: user.token })
    const { idea } = body as { idea: { _id: string; creationDate: string; lastOpenDate: string } }
    expect(daysAhead(idea.creationDate)).toBe('10')
    expect(daysAhead(idea.lastOpenDate)).toBe('10')
    await setOffset(-3 * 24)
    await server.call('set-idea-open-date', { ideaId: idea._id }, { token: user.token })
    const opened = (await server.call('get-idea', { ideaId: idea._id }, { token: user.token }))
      .body as typeof idea
    expect(daysAhead(opened.lastOpenDate)).toBe('-3')
    expect(daysAhead(opened.creationDate)).toBe('10')
    expect(daysAhead((await knex('idea').where({ id: before }).first())['creation_date'])).toBe('0')
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
    const session = await knex('session').where({ user_id: id }).first()
    expect(daysAhead(session.auth_expiry_date)).toBe('1')
    expect(daysAhead(session.stored_expiry_date)).toBe('60')
  })

  it.each([90, -90])('logs nobody out: a jump of %i days', async (days) => {
    const { email, token, userToken } = await createAccount(server)
    await setOffset(days * 24)
    expect((await server.call('get-user', {}, { token })).body).toMatchObject({ email })
    expect((await server.call('login', { email, password: userToken })).body).toMatchObject({ email })
  })

  it('is for product admins (OPN-11)', async () => {
    const { status, body } = await setOffset(24, user.token)
    expect({ status, body }).toEqual({ status: 403, body: { error: 'notAdmin' } })
    expect(await knex('product_clock').pluck('offset_hours')).toEqual([0])
  })

  it.each(['24', null, 87_601, -87_601])('refuses %o hours', async (hours) => {
    const { status, body } = await setOffset(hours)
    expect({ status, body }).toEqual({ status: 400, body: { error: 'invalidPayload', field: 'hours' } })
  })
})

describe('in production', async () => {
  const env = { ALOFT_ENV: 'production', HOST: '127.0.0.1', ALLOW_EMBEDDED: 'mail', SOCIAL_PLATFORMS: 'none' }
  const production = await startTestServer({ database: server.database, env })
  afterAll(() => production.stop())

  it('nobody moves the clock', async () => {
    const { status, body } = await production.call(
      'set-mock-date-offset-hours',
      { hours: 24 },
      { token: admin.token },
    )
    expect({ status, body }).toEqual({ status: 403, body: { error: 'forbidden' } })
    expect(await knex('product_clock').pluck('offset_hours')).toEqual([0])
  })
})
