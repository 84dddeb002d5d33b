import { addHours } from '@aloft/domain/core/dates'
import { expect, it } from 'vitest'
import { useServer } from '../support/test-server.ts'
import { ownAd } from '../balloons/owned-ad.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database

async function reviewableAd() {
  const ad = await ownAd(server, { name: 'Wren' })
  const { ideaId, balloonId, login } = ad
  const ask = async (key?: string) =>
    server.call('request-ad-review', { ideaId, balloonId }, { token: login.token, ...(key && { key }) })
  const asked = () => knex('sales_request').where({ userId: login.id }).pluck('request')
  return { ...ad, ask, asked }
}

it('asks an expert for an ad, once (EDT-15)', async () => {
  const { ask, asked, login, ideaId, balloonId } = await reviewableAd()
  const once = () => ask(crypto.randomUUID())
  const replies = [...(await Promise.all([once(), once(), once()])), await once()]
  expect(replies.map(({ body }) => body)).toEqual(['OK', 'OK', 'OK', 'OK'])
  expect(await asked()).toEqual([{ kind: 'expertReview', ideaId, balloonId }])
  expect(await knex('mail').where({ name: 'expertReview' }).pluck('payload')).toEqual([
    { userId: login.id, ideaId, balloonId },
  ])
  const { body } = await server.call('get-user', {}, { token: login.token })
  expect(body).toMatchObject({ completedTasks: ['expertReview'] })
})

it('is offered for a day after signing up, and no longer (EDT-15)', async () => {
  const late = await reviewableAd()
  const creationDate = addHours(clock.real(), -24)
  await knex('user_account').where({ id: late.login.id }).update({ creationDate })
  expect((await late.ask()).body).toEqual({ error: 'offerExpired' })
  expect(await late.asked()).toEqual([])
})
