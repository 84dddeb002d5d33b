import type { AdCampaign } from '@aloft/domain/ads/ad-campaign.entity'
import { expect, it } from 'vitest'
import { findLaunch } from '../../src/areas/launches/core/launch.repo.ts'
import { rejectLaunch } from '../../src/areas/launches/lifecycle/launch-transitions.service.ts'
import { createLaunch, createLaunchableAd } from '../support/launches.ts'
import { useServer } from '../support/test-server.ts'
import { createAccount, createBrand } from '../support/world.ts'

const server = await useServer()
const { clock, database } = server
const { knex } = database

const lines = [
  { rule: 'G06', details: { found: '!!' } },
  'Your website does not open.',
  { rule: 'G06', details: { found: '!!' } },
]
const words = 'Google rejects repeated punctuation, such as “!!”.\nYour website does not open.'

it('words why a platform rejected an ad wherever it is read, and stores none of our words', async () => {
  const login = await createAccount(server)
  const ideaId = await createBrand(server, { userId: login.id })
  const balloonId = await createLaunchableAd(server, ideaId)
  const launchId = await createLaunch(server, { ideaId, balloonId, status: 'pending_approval' })
  const launch = await findLaunch(knex, launchId)
  if (!launch) throw new Error('the launch was not made')
  const settings = { PRODUCT_NAME: 'Aloft', SELLER_COUNTRY: 'DE' }
  const context = { clock, now: clock.real(), settings, enqueue: server.queue.add }
  await knex.transaction((db) => rejectLaunch({ ...context, db }, launch, { actorId: null, reason: lines }))

  const subject = { ideaId, balloonId, componentId: launch.componentId }
  const campaign = (await server.call('get-ad-campaign', subject, login)).body as AdCampaign
  expect(campaign.statusHistory.at(-1)).toMatchObject({ event: 'REJECT', reason: words })
  expect((await server.call('get-notifications', {}, login)).body).toMatchObject({
    notifications: [{ kind: 'adRejected', message: expect.stringContaining(words) }],
  })
  expect((await server.call('launch-ad', subject, login)).body).toMatchObject({
    error: 'rejected',
    issues: [{ text: words }],
  })
  const admin = await createAccount(server, { isAdmin: true })
  const { body } = await server.call('admin-get-ad-reviews', { filters: { status: 'all' } }, admin)
  const { reviews } = body as { reviews: { balloonId: string; statusHistory: { reason: string | null }[] }[] }
  const review = reviews.find((one) => one.balloonId === balloonId)
  expect(review?.statusHistory.at(-1)?.reason).toBe(words)

  const stored = [
    ...(await knex('ad_status_change').pluck('reason')),
    ...(await knex('notification').pluck('params')),
    ...(await knex('mail').pluck('payload')),
  ]
  expect(JSON.stringify(stored)).not.toContain('punctuation')
})
