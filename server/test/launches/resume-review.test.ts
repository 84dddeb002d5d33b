import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import type { ActionName } from '@aloft/contract/actions'
import { addHours } from '@aloft/domain/core/dates'
import { describe, expect, it } from 'vitest'
import { createEmbeddedAdPlatform } from '../../src/gateways/ad-platform/ad-platform.embedded.ts'
import { nowOf } from '../many-nodes/product-time.ts'
import { createLaunchableAd, grantCredit, passHours, workOff } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

// A fixed market, so that the safety net stops no launch by chance. Ads without errors are approved
// automatically.
const server = await useServer({
  privateOrigins: [],
  env: { AD_SIMULATOR_SEED: 'nightjar', AD_AUTO_APPROVAL: 'on' },
})
const { knex } = server.database
const admin = await createAccount(server, { isAdmin: true })
const hoursUntilLive = 50

/** A live ad whose owner has credit for several more launches. */
async function liveAd() {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  await grantCredit(server, ideaId, 6 * 17_850)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  const call = async (name: ActionName, more: object = {}, as = login) => {
    const { body } = await server.call(name, { ...subject, ...more }, as)
    expect(body).not.toHaveProperty('error')
    return body as { adCampaign: AdCampaign }
  }
  const campaign = async () => (await server.call('get-ad-campaign', subject, login)).body as AdCampaign
  await call('launch-ad')
  await passHours(server, hoursUntilLive)
  expect(['learning', 'running']).toContain((await campaign()).status)
  return { balloonId, call, campaign }
}
type Ad = Awaited<ReturnType<typeof liveAd>>

async function stopOnPlatform({ balloonId }: Ad): Promise<void> {
  const launch = knex('ad_run').where({ balloonId, isLatest: true })
  const { platformRef: ref } = await launch.clone().first()
  const paused = await createEmbeddedAdPlatform().setStatus(ref, 'paused', await nowOf(server))
  await launch.clone().update({ platformRef: paused })
}

/** How an ad is taken down, and what its owner does to have it shown again. */
const takenDown: Readonly<Record<string, (ad: Ad) => Promise<ActionName>>> = {
  admin_stopped: async (ad) => {
    await ad.call('stop-ad', { reason: 'The shop has closed.' }, admin)
    return 'resume-ad'
  },
  platform_stopped: async (ad) => {
    await stopOnPlatform(ad)
    await ad.call('sync-ad-status')
    return 'resume-ad'
  },
  rejected: async (ad) => {
    await ad.call('admin-reject-ad', { message: 'Not your logo.' }, admin)
    await ad.call('edit-ad')
    return 'launch-ad'
  },
}

/** Waits longer than the product takes to approve an ad automatically. */
async function expectToWait(ad: Ad): Promise<void> {
  await passHours(server, 3)
  await passHours(server, 24 * 5)
  const { status, ads } = await ad.campaign()
  expect({ status, approved: ads.at(-1)?.data.approvedDate }).toEqual({
    status: 'pending_approval',
    approved: null,
  })
}

describe.each(Object.entries(takenDown))('an ad that was %s', (reason, takeDown) => {
  it('is shown again only once a person has approved it (LCH-03, LCH-05)', async () => {
    const ad = await liveAd()
    const again = await takeDown(ad)
    await passHours(server, 1)
    expect((await ad.campaign()).ads.at(-1)?.data.stopReason).toBe(reason)
    await ad.call(again)
    await expectToWait(ad)

    // Stopping a waiting ad and resuming it doesn't bypass the review.
    await ad.call('stop-ad')
    await ad.call('resume-ad')
    await expectToWait(ad)

    const fromLaunchDate = (await nowOf(server)).toISOString().slice(0, 10)
    await ad.call('admin-approve-ad', { targetCpc: 0.8, fromLaunchDate }, admin)
    await workOff(server)
    for (const hours of [hoursUntilLive, 1]) await passHours(server, hours)
    expect(['learning', 'running']).toContain((await ad.campaign()).status)

    // From then on it counts as an approved ad like any other.
    await ad.call('stop-ad')
    await passHours(server, 1)
    await ad.call('resume-ad')
    await workOff(server)
    expect((await ad.campaign()).ads.at(-1)?.data.approvedDate).not.toBeNull()
  })
})

it('leaves an ad that waits for a person in the list of the admins', async () => {
  const ad = await liveAd()
  await ad.call('stop-ad', { reason: 'The shop has closed.' }, admin)
  await passHours(server, 1)
  await ad.call('resume-ad')
  await passHours(server, 3)
  const { body } = await server.call('admin-get-ad-reviews', { filters: { status: 'waiting' } }, admin)
  expect((body as { reviews: object[] }).reviews).toContainEqual(
    expect.objectContaining({ balloonId: ad.balloonId, approvedDate: null }),
  )
})

it('shows an ad again at once that its owner stopped, as it was approved', async () => {
  const ad = await liveAd()
  await ad.call('stop-ad')
  await passHours(server, 1)
  const { adCampaign } = await ad.call('resume-ad')
  expect(adCampaign.ads.at(-1)?.data.approvedDate).not.toBeNull()
})

it('approves a changed ad by itself where nobody took it down', async () => {
  const ad = await liveAd()
  await ad.call('stop-ad')
  await passHours(server, 1)
  await ad.call('edit-ad')
  const value = { balloonId: ad.balloonId, key: 'component/c1/headline1', seq: 9, value: '"Galway lamps"' }
  await knex('balloon_value').insert({ ...value, date: server.clock.real(), isUserUpdate: false })
  await knex('balloon')
    .where({ id: ad.balloonId })
    .update({ publishDates: [addHours(server.clock.real(), 1)] })
  expect((await ad.call('launch-ad')).adCampaign.ads.at(-1)?.data.approvedDate).toBeNull()
  await passHours(server, 3)
  expect((await ad.campaign()).ads.at(-1)?.data.approvedDate).not.toBeNull()
})
