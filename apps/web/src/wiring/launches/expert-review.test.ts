import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleAdCampaign } from '@aloft/contract/launches/launches.examples'
import { exampleIdea } from '@aloft/contract/ideas/ideas.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { askExpert } = await import('./expert-review.ts')

const network = openMockNetwork()
const [ideaId, balloonId] = [exampleIdea._id, exampleAdCampaign.balloonId]
vi.spyOn(console, 'error').mockImplementation(() => {})
afterAll(() => network.close())

beforeEach(() => network.reset())

it('says whether an expert was asked (EDT-15)', async () => {
  network.answer({ 'request-ad-review': 'OK' })
  expect(await askExpert(ideaId, balloonId)).toBe(true)
  network.answer({ 'request-ad-review': { error: 'offerExpired' } })
  expect(await askExpert(ideaId, balloonId)).toBe(false)
  network.answer({ 'request-ad-review': new MockError(500) })
  expect(await askExpert(ideaId, balloonId)).toBe(false)
})
