import { exampleAdCreative } from '@aloft/contract/creatives/creatives.examples'
import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import type { AdReview } from '@aloft/domain/ads/ad-review.entity'
import type { ActionName } from '@aloft/contract/actions'
import { describe, expect, it } from 'vitest'
import { finishRender } from '../../src/areas/creatives/creative-version.repo.ts'
import { createEmbeddedAdPlatform } from '../../src/gateways/ad-platform/ad-platform.embedded.ts'
import type { AdOrder } from '../../src/gateways/ad-platform/ad-platform.port.ts'
import { createLaunchableAd, grantCredit, passHours, workOff } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand, createCreative, firstDraft } from '../support/world.ts'

const orders: AdOrder[] = []
/** Has the platform answer the next order with an error, after what it does. */
let refuse: (() => Promise<void>) | null = null
const platform = createEmbeddedAdPlatform({ seed: 'nightjar' })
const recording: typeof platform = {
  ...platform,
  async create(order, key) {
    orders.push(order)
    const refusing = refuse
    refuse = null
    if (!refusing) return platform.create(order, key)
    await refusing()
    throw new Error('the platform is down')
  },
}
const server = await useServer({
  privateOrigins: [],
  env: { AD_AUTO_APPROVAL: 'on' },
  gateways: { adPlatforms: { google: recording, facebook: recording, instagram: recording } },
})
const { knex } = server.database
const admin = await createAccount(server, { isAdmin: true })

const adTexts = {
  type: 'facebookAdCampaign',
  fbTitle: 'A lamp that lasts',
  fbMessage: 'A small glass lamp.',
  fbDescription: 'Blown here',
  payer: 'Nightjar Lamps',
  beneficiary: 'Nightjar Lamps',
}

/** An ad that can be launched, with a drawn creative. */
async function picturedAd() {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const adCreativeId = await createCreative(server, { ideaId })
  await finishRender(knex, firstDraft(adCreativeId), { urls: { '1:1': '/files/first.png' }, failure: null })
  const balloonId = await createLaunchableAd(server, ideaId)
  const values = Object.entries({ ...adTexts, adCreativeId }).map(([key, value]) => ({
    balloonId,
    key: `component/c1/${key}`,
    seq: 2,
    value: JSON.stringify(value),
    date: server.clock.real(),
    isUserUpdate: false,
  }))
  await knex('balloon_value').insert(values)
  await knex('balloon').where({ id: balloonId }).update({ platform: 'facebook' })
  await grantCredit(server, ideaId, 3 * 17_850)
  const subject = { ideaId, balloonId, componentId: 'c1' }
  const call = async (name: ActionName, more: object = {}) => {
    const { body } = await server.call(name, { ...subject, ...more }, login)
    expect(body).not.toHaveProperty('error')
    return body as { adCampaign: AdCampaign }
  }
  return {
    ideaId,
    adCreativeId,
    call,
    refusal: async (name: ActionName) => (await server.call(name, subject, login)).body,
    /** A draft of its creative, as soon as that is drawn. */
    async edit(url: string) {
      const { layout, creatives } = exampleAdCreative
      await call('save-ad-creative', {
        adCreativeId,
        creative: { layout: `${layout} ${url}`.slice(0, 40), creatives },
      })
      await workOff(server)
      const newest = knex('ad_creative').where({ id: adCreativeId }).select('version')
      await knex('ad_creative_version')
        .where({ creativeId: adCreativeId, number: newest })
        .update({ renderUrls: { '1:1': url } })
    },
    async reviewed() {
      const { body } = await server.call('admin-get-ad-reviews', { filters: { status: 'all' } }, admin)
      const { reviews } = body as { reviews: AdReview[] }
      return reviews.find((one) => one.balloonId === balloonId)?.pictureUrls
    },
    sent: () => orders.at(-1)?.pictures['1:1']?.replace(/^http:\/\/[^/]+/u, '') ?? null,
    launches: () =>
      knex('ad_run').where({ balloonId }).orderBy('number').select('creativeVersion', 'pictureUrls'),
  }
}

it('an edit after the launch reaches neither the review nor the platform', async () => {
  const ad = await picturedAd()
  await ad.call('launch-ad')
  await ad.edit('/files/second.png')
  expect(await ad.reviewed()).toEqual({ '1:1': '/files/first.png' })
  await passHours(server, 50)
  expect(ad.sent()).toBe('/files/first.png')
  expect(await ad.reviewed()).toEqual({ '1:1': '/files/first.png' })
  expect(await ad.launches()).toEqual([{ creativeVersion: 1, pictureUrls: { '1:1': '/files/first.png' } }])
})

