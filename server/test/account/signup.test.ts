import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'

const server = await useServer()
const { knex } = server.database

const form = {
  email: 'orla@nightjar.example',
  password: 'lamplight 39',
  username: 'Órla Fahy',
  language: 'en',
  isTermsAccepted: true,
}

describe('sign-up', () => {
  it('opens an account with a session and its 100 starting tokens, booked once', async () => {
    const { status, body } = await server.call('signup', {
      ...form,
      email: ' Orla@Nightjar.example ',
      username: ' Órla Fahy ',
    })
    expect(status).toBe(200)
    const user = body as { _id: string; authToken: string; userToken: string }
    expect(user).toMatchObject({
      email: 'orla@nightjar.example',
      username: 'Órla Fahy',
      isEmailValidated: false,
      isOnboarding: true,
      plan: { labelKey: 'free', numIdeas: 1, isTeams: false },
      subscriptionCurrency: 'EUR',
      credit: 0,
    })
    const again = await server.call('get-user', {}, { token: user.authToken })
    expect(again.body).toMatchObject({ _id: user._id })

    const entries = await knex('ledger_entry').where({ ownerId: user._id })
    expect(entries).toMatchObject([{ account: 'tokens:free', unit: 'token', amount: 100 }])
    const reference = `starting-tokens:${user._id}`
    expect(await knex('ledger_posting').where({ reference })).toHaveLength(1)
  })

  it('keeps the referral code', async () => {
    const { body } = await server.call('signup', {
      ...form,
      email: 'b@nightjar.example',
      referralCode: 'LAMP10',
    })
    expect(body).toMatchObject({ referralCodeData: { code: 'LAMP10' } })
  })

  it.each([
    ['username', { username: '   ' }],
    ['username', { username: 'x'.repeat(101) }],
    ['email', { email: 'orla@nightjar' }],
    ['password', { password: 'short 1' }],
    ['password', { password: 'no digits here' }],
    ['password', { password: '1234567890' }],
    ['isTermsAccepted', { isTermsAccepted: false }],
  ])('refuses a form whose %s breaks a rule: %o', async (field, change) => {
    const { status, body } = await server.call('signup', {
      ...form,
      email: 'new@nightjar.example',
      ...change,
    })
    expect({ status, body }).toEqual({ status: 400, body: { error: 'invalidPayload', field } })
    expect(await knex('user_account').where({ email: 'new@nightjar.example' })).toHaveLength(0)
  })

  it('refuses a taken email, in any case and with spaces around it', async () => {
    await server.call('signup', { ...form, email: 'taken@nightjar.example' })
    for (const email of ['taken@nightjar.example', 'TAKEN@Nightjar.Example', '  taken@nightjar.example ']) {
      const { status, body } = await server.call('signup', { ...form, email })
      expect({ status, body }).toEqual({ status: 200, body: { error: 'emailInUse' } })
    }
    expect(await knex('user_account').where({ email: 'taken@nightjar.example' })).toHaveLength(1)
  })

  it('makes one account of two sign-ups at the same time', async () => {
    const twice = await Promise.all(
      [1, 2].map(() => server.call('signup', { ...form, email: 'twin@nightjar.example' })),
    )
    expect(twice.filter(({ body }) => (body as { error?: string }).error === 'emailInUse')).toHaveLength(1)
    const accounts = await knex('user_account').where({ email: 'twin@nightjar.example' }).select('id')
    expect(accounts).toHaveLength(1)
    expect(await knex('session').where({ userId: accounts[0].id })).toHaveLength(1)
  })
})
