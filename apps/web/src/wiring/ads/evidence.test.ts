import { openMockNetwork } from '@aloft/api-client/mock/mock-network'
import { MockError } from '@aloft/api-client/mock/mock-world'
import { exampleCopyBasis } from '@aloft/contract/ads/ads.examples'
import {
  exampleBrandBrief,
  exampleBriefIds,
  exampleCampaignBrief,
} from '@aloft/contract/briefs/briefs.examples'
import { lintCopy } from '@aloft/domain/ads/lint/lint-copy.rules'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

// The parts of a browser that these modules need.
vi.stubGlobal('location', new URL('http://aloft.test/0/editor'))
vi.stubGlobal('window', Object.assign(new EventTarget(), { location }))
vi.stubGlobal('navigator', { onLine: true })
const user = { email: 'orla@nightjar.example', authToken: 'a', userToken: 'b', socialPlatform: null }
const items = new Map<string, string>([['user', JSON.stringify(user)]])
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => items.set(key, value),
  removeItem: (key: string) => items.delete(key),
})
const { loadAdEvidence, loadEvidence } = await import('./evidence.ts')
const { currentEvidence } = await import('../../state/evidence.ts')

const network = openMockNetwork()
// The client logs the calls that fail here on purpose.
for (const way of ['warn', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => {})
afterAll(() => network.close())

const { idea: ideaId } = exampleBriefIds
const stored = (brief: object) => ({ _id: ideaId, brief, updateDate: new Date(), archiveDate: null }) as never

beforeEach(() => {
  network.reset()
  const brandBrief = { ...Object(stored(exampleBrandBrief)), websiteData: null }
  const campaignBriefs = [stored({ ...exampleCampaignBrief, toneOfVoice: 'trust', formula: 'FAB' })]
  network.answer({ 'get-briefs': () => ({ brandBrief, designBrief: null, campaignBriefs }) })
})

function rulesOf(fbMessage: string, balloonId: string): string[] {
  const input = { platform: 'facebook', keywords: [], language: null, declaredCategories: [] } as const
  const evidence = currentEvidence(ideaId, balloonId)
  return lintCopy({ ...input, texts: { fbMessage }, evidence }).map(({ rule }) => rule)
}

it('counts what was typed for one ad in the wizard, for that ad (F27)', async () => {
  const text = 'Wren lamps for Christmas: order by 15 December.'
  const [mine, another] = [crypto.randomUUID(), crypto.randomUUID()]
  network.answer({
    'get-copy-basis': ({ balloonId }) => ({
      ...exampleCopyBasis,
      evidence: balloonId === mine ? ['Order by 15 December for Christmas.'] : ['Lamps'],
    }),
  })
  await loadEvidence(ideaId)
  await Promise.all([mine, another].map((balloonId) => loadAdEvidence(ideaId, balloonId, 'c1')))
  expect(rulesOf(text, mine)).toEqual([])
  expect(rulesOf(text, another)).toEqual(['B01'])
})

it('judges nothing before both are loaded', async () => {
  const ad = crypto.randomUUID()
  await loadEvidence(ideaId)
  expect(currentEvidence(ideaId, ad)).toBeNull()
  network.answer({ 'get-copy-basis': new MockError(200, { error: 'balloonNotFound' }) })
  await loadAdEvidence(ideaId, ad, 'c1')
  expect(currentEvidence(ideaId, ad)).toContain(exampleBrandBrief.summary)
})

it('takes the names of tones and formulas for no words of the owner', async () => {
  const ad = crypto.randomUUID()
  network.answer({ 'get-copy-basis': () => ({ ...exampleCopyBasis, evidence: [] }) })
  await loadEvidence(ideaId)
  await loadAdEvidence(ideaId, ad, 'c1')
  expect(rulesOf('Quality that you can trust.', ad)).toEqual(['B07'])
})
