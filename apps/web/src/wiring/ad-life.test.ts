import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleIdea } from '@aloft/contract/ideas/ideas.examples'
import { exampleAdCampaign } from '@aloft/contract/launches/launches.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from './test-support/signed-in-page.ts'

stubSignedInPage()
const { followAd } = await import('./ad-life.ts')

const network = openMockNetwork()
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())
beforeEach(() => network.reset())

const { balloonId, componentId } = exampleAdCampaign
const subject = { ideaId: exampleIdea._id, balloonId, componentId }
const rejected = { ...exampleAdCampaign, status: 'rejected' as const }
const learning = { ...exampleAdCampaign, status: 'learning' as const }

/** Answers so from now on, and counts how often the brand is read. */
function answer(answers: Parameters<typeof network.answer>[0]): () => number {
  let count = 0
  const brand = () => {
    count++
    return new MockError(404, { error: 'ideaNotFound' })
  }
  network.answer({ ...answers, 'get-idea': brand })
  return () => count
}

it('reloads the brand if an ad was rejected meanwhile, and only then', async () => {
  const brands = answer({ 'get-ad-campaign': rejected })
  expect(await followAd(subject, 'pending_approval')).toEqual({
    adCampaign: rejected,
    isSyncedAfterStop: false,
  })
  expect(brands()).toBe(1)
  await followAd(subject, 'rejected')
  expect(brands()).toBe(1)
})

it('syncs a live ad with its platform, and reloads the brand if its status changed there (LCH-12)', async () => {
  const stopped = {
    adCampaign: { ...learning, status: 'pending_refund' as const },
    isSyncedAfterStop: true,
  }
  const brands = answer({ 'sync-ad-status': stopped })
  expect(await followAd(subject, 'learning')).toEqual(stopped)
  expect(brands()).toBe(1)
})

it('shows what is known of an ad whose platform is out of reach', async () => {
  network.answer({
    'sync-ad-status': new MockError(503, { error: 'unavailable' }),
    'get-ad-campaign': learning,
  })
  expect((await followAd(subject, 'learning')).adCampaign).toEqual(learning)
})
