import { expect, it } from 'vitest'
import { createLaunch } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createBalloon } from '../support/world.ts'
import { ownAd } from './owned-ad.ts'

const server = await useServer()
const { knex } = server.database

async function deletableAd() {
  const ad = await ownAd(server)
  const { ideaId, balloonId, login } = ad
  const subject = { ideaId, balloonId }
  const remove = async (options: object = {}) =>
    server.call('delete-balloon', { ...subject, confirmation: 'DELETE', ...options }, { token: login.token })
  return { ...ad, remove }
}

it('deletes an ad that was never launched, with all that hangs on it, and leaves the others', async () => {
  const ad = await deletableAd()
  const { ideaId, balloonId } = ad
  const other = await createBalloon(server, { ideaId })
  await ad.update({ 'component/c1/fbTitle': 'Light for life' })
  const { body } = await ad.remove()
  expect(body).toMatchObject({ idea: { _id: ideaId, role: 'owner', balloons: [{ id: other }] } })
  expect(await knex('balloon_value').where({ balloonId })).toEqual([])
  expect((await ad.list()).map(({ id }) => id)).toEqual([other])
  expect((await ad.remove()).body).toEqual({ error: 'balloonNotFound' })
})

it('asks for the word to the letter (MOD-14)', async () => {
  const ad = await deletableAd()
  expect((await ad.remove({ confirmation: 'delete' })).status).toBe(400)
  expect(await ad.read()).toMatchObject({ id: ad.balloonId })
})

it.each(['pending', 'pending_approval', 'learning', 'running'] as const)(
  'has an ad that is %s stopped first (EDT-04)',
  async (status) => {
    const ad = await deletableAd()
    await knex('balloon').where({ id: ad.balloonId }).update({ status })
    expect((await ad.remove()).body).toEqual({ error: 'adRunning', status })
    expect(await ad.read()).toMatchObject({ status })
  },
)

it('keeps an ad that was launched once, for its figures and bookings (FLV-11)', async () => {
  const ad = await deletableAd()
  const { ideaId, balloonId } = ad
  await createLaunch(server, { ideaId, balloonId, status: 'stopped' })
  expect((await ad.remove()).body).toEqual({ error: 'hasRunHistory' })
  expect(await knex('ad_run').where({ balloonId })).toHaveLength(1)
})

it('deletes no ad of another brand', async () => {
  const [ad, stranger] = [await deletableAd(), await deletableAd()]
  expect((await ad.remove({ balloonId: stranger.balloonId })).body).toEqual({ error: 'balloonNotFound' })
  expect(await stranger.read()).toMatchObject({ id: stranger.balloonId })
})
