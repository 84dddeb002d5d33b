import { MockError } from '@aloft/api-client/mock/mock-world'
import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import { afterAll, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
vi.spyOn(console, 'warn').mockImplementation(() => {})
const { loadStopRefunds } = await import('./stop-refunds.ts')

const network = openMockNetwork()
afterAll(() => network.close())

it('knows what stopping brings back in minor units, or that it does not', async () => {
  const ideaId = exampleIdeaWithBalloons._id
  expect(await loadStopRefunds(ideaId, [exampleBalloon.id])).toEqual([
    { balloonId: exampleBalloon.id, currency: 'EUR', refund: 17_850, isEstimate: true },
  ])
  network.answer({ 'get-stop-refunds': new MockError(403, { error: 'forbidden' }) })
  expect(await loadStopRefunds(ideaId, [exampleBalloon.id])).toBeNull()
})
