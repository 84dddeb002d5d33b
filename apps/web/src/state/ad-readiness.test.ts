import type { ComponentKey } from '@aloft/domain/balloons/balloon-keys.rules'
import type { JsonValue } from '@aloft/domain/core/json'
import type { AdPlatform } from '@aloft/domain/ideas/platforms.rules'
import { describe, expect, it } from 'vitest'
import type { AdContent } from './ad-content.ts'
import { adFacts, judgeAd } from './ad-readiness.ts'

const lamps = { fbTitle: 'Lamps from Galway', fbMessage: 'A small glass lamp.', fbDescription: 'Blown here' }
const page = { facebookAdAccount: { id: 'a', name: 'Nightjar', currency: 'EUR', pageId: 'p' } }
const creative = { adCreativeId: 'c' }

function ad(platform: AdPlatform, texts: AdContent['texts'], values: Record<string, JsonValue>): AdContent {
  return { platform, campaignId: 'c1', texts, value: (key: ComponentKey) => values[key] }
}

const judge = (texts: AdContent['texts'], values: Record<string, JsonValue>, pages = page) =>
  judgeAd(adFacts(ad('facebook', texts, values), pages), [])

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
      judge(lamps, creative, { facebookAdAccount: { ...page.facebookAdAccount, pageId: '' } }),
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

it('judges no claim before it is known what it may rest on', () => {
  const facts = adFacts(ad('facebook', { ...lamps, fbMessage: 'Lamps for 4,000 readers.' }, creative), page)
  const rules = (evidence: readonly string[] | null) =>
    judgeAd(facts, evidence).findings.map(({ rule }) => rule)
  expect(rules(null)).toEqual([])
  expect(rules([])).toEqual(['B01'])
  expect(rules(['4,000 readers'])).toEqual([])
})