it('the next launch sends the newest version, after a review of its own', async () => {
  const ad = await picturedAd()
  await ad.call('launch-ad')
  await passHours(server, 50)
  await ad.call('stop-ad')
  await passHours(server, 1)
  await ad.edit('/files/third.png')
  const { adCampaign } = await ad.call('resume-ad')
  expect(adCampaign.ads.at(-1)?.data.approvedDate).toBeNull()
  await passHours(server, 50)
  expect(ad.sent()).toBe('/files/third.png')
  expect((await ad.launches()).map(({ creativeVersion }) => creativeVersion)).toEqual([1, 2])
})

it('is launched with no picture that can’t be delivered, and says why (RND-04)', async () => {
  const ad = await picturedAd()
  const square = exampleAdCreative.creatives['1:1']
  if (!square) throw new Error('the example has no square picture')
  const box = { x: 0, y: 0, width: 400, height: 300, rotation: 0, opacity: 1, outline: null, aspect: null }
  const video = { ...box, id: 'v', type: 'video', url: 'https://vimeo.com/123456789', poster: null } as const
  const save = (elements: typeof square.elements) =>
    ad.call('save-ad-creative', {
      adCreativeId: ad.adCreativeId,
      creative: { layout: 'bigType', creatives: { '1:1': { ...square, elements } } },
    })
  // Refused even before anybody has tried to draw it.
  await save([...square.elements, video])
  const videoIssue = { error: 'rejected', issues: [{ key: 'picture', failure: 'videoNotSupported' }] }
  expect(await ad.refusal('launch-ad')).toMatchObject(videoIssue)
  await workOff(server)
  expect(await ad.refusal('launch-ad')).toMatchObject(videoIssue)
  const lost = { ...box, id: 'p', type: 'image', src: `/files/${'a'.repeat(64)}.webp` } as const
  await knex('media').insert({
    id: crypto.randomUUID(),
    ideaId: ad.ideaId,
    origin: 'upload',
    kind: 'image',
    url: lost.src,
    place: 1,
  })
  await save([...square.elements, lost])
  await workOff(server)
  expect(await ad.refusal('launch-ad')).toMatchObject({
    error: 'rejected',
    issues: [{ key: 'picture', failure: 'failedToRenderAsset' }],
  })
  await save(square.elements.filter((element) => !('src' in element)))
  await workOff(server)
  await ad.call('launch-ad')
})

it('sends no picture of another brand', async () => {
  const ad = await picturedAd()
  const other = await createBrand(server, { userId: (await createAccount(server)).id })
  await knex('ad_creative').where({ id: ad.adCreativeId }).update({ ideaId: other })
  await ad.call('launch-ad')
  await passHours(server, 50)
  expect(ad.sent()).toBeNull()
  expect(await ad.launches()).toEqual([{ creativeVersion: null, pictureUrls: {} }])
})

describe('a launch that is sent while its picture is drawn', () => {
  /** One that the platform is about to be sent. */
  async function undrawnAd() {
    const ad = await picturedAd()
    await knex('ad_creative_version')
      .where({ creativeId: ad.adCreativeId })
      .update({ renderStatus: 'waiting', renderUrls: '{}' })
    await ad.call('launch-ad')
    const finish = () =>
      finishRender(knex, firstDraft(ad.adCreativeId), { urls: { '1:1': '/files/late.png' }, failure: null })
    return { ...ad, finish }
  }

  it('sends the picture with a later attempt', async () => {
    const { finish, sent, launches } = await undrawnAd()
    refuse = finish
    await passHours(server, 50)
    expect(sent()).toBe('/files/late.png')
    expect(await launches()).toEqual([{ creativeVersion: 1, pictureUrls: { '1:1': '/files/late.png' } }])
  })

  it('keeps no picture that was not sent', async () => {
    const { finish, sent, launches, reviewed } = await undrawnAd()
    await passHours(server, 50)
    await finish()
    expect(sent()).toBeNull()
    expect(await launches()).toEqual([{ creativeVersion: 1, pictureUrls: {} }])
    expect(await reviewed()).toEqual({})
  })
})
