import { describe, expect, it } from 'vitest'
import {
  type Entitlement,
  entitlements,
  isEntitled,
  isLegacyPlan,
  isPaidPlan,
  legacyPlans,
  maxAdsByPlan,
  planCatalogue,
  planLabels,
  planOf,
} from './plan-catalogue.rules.ts'
import { planSchema } from './plan.entity.ts'

describe('catalogue', () => {
  it('has the numbers of each plan', () => {
    const rows = planLabels.map((label) => {
      const plan = planCatalogue[label]
      return [
        label,
        plan.monthlyPrice,
        plan.numIdeas,
        plan.tokensAllowance,
        plan.maxAds,
        plan.commissionPercent,
      ]
    })
    expect(rows).toEqual([
      ['free', 0, 1, 0, 3, 20],
      ['basic-2407', 2900, 1, 300, 5, 20],
      ['grow-2407', 5900, 3, 1000, 10, 15],
      ['expand-2407', 9900, 10, 3000, 30, 10],
    ])
    expect(planLabels.map((label) => planCatalogue[label].marketingName)).toEqual([
      'Free',
      'Flat',
      'Flat (Pro)',
      'Agency (Enterprise)',
    ])
  })

  it.each(planLabels)('%s fits its wire shape and agrees with itself', (label) => {
    const plan = planCatalogue[label]
    expect(planSchema.safeParse(plan).success).toBe(true)
    expect(plan.labelKey).toBe(label)
    expect(isEntitled(label, 'moreBrands')).toBe(plan.numIdeas > 1)
    expect(isEntitled(label, 'teams')).toBe(plan.isTeams)
    expect(isEntitled(label, 'monthlyTokens')).toBe(plan.tokensAllowance > 0)
  })
})

describe('entitlements', () => {
  it('are none on free and all nine on expand', () => {
    expect(entitlements).toHaveLength(9)
    expect(entitlements.filter((entitlement) => isEntitled('free', entitlement))).toEqual([])
    expect(entitlements.filter((entitlement) => !isEntitled('expand-2407', entitlement))).toEqual([])
  })

  it.each([
    ['launchAds', true],
    ['monthlyTokens', true],
    ['teams', false],
    ['customDomain', false],
    ['plusTemplates', false],
    ['exportToOwnAdAccount', false],
  ] as const)('basic-2407 has %s: %s', (entitlement, has) => {
    expect(isEntitled('basic-2407', entitlement)).toBe(has)
  })

  it('are gates of their own, each with the plans that open it (PLN-06)', () => {
    const plansWith = (entitlement: Entitlement) =>
      planLabels.filter((label) => isEntitled(label, entitlement))
    const [basic, grow, expand] = [planLabels.slice(1), planLabels.slice(2), planLabels.slice(3)]
    expect(
      Object.fromEntries(entitlements.map((entitlement) => [entitlement, plansWith(entitlement)])),
    ).toEqual({
      launchAds: basic,
      monthlyTokens: basic,
      moreBrands: grow,
      teams: expand,
      customDomain: grow,
      plusTemplates: grow,
      creativeDownload: basic,
      exportToOwnAdAccount: grow,
      allGoals: basic,
    })
  })

  it('of a label nobody knows are those of free', () => {
    expect(planOf('gold-1999').labelKey).toBe('free')
    expect(planOf('toString').labelKey).toBe('free')
  })
})

describe('labels', () => {
  it.each([
    ['free', false],
    ['basic-2407', false],
    ['basic-2406', false],
    ['lite-2403', true],
    ['plus-2403', true],
    ['premium-2403', true],
    ['grow-2406', true],
    ['grow-2407', true],
    ['expand-2407', true],
  ])('%s is paid by its words: %s', (label, isPaid) => {
    expect(isPaidPlan(label)).toBe(isPaid)
  })

  it('of older generations are known and marked', () => {
    expect(Object.keys(legacyPlans)).toHaveLength(6)
    for (const label of Object.keys(legacyPlans)) {
      expect(isLegacyPlan(label)).toBe(true)
      expect(isPaidPlan(label)).toBe(isPaidPlan(planOf(label).labelKey))
    }
    for (const label of planLabels) expect(isLegacyPlan(label)).toBe(false)
  })

  it('all have their number of active ads', () => {
    expect(maxAdsByPlan).toMatchObject({ free: 3, 'grow-2407': 10, 'premium-2403': 30 })
    expect(Object.keys(maxAdsByPlan)).toHaveLength(10)
  })
})
