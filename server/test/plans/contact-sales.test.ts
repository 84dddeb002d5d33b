import { expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { createAccount } from '../support/world.ts'

const server = await useServer()
const { knex } = server.database

it('keeps what is asked and how to call back', async () => {
  const { id, token } = await createAccount(server)
  const { body } = await server.call(
    'contact-sales',
    { message: ' One bill? ', phone: ' +353 91 1 ' },
    { token },
  )
  expect(body).toBe('OK')
  await server.call('contact-sales', { message: 'No phone', phone: ' ' }, { token })
  expect(await knex('sales_request').where({ userId: id }).orderBy('id')).toMatchObject([
    { request: { kind: 'message', message: 'One bill?' }, phone: '+353 91 1' },
    { request: { kind: 'message', message: 'No phone' }, phone: null },
  ])
  expect(await knex('mail').orderBy('id').select('name', 'payload')).toEqual([
    { name: 'contactSales', payload: { userId: id, message: 'One bill?', phone: '+353 91 1' } },
    { name: 'contactSales', payload: { userId: id, message: 'No phone', phone: null } },
  ])
})

it.each([{ message: '  ' }, { message: 'x'.repeat(4001) }, { message: 'Hi', phone: '1'.repeat(41) }])(
  'refuses %j',
  async (payload) => {
    const { id, token } = await createAccount(server)
    const { status } = await server.call('contact-sales', payload, { token })
    expect(status).toBe(400)
    expect(await knex('sales_request').where({ userId: id })).toEqual([])
  },
)

it('hears one account five times an hour', async () => {
  const { token } = await createAccount(server)
  const ask = () => server.call('contact-sales', { message: 'Again' }, { token })
  for (let i = 0; i < 5; i++) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})
