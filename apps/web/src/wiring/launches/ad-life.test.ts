import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleIdea } from '@aloft/contract/ideas/ideas.examples'
import { exampleAdCampaign } from '@aloft/contract/launches/launches.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { syncAd } = await import('./ad-life.ts')
const { loadedNow } = await import('../../state/queries.ts')
const { queryKey } = await import('../../state/replies.ts')
const { fetchReply } = await import('../core/queries.ts')

const network = openMockNetwork()
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())
beforeEach(() => network.reset())

const { balloonId, componentId } = exampleAdCampaign
const subject = { ideaId: exampleIdea._id, balloonId, componentId }
const learning = { ...exampleAdCampaign, status: 'learning' as const }
const campaign = () => loadedNow<'get-ad-campaign'>(queryKey('get-ad-campaign', subject))

it('shows a live ad as its platform has it (LCH-12)', async () => {
  const adCampaign = { ...learning, status: 'pending_refund' as const }
  network.answer({ 'sync-ad-status': { adCampaign, isSyncedAfterStop: true } })
  expect(await syncAd(subject)).toBe(true)
  expect(campaign()).toMatchObject({ status: 'ready', reply: adCampaign })
})

it('shows what is known of an ad whose platform is out of reach', async () => {
  network.answer({
    'sync-ad-status': new MockError(503, { error: 'unavailable' }),
    'get-ad-campaign': learning,
  })
  await fetchReply('get-ad-campaign', subject)
  expect(await syncAd(subject)).toBe(false)
  expect(campaign()).toMatchObject({ status: 'ready', reply: learning })
})
