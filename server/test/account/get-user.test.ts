import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { post } from '../../src/ledger/ledger.repo.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database

describe('get-user', () => {
  it('answers with every key of a user (ENT-01 to ENT-03) and no password', async () => {
    const { id, email, token } = await createAccount(server, { username: 'Órla Fahy' })
    const { body } = await server.call('get-user', {}, { token })
    expect(body).toEqual({
      _id: id,
      username: 'Órla Fahy',
      email,
      creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      language: 'en',
      isEmailValidated: false,
      pendingEmail: null,
      plan: { labelKey: 'free', numIdeas: 1, isTeams: false },
      isAdmin: false,
      isOnboarding: true,
      credit: 0,
      subscriptionCurrency: 'EUR',
      temporarySubscriptionCurrency: null,
      completedTasks: [],
      selectedIdeaId: null,
      socialPlatform: null,
      referralCodeData: null,
      adGenData: {},
      questionnaire: null,
      preferences: {},
    })
    expect(JSON.stringify(body)).not.toMatch(/password|scrypt/i)
  })

  it('shows the plan’s numbers, old plans with those of today’s', async () => {
    const { id, token } = await createAccount(server, { plan: 'premium-2403' })
    const plan = { labelKey: 'expand-2407', numIdeas: 10, isTeams: true }
    expect((await server.call('get-user', {}, { token })).body).toMatchObject({ plan })
    await knex('user_account').where({ id }).update({ planLabel: 'grow-2407' })
    const smaller = { labelKey: 'grow-2407', numIdeas: 3, isTeams: false }
    expect((await server.call('get-user', {}, { token })).body).toMatchObject({ plan: smaller })
  })

  it('shows the credit as a decimal amount', async () => {
    const { id, token } = await createAccount(server)
    await knex.transaction((trx) =>
      post(trx, {
        reference: 'refund:1',
        kind: 'refund',
        date: server.clock.real(),
        entries: [
          { ownerId: id, account: 'credit', unit: 'EUR', amount: 5205 },
          { ownerId: null, account: 'credit', unit: 'EUR', amount: -5205 },
        ],
      }),
    )
    expect((await server.call('get-user', {}, { token })).body).toMatchObject({ credit: 52.05 })
  })
})

describe('add-user-completed-task', () => {
  it('records each task once, in order (GUI-19)', async () => {
    const { id, token } = await createAccount(server)
    for (const task of ['checklist', 'firstAdCreated', 'checklist', 'launch']) {
      expect((await server.call('add-user-completed-task', { task }, { token })).body).toBe('OK')
    }
    const { body } = await server.call('get-user', {}, { token })
    expect(body).toMatchObject({ completedTasks: ['checklist', 'firstAdCreated', 'launch'] })
    expect(await knex('user_completed_task').where({ userId: id })).toHaveLength(3)
  })

  it('records a task that two windows complete at the same time once', async () => {
    const { id, token } = await createAccount(server)
    const both = await Promise.all(
      [1, 2].map(() => server.call('add-user-completed-task', { task: 'checklist' }, { token })),
    )
    expect(both.map(({ body }) => body)).toEqual(['OK', 'OK'])
    expect(await knex('user_completed_task').where({ userId: id })).toHaveLength(1)
  })
})
