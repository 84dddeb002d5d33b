import { expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'

const server = await useServer({ env: { TRUST_PROXY: '1' } })
const { knex } = server.database

let visitor = 0
const from = () => ({ headers: { 'x-forwarded-for': `198.51.100.${++visitor}` } })
const answers = { disappointment: 'somewhat', benefit: 'Quick ads' }

it('keeps the answers of anybody, with the address they give', async () => {
  const send = (email: string | null) => server.call('submit-pmf-survey', { answers, email }, from())
  for (const email of [' Sam@Nightjar.example ', '  ', null]) expect((await send(email)).body).toBe('OK')
  expect(await knex('pmf_survey').orderBy('id').select('email', 'answers')).toEqual([
    { email: 'sam@nightjar.example', answers },
    { email: null, answers },
    { email: null, answers },
  ])
})

it.each([
  ['email', { answers, email: 'no address' }],
  ['answers.disappointment', { answers: { benefit: 'Quick ads' } }],
  ['answers.disappointment', { answers: { disappointment: 'furious' } }],
  ['answers.benefit', { answers: { ...answers, benefit: 'x'.repeat(2001) } }],
  ['answers', {}],
])('refuses a survey whose %s is wrong', async (field, payload) => {
  const { status, body } = await server.call('submit-pmf-survey', payload, from())
  expect({ status, body }).toEqual({ status: 400, body: { error: 'invalidPayload', field } })
})

it('hears one address ten times an hour', async () => {
  const address = from()
  const send = () => server.call('submit-pmf-survey', { answers }, address)
  for (let i = 0; i < 10; i++) expect((await send()).status).toBe(200)
  expect((await send()).status).toBe(429)
})
