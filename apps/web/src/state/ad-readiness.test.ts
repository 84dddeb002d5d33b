import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { describe, expect, it } from 'vitest'
import type { AdContent } from './ad-content.ts'
import { adFacts, judgeAd, settingContext } from './ad-readiness.ts'

const lamps = { fbTitle: 'Lamps from Galway', fbMessage: 'A small glass lamp.', fbDescription: 'Blown here' }
const page = {
  adAccountType: { facebook: 'byoaa' },
  facebookAdAccount: { id: 'a', name: 'Nightjar', currency: 'EUR', pageId: 'p' },
} as const
const creative = { adCreativeId: 'c' }
const none = { audience: {}, settings: {} }

function ad(platform: AdPlatform, texts: AdContent['texts'], values: Record<string, JsonValue>): AdContent {
  return { platform, campaignId: 'c1', texts, value: (key: ComponentKey) => values[key] }
}

const judge = (
  texts: AdContent['texts'],
  values: Record<string, JsonValue>,
  pages: Parameters<typeof adFacts>[1] = page,
) => judgeAd(adFacts(ad('facebook', texts, values), pages, 'EUR'), [], none)

describe('the launchable flag (EDT-12)', () => {
  it('holds for an ad with its texts, its picture and its page', () => {
    expect(judge(lamps, creative)).toMatchObject({ failures: {}, isLaunchable: true })
  })

  it.each([
    ['a text', judge({ ...lamps, fbTitle: '' }, creative), { fbTitle: 'requiredValue' }],
    ['the picture', judge(lamps, {}), { adCreativeId: 'requiredValue' }],
    ['the picture', judge(lamps, { adCreativeId: null }), { adCreativeId: 'requiredValue' }],
    [
      'the page',
      judge(lamps, creative, { ...page, facebookAdAccount: { ...page.facebookAdAccount, pageId: '' } }),
      { channel: 'requiredValue' },
    ],
  ])('falls where %s is missing', (_, { failures, isLaunchable }, expected) => {
    expect({ failures, isLaunchable }).toEqual({ failures: expected, isLaunchable: false })
  })

  it('falls where a platform would refuse a text', () => {
    const { failures, isLaunchable } = judge({ ...lamps, fbMessage: 'Are you in debt? We help.' }, creative)
    expect({ failures, isLaunchable }).toEqual({ failures: {}, isLaunchable: false })
  })
})

it('falls where a setting is missing (EDT-12)', () => {
  const facts = adFacts(ad('facebook', lamps, creative), page, 'EUR')
  expect(judgeAd(facts, [], { ...none, settings: { plannedBudget: 'budgetTooLow' } })).toMatchObject({
    failures: { plannedBudget: 'budgetTooLow' },
    isLaunchable: false,
  })
})

it('falls where it is aimed at nobody (EDT-12)', () => {
  const facts = adFacts(ad('facebook', lamps, creative), page, 'EUR')
  const found = judgeAd(facts, [], { ...none, audience: { locations: 'noLocationOrInterest' } })
  expect(found).toMatchObject({ failures: { locations: 'noLocationOrInterest' }, isLaunchable: false })
})

it('falls where nobody is named who pays for an ad in the European Union (M13)', () => {
  const irish = { ...creative, locations: ['Galway, Connacht, Ireland'] }
  const keys = (values: Record<string, JsonValue>) => judge(lamps, values).findings.map(({ key }) => key)
  expect(keys(irish)).toEqual(['payer', 'beneficiary'])
  expect(keys({ ...irish, payer: 'Nightjar', beneficiary: 'Nightjar' })).toEqual([])
})

it('knows the plan of who pays alone: that of the owner, not of who shares a team’s brand', () => {
  const user = {
    plan: { labelKey: 'free', numIdeas: 1, isTeams: false },
    subscriptionCurrency: 'CHF',
  } as const
  const brand = { adAccountType: {}, teamId: null, url: 'https://nightjar.example' }
  expect(settingContext(brand, 'google', user)).toEqual({
    currency: 'CHF',
    websiteUrl: brand.url,
    adAccountType: 'provider',
    planLabel: 'free',
  })
  expect(settingContext({ ...brand, teamId: 't' }, 'google', user).planLabel).toBeNull()
})

it('judges no claim before it is known what it may rest on', () => {
  const facts = adFacts(
    ad('facebook', { ...lamps, fbMessage: 'Lamps for 4,000 readers.' }, creative),
    page,
    'EUR',
  )
  const rules = (evidence: readonly string[] | null) =>
    judgeAd(facts, evidence, none).findings.map(({ rule }) => rule)
  expect(rules(null)).toEqual([])
  expect(rules([])).toEqual(['B01'])
  expect(rules(['4,000 readers'])).toEqual([])
})
