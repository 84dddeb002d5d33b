import { describe, expect, it } from 'vitest'
import type { JsonValue } from '../core/json.ts'
import { judgeAd, type JudgementContext, judgementContext, lintAd } from './ad-judgement.rules.ts'
import { isLaunchable } from './ad-readiness.rules.ts'
import { emptyAdValues } from './ad-values.rules.ts'

const context: JudgementContext = {
  currency: 'EUR',
  websiteUrl: 'https://nightjar.example',
  adAccountType: 'provider',
  planLabel: 'expand-2407',
  pageId: null,
}
const facebook = { componentId: 'c1', platform: 'facebook' } as const
const google = { componentId: 'c1', platform: 'google' } as const
const unknown = { region: null, primary_city: null }
const own = {
  fbTitle: 'Lamps from Galway',
  fbMessage: 'A small glass lamp.',
  fbDescription: 'Blown here',
  adCreativeId: '01936b2e-0000-7000-8000-000000000601',
  locations: [{ ...unknown, type: 'city', name: 'Bath', country_name: 'United Kingdom', country_code: 'GB' }],
  plannedBudget: 300,
}

/** A Facebook ad that's ready to launch, with some of its values changed. */
function adOf(changed: Record<string, JsonValue> = {}, platform: 'facebook' | 'google' = 'facebook') {
  const flow = emptyAdValues({ campaignId: 'c1', pageId: 'p' }, platform, 'https://nightjar.example/lamps')
  const entries = Object.entries({ ...own, ...changed })
  return { ...flow, ...Object.fromEntries(entries.map(([key, value]) => [`component/c1/${key}`, value])) }
}

const judge = (changed?: Record<string, JsonValue>, around: Partial<JudgementContext> = {}) =>
  judgeAd(adOf(changed), facebook, { ...context, ...around }, null)
const rulesOf = (changed: Record<string, JsonValue>, ad: typeof facebook | typeof google = facebook) =>
  lintAd(adOf(changed, ad.platform), ad, { currency: 'EUR', evidence: null }).map(({ rule }) => rule)

describe('an ad that may be launched (EDT-12)', () => {
  it('has its texts, its picture, somewhere to be shown, and money', () => {
    const found = judge()
    expect(found).toEqual({ failures: {}, findings: [], settingFailures: {} })
    expect(isLaunchable(found)).toBe(true)
    expect(judge({ payer: '𝒜'.repeat(200) }).failures).toEqual({})
  })

  it.each([
    ['a text', { fbTitle: '' }, {}, { fbTitle: 'requiredValue' }],
    ['its picture', { adCreativeId: null }, {}, { adCreativeId: 'requiredValue' }],
    ['its page', {}, { adAccountType: 'byoaa' }, { channel: 'requiredValue' }],
    ['a place', { locations: [] }, {}, { locations: 'noLocationOrInterest' }],
    ['a payer of at most 200 characters', { payer: '𝒜'.repeat(201) }, {}, { payer: 'textTooLong' }],
    ['money', { plannedBudget: null }, {}, { plannedBudget: 'requiredValue' }],
    [
      'an offered account',
      {},
      { adAccountType: 'byoaa', planLabel: 'free', pageId: 'p' },
      { adAccount: 'accountNotOffered' },
    ],
  ] as const)('does not lack %s', (_name, changed, around, failures) => {
    const found = judge(changed as Record<string, JsonValue>, around)
    expect(found.failures).toEqual(failures)
    expect(isLaunchable(found)).toBe(false)
  })

  it('also lists what is wrong in its settings separately', () => {
    expect(judge({ fbTitle: '', plannedBudget: 1 }).settingFailures).toEqual({
      plannedBudget: 'budgetTooLow',
    })
  })

  it('says nothing that its platform would refuse', () => {
    const found = judge({ fbMessage: 'Are you in debt? We help.' })
    expect(found.findings).toMatchObject([{ rule: 'M04', key: 'fbMessage' }])
    expect(isLaunchable(found)).toBe(false)
  })
})

describe('the rules about an audience', () => {
  const irish = {
    locations: [{ ...unknown, type: 'city', name: 'Galway', country_name: 'Ireland', country_code: 'IE' }],
  }
  const named = { payer: 'Nightjar Lamps', beneficiary: 'Nightjar Lamps' }

  it('require payer and advertiser of an ad for the European Union (M13)', () => {
    expect(rulesOf(irish)).toEqual(['M13', 'M13'])
    expect(rulesOf({ ...irish, ...named })).toEqual([])
    expect(isLaunchable(judge(irish))).toBe(false)
  })

  it('hold for what an ad declares (M10, M12), and for its budget (M14)', () => {
    expect(rulesOf({ specialAdCategories: ['housing'], minAge: 25 })).toEqual(['M10'])
    expect(rulesOf({ ...irish, ...named, specialAdCategories: ['politics'] })).toEqual(['M12'])
    expect(rulesOf({ plannedBudget: 100 })).toEqual(['M14'])
  })

  it('are none of Google', () => {
    const texts = { headline1: 'Lamps from Galway', headline2: 'Blown by hand', headlined: 'Rewired free' }
    const lines = { description1: 'Small glass lamps for a desk.', description2: 'Sent within two days.' }
    const narrowed = { ...irish, specialAdCategories: ['housing'], minAge: 25, plannedBudget: 1 }
    expect(rulesOf({ ...texts, ...lines, ...narrowed, keywords: ['[lamps]', 'galway'] }, google)).toEqual([])
  })
})

it('reads keywords without the signs of their match (G16)', () => {
  const longest = `lamp${'s'.repeat(76)}`
  expect(rulesOf({ keywords: [`[${longest}]`] }, google)).not.toContain('G16')
  expect(rulesOf({ keywords: [`[${longest}s]`] }, google)).toContain('G16')
})

it('judges no claim before it is known what it may rest on (B01)', () => {
  const values = adOf({ fbMessage: 'Lamps for 4,000 readers.' })
  const rules = (evidence: readonly string[] | null) =>
    judgeAd(values, facebook, context, evidence).findings.map(({ rule }) => rule)
  expect(rules(null)).toEqual([])
  expect(rules([])).toEqual(['B01'])
  expect(rules(['4,000 readers, Galway, blown'])).toEqual([])
  expect(rules(['4,000 readers, blown'])).toEqual(['B07'])
})

describe('what an ad of a brand is judged by', () => {
  const url = 'https://nightjar.example'
  const brand = { adAccountType: {}, facebookAdAccount: null, url } as const
  const reader = { role: 'owner', planLabel: 'free', currency: 'CHF' } as const

  it('includes the plan of the payer: that of the owner, not of whoever shares the brand', () => {
    expect(judgementContext(brand, 'google', reader)).toEqual({
      currency: 'CHF',
      websiteUrl: url,
      adAccountType: 'provider',
      planLabel: 'free',
      pageId: null,
    })
    expect(judgementContext(brand, 'google', { ...reader, role: 'collaborator' }).planLabel).toBeNull()
  })

  it('includes whose account it uses, and the page that publishes it', () => {
    const facebookAdAccount = { id: 'a', name: 'Nightjar', currency: 'EUR', pageId: 'p' } as const
    const own = { ...brand, adAccountType: { facebook: 'byoaa' }, facebookAdAccount } as const
    expect(judgementContext(own, 'facebook', reader)).toMatchObject({ adAccountType: 'byoaa', pageId: 'p' })
    expect(judgementContext(own, 'google', reader)).toMatchObject({ adAccountType: 'provider' })
  })
})
