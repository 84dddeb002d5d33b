import { expect, it } from 'vitest'
import { isKnownKey, parseComponentKey } from '../balloons/balloon-keys.rules.ts'
import type { ComponentType } from '../balloons/component-types.rules.ts'
import { hasKey, isOfShape } from '../balloons/component-values.rules.ts'
import type { CampaignBrief } from '../briefs/brief.entity.ts'
import { validateFlow } from '../flows/flow-validation.rules.ts'
import { adPlatforms } from '../ideas/platforms.rules.ts'
import { draftedAdValues, emptyAdValues } from './ad-values.rules.ts'

const brief: CampaignBrief = {
  name: 'Wren table lamp',
  url: 'https://nightjar.example',
  goal: 'sales',
  specialPurpose: null,
  language: 'en',
  location: 'Galway, Ireland',
  offeringType: 'product',
  offeringName: 'Wren table lamp',
  offeringSummary: '',
  differentiators: [],
  audiences: [],
  formula: 'FAB',
  toneOfVoice: null,
}

it.each(adPlatforms)('makes a flow for %s that is valid once it leads somewhere', (platform) => {
  const flowOf = (url: string | null) => {
    const values = emptyAdValues({ campaignId: 'c', pageId: 'p' }, platform, url)
    return { componentOrder: [['c'], ['p']], sectionOrder: {}, values, paypalClientId: null }
  }
  expect(validateFlow(flowOf('https://nightjar.example'))).toEqual({})
  expect(validateFlow(flowOf(null))).toEqual({ p: 'noExternalPageUrl' })
})

const ofMeta = ['fbButtonLabel', 'adCreativeId', 'minAge', 'maxAge', 'gender', 'locations', 'interests']
const besideTexts = {
  google: ['keywords', 'locations', 'languages'],
  facebook: ofMeta,
  instagram: ofMeta,
} as const

it.each(adPlatforms)('writes what a %s ad holds, under keys a balloon may have', (platform) => {
  const values = draftedAdValues('c', {
    platform,
    brief,
    texts: { punchline: 'Evenings, better lit' },
    keywords: ['table lamp'],
    negativeKeywords: ['jobs'],
    interests: ['Lighting'],
    locations: [],
    writer: 'rules',
    way: 'book',
    foreignFacts: ['Jede Lampe wird von Hand geblasen.'],
    adCreativeId: '01936b2e-0000-7000-8000-000000000601',
  })
  const flow = emptyAdValues({ campaignId: 'c', pageId: 'p' }, platform, 'https://nightjar.example')
  const type = flow['component/c/type'] as ComponentType
  for (const [key, value] of Object.entries({ ...flow, ...values })) {
    expect(isKnownKey(key) && isOfShape(key, value), key).toBe(true)
    const parsed = parseComponentKey(key)
    expect(parsed?.componentId !== 'c' || hasKey(type, parsed), key).toBe(true)
  }
  const written = Object.keys(values).map((key) => key.replace('component/c/', ''))
  expect(written).toEqual(expect.arrayContaining([...besideTexts[platform]]))
  expect(values['component/c/campaignGoal']).toBe('sales')
  expect(values['component/c/foreignFacts']).toEqual(['Jede Lampe wird von Hand geblasen.'])
})
