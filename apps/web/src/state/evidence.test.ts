import { exampleCopyBasis } from '@aloft/contract/ads/ads.examples'
import {
  exampleBrandBrief,
  exampleBriefIds,
  exampleCampaignBrief,
} from '@aloft/contract/briefs/briefs.examples'
import { lintCopy } from '@aloft/domain/ads/lint/lint-copy.rules'
import { expect, it } from 'vitest'
import { adTexts, brandTexts } from './evidence.ts'
import type { Loaded } from './queries.ts'

const { idea: ideaId } = exampleBriefIds
const stored = (brief: object, archiveDate: Date | null = null) =>
  ({ _id: ideaId, brief, updateDate: new Date(), archiveDate }) as never
const briefs = {
  brandBrief: { ...Object(stored(exampleBrandBrief)), websiteData: null },
  designBrief: null,
  campaignBriefs: [stored({ ...exampleCampaignBrief, toneOfVoice: 'trust', formula: 'FAB' })],
}

const basis = (evidence: string[]): Loaded<'get-copy-basis'> => ({
  status: 'ready',
  reply: { ...exampleCopyBasis, evidence },
  failure: null,
  isRefreshing: false,
  isStale: false,
  more: 'idle',
})

function rulesOf(fbMessage: string, ofAd: string[]): string[] {
  const input = { platform: 'facebook', keywords: [], language: null, declaredCategories: [] } as const
  const evidence = [...brandTexts(briefs), ...(adTexts(basis(ofAd)) ?? [])]
  return lintCopy({ ...input, texts: { fbMessage }, evidence }).map(({ rule }) => rule)
}

it('counts what was typed for one ad in the wizard', () => {
  const text = 'Wren lamps for Christmas: order by 15 December.'
  expect(rulesOf(text, ['Order by 15 December for Christmas.'])).toEqual([])
  expect(rulesOf(text, ['Lamps'])).toEqual(['B01'])
})

it('knows nothing of an ad before its basis is loaded, and nothing more without a brief', () => {
  expect(adTexts({ status: 'loading' })).toBeNull()
  expect(adTexts({ status: 'failed', failure: { error: 'unreachable' } })).toBeNull()
  const declared = { error: 'balloonNotFound' } as const
  expect(adTexts({ status: 'failed', failure: { error: 'balloonNotFound', declared } })).toEqual([])
})

it('takes the names of tones and formulas for no words of the owner', () => {
  expect(rulesOf('Quality that you can trust.', [])).toEqual(['B07'])
})

it('leaves out archived campaigns', () => {
  const archived = stored({ ...exampleCampaignBrief, name: 'Long gone' }, new Date())
  expect(brandTexts({ ...briefs, campaignBriefs: [archived] })).not.toContain('Long gone')
  expect(brandTexts({ ...briefs, campaignBriefs: [archived] })).toContain(exampleBrandBrief.summary)
})
