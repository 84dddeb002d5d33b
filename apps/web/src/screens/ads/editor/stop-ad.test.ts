import { MockError } from '@aloft/api-client/mock/mock-world'
import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../../../wiring/test-support/signed-in-page.ts'

const ask = vi.hoisted(() => vi.fn<(name: string, props: object) => Promise<string | null>>(async () => null))
vi.mock('../../../modals/ask.ts', () => ({ ask }))

stubSignedInPage()
vi.spyOn(console, 'warn').mockImplementation(() => {})
const { stopAd } = await import('./stop-ad.ts')

const network = openMockNetwork()
afterAll(() => network.close())
beforeEach(() => {
  network.reset()
  ask.mockClear()
})

const subject = { ideaId: exampleIdeaWithBalloons._id, balloonId: exampleBalloon.id, componentId: 'c1' }
const ad = { name: 'Wren table lamp', hasStarted: true, currency: 'EUR' } as const
const stop = () => stopAd((key: string) => key, subject, ad)

it('asks with the sum that comes back, and stops nothing if the user keeps the ad (LCH-02)', async () => {
  const stopped = vi.fn()
  network.answer({ 'stop-ad': stopped })
  expect(await stop()).toBeNull()
  expect(ask).toHaveBeenCalledWith('confirm-pause-campaign', {
    name: ad.name,
    hasStarted: true,
    refund: { amount: 17_850, currency: 'EUR' },
  })
  expect(stopped).not.toHaveBeenCalled()
})

it('asks without a sum where none is known, as after it was stopped elsewhere', async () => {
  network.answer({ 'get-stop-refunds': new MockError(403, { error: 'forbidden' }) })
  await stop()
  network.answer({ 'get-stop-refunds': { refunds: [] } })
  await stop()
  const unknown = ['confirm-pause-campaign', { name: ad.name, hasStarted: true, refund: undefined }]
  expect(ask.mock.calls).toEqual([unknown, unknown])
})
