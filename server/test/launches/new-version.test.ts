import type { ActionName } from '@aloft/contract/actions'
import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import { expect, it } from 'vitest'
import { balancesOf } from '../../src/ledger/ledger.repo.ts'
import type { WireBalloon } from '../balloons/owned-ad.ts'
import { createLaunchableAd, grantCredit, passHours } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer({ privateOrigins: [], env: { AD_SIMULATOR_SEED: 'nightjar' } })
const { knex } = server.database

/** A live ad with a published new version of it, and credit for another launch. */
async function liveAdWithNewVersion() {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  await grantCredit(server, ideaId, 2 * 17_850)
  const call = async (name: ActionName, payload: object) => (await server.call(name, payload, login)).body
  const old = { ideaId, balloonId, componentId: 'c1' }
  await call('launch-ad', old)
  await passHours(server, 50)
  const copied = await call('duplicate-balloon', { ideaId, balloonId, isNewVersion: true })
  const { idea, newBalloonId } = copied as { idea: { balloons: WireBalloon[] }; newBalloonId: string }
  const copy = idea.balloons.find(({ id }) => id === newBalloonId)
  const [componentId] = [copy?.data['componentOrder']?.at(-1)?.value].flat(2).map(String)
  const next = { ideaId, balloonId: newBalloonId, componentId: componentId ?? '' }
  await call('publish-balloon', next)
  const campaignOf = async (subject: object) => (await call('get-ad-campaign', subject)) as AdCampaign
  return { login, copy, old, next, call, campaignOf }
}

it('names the ad that a new version follows, and only of one that is launched', async () => {
  const { login, copy, old, next, call } = await liveAdWithNewVersion()
  expect(copy).toMatchObject({ status: 'IN_PROGRESS', followsId: old.balloonId })
  const { ideaId, balloonId } = next
  expect(await call('duplicate-balloon', { ideaId, balloonId, isNewVersion: true })).toEqual({
    error: 'adNotLive',
    status: 'IN_PROGRESS',
  })
  // A plain copy follows nothing.
  await call('duplicate-balloon', { ideaId, balloonId: old.balloonId })
  const { body } = await server.call('get-ads', { ideaId }, login)
  const { ads } = body as { ads: WireBalloon[] }
  expect(ads.map(({ followsId }) => followsId)).toEqual([null, old.balloonId, null])
  await knex('balloon').where({ id: old.balloonId }).delete()
  expect(await call('get-balloon', { ideaId, balloonId })).toMatchObject({ balloon: { followsId: null } })
})

it('stops the ad before it once the new version is live, and refunds what that has not spent', async () => {
  const { login, old, next, call, campaignOf } = await liveAdWithNewVersion()
  expect(await call('launch-ad', { ...next, stopsFollowed: true })).not.toHaveProperty('error')
  // Paid and in review: the old one still runs.
  await passHours(server, 1)
  expect(await campaignOf(old)).toMatchObject({ status: 'learning' })
  await passHours(server, 50)
  expect(['learning', 'running']).toContain((await campaignOf(next)).status)
  await passHours(server, 1)
  const stopped = await campaignOf(old)
  expect(stopped).toMatchObject({
    status: 'stopped',
    ads: [{ data: { stopReason: 'replaced', isSettled: true } }],
  })
  const { refund = 0, cost = 0 } = stopped.ads[0]?.data ?? {}
  expect(cost).toBeGreaterThan(0)
  expect(refund).toBeGreaterThan(0)
  expect(await balancesOf(knex, login.id)).toMatchObject({ credit: Math.round(refund * 100) })
  const { body } = await server.call('get-notifications', {}, login)
  expect(body).toMatchObject({
    notifications: expect.arrayContaining([
      expect.objectContaining({
        kind: 'adStopped',
        message: expect.stringContaining('Its new version is live.'),
      }),
    ]),
  })
})

it('leaves the ad before it alone unless its owner chose to stop it, or while the new one is refused', async () => {
  const unasked = await liveAdWithNewVersion()
  await unasked.call('launch-ad', unasked.next)
  const refused = await liveAdWithNewVersion()
  await refused.call('launch-ad', { ...refused.next, stopsFollowed: true })
  await refused.call('stop-ad', refused.next)
  await passHours(server, 52)
  for (const { old, campaignOf } of [unasked, refused])
    expect(['learning', 'running']).toContain((await campaignOf(old)).status)
  expect(['learning', 'running']).toContain((await unasked.campaignOf(unasked.next)).status)
})
