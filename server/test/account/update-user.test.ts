import { describe, expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer()

async function update(token: string, data: unknown) {
  const { status, body } = await server.call('update-user', { data }, { token })
  return { status, body }
}

describe('update-user', () => {
  it('changes what is given, answers with the whole user and leaves the rest and other users', async () => {
    const [me, other] = [await createAccount(server), await createAccount(server)]
    const questionnaire = { role: 'smallBusiness', goal: 'sales' }
    const first = await update(me.token, { username: ' Órla Fahy ', questionnaire })
    expect(first).toMatchObject({
      status: 200,
      body: { _id: me.id, username: 'Órla Fahy', questionnaire, language: 'en' },
    })
    const second = await update(me.token, { language: 'fr' })
    expect(second).toMatchObject({
      status: 200,
      body: { username: 'Órla Fahy', questionnaire, language: 'fr' },
    })
    expect((await server.call('get-user', {}, { token: me.token })).body).toEqual(second.body)
    expect((await server.call('get-user', {}, { token: other.token })).body).toMatchObject({
      username: 'Mara Quinn',
      questionnaire: null,
      language: 'en',
    })
  })

  it('changes nothing where nothing is given', async () => {
    const { token } = await createAccount(server)
    const { body } = await server.call('get-user', {}, { token })
    expect(await update(token, {})).toEqual({ status: 200, body })
  })

  it.each([
    ['data.username', { username: ' ', language: 'fr' }],
    ['data.username', { username: 'x'.repeat(101), language: 'fr' }],
    ['data.questionnaire.role', { questionnaire: { role: 'king' }, language: 'fr' }],
  ])('refuses a wrong %s and keeps all as it was: %o', async (field, data) => {
    const { token } = await createAccount(server)
    expect(await update(token, data)).toEqual({ status: 400, body: { error: 'invalidPayload', field } })
    expect((await server.call('get-user', {}, { token })).body).toMatchObject({
      language: 'en',
      questionnaire: null,
    })
  })

  it('grants nobody what is not theirs to give', async () => {
    const { token } = await createAccount(server)
    const request = {
      isAdmin: true,
      planLabel: 'expand-2407',
      isEmailValidated: true,
      pendingEmail: 'a@b.example',
    }
    const { body } = await server.call('get-user', {}, { token })
    expect(await update(token, request)).toEqual({ status: 200, body })
    expect((await server.call('get-user', {}, { token })).body).toEqual(body)
  })
})
