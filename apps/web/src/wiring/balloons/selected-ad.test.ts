import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleUser } from '@aloft/contract/account/account.examples'
import { exampleBalloon, exampleIdeaWithBalloons } from '@aloft/contract/balloons/balloons.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { findSelectedAd, selectAd } = await import('./selected-ad.ts')
const { currentUser, setUser } = await import('../../state/session.ts')

const network = openMockNetwork()
// The client warns of the calls that fail here on purpose.
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())

const ideaId = exampleIdeaWithBalloons._id
const [first, second] = [exampleBalloon.id, '01936b2e-0000-7000-8000-000000000502']
const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  network.reset()
  network.answer({
    'set-idea-open-date': (payload) => {
      sent.push(payload)
      return { selectedIdeaId: payload.ideaId, selectedBalloonId: payload.balloonId ?? first }
    },
  })
})

it('sends each ad that is opened, once while it stays open, with its brand as the current one (NAV-14)', async () => {
  setUser({ ...exampleUser, selectedIdeaId: null })
  await selectAd(ideaId, first)
  expect(currentUser()?.selectedIdeaId).toBe(ideaId)
  await selectAd(ideaId, first)
  await selectAd(ideaId, second)
  await selectAd(ideaId, first)
  expect(sent).toEqual([first, second, first].map((balloonId) => ({ ideaId, balloonId })))
})

it('sends an ad again where the server did not keep it', async () => {
  network.answer({ 'set-idea-open-date': new MockError(403) })
  await selectAd(ideaId, second)
  network.answer({
    'set-idea-open-date': (payload) => {
      sent.push(payload)
      return { selectedIdeaId: ideaId, selectedBalloonId: second }
    },
  })
  await selectAd(ideaId, second)
  expect(sent).toEqual([{ ideaId, balloonId: second }])
})

it('finds the ad that is selected, and none where the server does not say', async () => {
  expect(await findSelectedAd(ideaId)).toBe(first)
  expect(sent).toEqual([{ ideaId }])
  network.answer({ 'set-idea-open-date': new MockError(403) })
  expect(await findSelectedAd(ideaId)).toBeNull()
})
