import { MockError } from '@aloft/api-client/mock/mock-world'
import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import { exampleAdCampaign } from '@aloft/contract/launches/launches.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
vi.spyOn(console, 'warn').mockImplementation(() => {})
const { actOnAds, restoreAds } = await import('./many-ads.ts')

const network = openMockNetwork()
afterAll(() => network.close())
beforeEach(() => network.reset())

const ideaId = exampleIdeaWithBalloons._id
const ad = (name: string, status: 'running' | 'stopped' | 'IN_PROGRESS') => ({
  id: exampleBalloon.id,
  name,
  status,
  componentId: 'c1',
})

it('archives what is not under way, and says which ads it left as they were', async () => {
  const archived = vi.fn(() => ({ balloon: exampleBalloon }))
  network.answer({ 'archive-balloon': archived })
  const { numDone, refused, doneIds } = await actOnAds('archive', ideaId, [
    ad('Draft', 'IN_PROGRESS'),
    ad('Live', 'running'),
    ad('Old', 'stopped'),
  ])
  expect({ numDone, refused }).toEqual({ numDone: 2, refused: [{ name: 'Live', reason: 'underWay' }] })
  expect(doneIds).toHaveLength(2)
  expect(archived).toHaveBeenCalledTimes(2)
  network.answer({ 'archive-balloon': new MockError(403, { error: 'forbidden' }) })
  expect(await restoreAds(ideaId, doneIds)).toBe(2)
})

it('stops what is live, and goes on after an ad that is refused (LCH-11)', async () => {
  let calls = 0
  network.answer({
    'stop-ad': () =>
      calls++ === 0
        ? { error: 'runningAdNotFound' as const }
        : { adCampaign: exampleAdCampaign, creditedAmount: 0 },
  })
  const { numDone, refused } = await actOnAds('stop', ideaId, [
    ad('Stopped elsewhere', 'running'),
    ad('Live', 'running'),
    ad('Draft', 'IN_PROGRESS'),
  ])
  expect(numDone).toBe(1)
  expect(refused).toEqual([
    { name: 'Stopped elsewhere', reason: 'notLive' },
    { name: 'Draft', reason: 'notLive' },
  ])
  expect(calls).toBe(2)
})

it('duplicates until there is no room for another draft', async () => {
  const limits = { error: 'maxDrafts', limit: 50, count: 50 } as never
  network.answer({ 'duplicate-balloon': limits })
  const { numDone, refused } = await actOnAds('duplicate', ideaId, [ad('Draft', 'IN_PROGRESS')])
  expect({ numDone, refused }).toEqual({ numDone: 0, refused: [{ name: 'Draft', reason: 'maxDrafts' }] })
})
