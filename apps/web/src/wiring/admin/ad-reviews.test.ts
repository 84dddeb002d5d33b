import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleAdCampaign } from '@aloft/contract/launches/launches.examples'
import { exampleIdea } from '@aloft/contract/ideas/ideas.examples'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { stubSignedInPage } from '../test-support/signed-in-page.ts'

stubSignedInPage()
const { decideAboutAd } = await import('./ad-reviews.ts')

const network = openMockNetwork()
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterAll(() => network.close())
beforeEach(() => network.reset())

const { balloonId, componentId } = exampleAdCampaign
const subject = { ideaId: exampleIdea._id, balloonId, componentId }
const approval = { way: 'approve', targetCpc: 0.8, fromLaunchDate: '2026-11-22' } as const
const forbidden = () => new MockError(403, { error: 'notAdmin' })

it.each([
  ['campaignNotFound', { error: 'campaignNotFound' }],
  ['launchFailed', { error: 'launchFailed' }],
  ['invalidDate', { error: 'invalidDate' }],
  ['notAdmin', forbidden()],
  ['generic', new MockError(400, { error: 'invalidPayload', field: 'targetCpc' })],
] as const)('reports by %s why an ad was not approved (ADM-06)', async (trouble, answer) => {
  network.answer({ 'admin-approve-ad': answer })
  expect(await decideAboutAd(subject, approval)).toBe(trouble)
})

it('rejects and stops for a reason', async () => {
  const sent: unknown[] = []
  network.answer({
    'admin-reject-ad': (payload) => {
      sent.push(payload)
      return { adCampaign: exampleAdCampaign }
    },
    'stop-ad': (payload) => {
      sent.push(payload)
      return { error: 'runningAdNotFound' }
    },
  })
  expect(await decideAboutAd(subject, { way: 'reject', message: 'Not your logo.' })).toBeNull()
  expect(await decideAboutAd(subject, { way: 'stop', message: 'Closed.' })).toBe('campaignNotFound')
  expect(sent).toEqual([
    { ...subject, message: 'Not your logo.' },
    { ...subject, reason: 'Closed.' },
  ])
})
