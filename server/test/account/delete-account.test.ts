import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount, createLink, type Login, openDevice } from '../support/world.ts'

const server = await useServer({ env: { TRUST_PROXY: '1' } })
const { knex } = server.database
const hour = 3_600_000

let visitor = 0
const from = () => ({ headers: { 'x-forwarded-for': `198.51.100.${++visitor}` } })
const remove = ({ token }: Login, confirmation: string, key?: string) =>
  server.call('delete-account', { confirmation }, { token, ...(key && { key }) })

describe('delete-account', () => {
  it('locks the account at once and says when its data are gone (OPN-67)', async () => {
    const me = await createAccount(server)
    const other = await openDevice(server, me.id)
    const { status, body } = await remove(me, 'DELETE')
    expect(status).toBe(200)
    const { deletionDate } = body as { deletionDate: string }
    expect(Math.abs(Date.parse(deletionDate) - server.clock.real().getTime() - 24 * hour)).toBeLessThan(
      60_000,
    )

    for (const token of [me.token, other.token])
      expect(await server.call('get-user', {}, { token })).toMatchObject({ status: 401 })
    const { email, password, userToken } = me
    expect((await server.call('login', { email, password }, from())).body).toBe('NOK')
    expect((await server.call('login', { email, password: userToken }, from())).body).not.toHaveProperty(
      'authToken',
    )
    expect(await knex('session').where({ userId: me.id })).toEqual([])
  })

  it('is not undone by a new password', async () => {
    const me = await createAccount(server)
    const code = await createLink(server, me, 'resetPassword')
    await remove(me, 'DELETE')
    const reset = await server.call('reset-password', { code, password: 'another 1' }, from())
    expect(reset.body).toEqual({ error: 'passwordResetFail' })
  })

  it('notifies the owner by mail', async () => {
    const me = await createAccount(server)
    const { body } = await remove(me, 'DELETE')
    expect(
      await knex('mail').where({ name: 'deletionScheduled' }).orderBy('id', 'desc').first('payload'),
    ).toEqual({
      payload: { userId: me.id, deletionDate: (body as { deletionDate: string }).deletionDate },
    })
  })

  it.each(['delete', 'Delete', ' DELETE', 'DELETE ', '', 'TRANSFER'])(
    'does nothing for %j: the word is compared to the letter (OPN-66)',
    async (confirmation) => {
      const me = await createAccount(server)
      expect(await remove(me, confirmation)).toMatchObject({
        status: 400,
        body: { error: 'invalidPayload', field: 'confirmation' },
      })
      expect((await server.call('get-user', {}, { token: me.token })).status).toBe(200)
      expect(await knex('due_work').where({ subject: me.id })).toEqual([])
    },
  )

  it('keeps the address taken until it is gone', async () => {
    const me = await createAccount(server)
    await remove(me, 'DELETE')
    const form = { email: me.email, password: me.password, username: 'Mara', isTermsAccepted: true }
    expect((await server.call('signup', form, from())).body).toEqual({ error: 'emailInUse' })
  })
})
