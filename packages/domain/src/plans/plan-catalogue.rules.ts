/**
 * Entitlements of a paid plan; free has none of them (PLN-06). `moreBrands` and `teams` go with `numIdeas` and
 * `isTeams`.
 */
export const entitlements = [
  'launchAds',
  'monthlyTokens',
  'moreBrands',
  'teams',
  'customDomain',
  'plusTemplates',
  'creativeDownload',
  'exportToOwnAdAccount',
  'allGoals',
] as const
export type Entitlement = (typeof entitlements)[number]

/**
 * Entitlements that sell a plan beside its numbers, which already name its brands and tokens. A feature that can't be
 * used yet isn't among them.
 */
export const soldEntitlements = ['launchAds', 'creativeDownload'] as const satisfies readonly Entitlement[]

export const planLabels = ['free', 'basic-2407', 'grow-2407', 'expand-2407'] as const
export type PlanLabel = (typeof planLabels)[number]

/** Labels of plans no longer sold, each with the current plan whose rights it has (PLN-02, OPN-59). */
export const legacyPlans = {
  'lite-2403': 'grow-2407',
  'plus-2403': 'grow-2407',
  'premium-2403': 'expand-2407',
  'basic-2406': 'basic-2407',
  'grow-2406': 'grow-2407',
  'expand-2406': 'expand-2407',
} as const satisfies Record<string, PlanLabel>

export interface CataloguePlan {
  readonly labelKey: PlanLabel
  readonly marketingName: string
  /** Minor units of EUR a month, without VAT. */
  readonly monthlyPrice: number
  readonly numIdeas: number
  readonly isTeams: boolean
  /** AI tokens a month. */
  readonly tokensAllowance: number
  /** Ads that may be active at once. */
  readonly maxAds: number
  /** Share of the ad budget with the provider's ad account. */
  readonly commissionPercent: number
  readonly entitlements: readonly Entitlement[]
}

const basicEntitlements = ['launchAds', 'monthlyTokens', 'creativeDownload', 'allGoals'] as const
const growEntitlements = [
  ...basicEntitlements,
  'moreBrands',
  'customDomain',
  'plusTemplates',
  'exportToOwnAdAccount',
] as const

/** The plans on sale, cheapest first (PLN-01, PLN-03, OPN-50 to OPN-52). */
export const planCatalogue: Readonly<Record<PlanLabel, CataloguePlan>> = {
  free: {
    labelKey: 'free',
    marketingName: 'Free',
    monthlyPrice: 0,
    numIdeas: 1,
    isTeams: false,
    tokensAllowance: 0,
    maxAds: 3,
    commissionPercent: 20,
    entitlements: [],
  },
  'basic-2407': {
    labelKey: 'basic-2407',
    marketingName: 'Flat',
    monthlyPrice: 2900,
    numIdeas: 1,
    isTeams: false,
    tokensAllowance: 300,
    maxAds: 5,
    commissionPercent: 20,
    entitlements: basicEntitlements,
  },
  'grow-2407': {
    labelKey: 'grow-2407',
    marketingName: 'Flat (Pro)',
    monthlyPrice: 5900,
    numIdeas: 3,
    isTeams: false,
    tokensAllowance: 1000,
    maxAds: 10,
    commissionPercent: 15,
    entitlements: growEntitlements,
  },
  'expand-2407': {
    labelKey: 'expand-2407',
    marketingName: 'Agency (Enterprise)',
    monthlyPrice: 9900,
    numIdeas: 10,
    isTeams: true,
    tokensAllowance: 3000,
    maxAds: 30,
    commissionPercent: 10,
    entitlements: [...growEntitlements, 'teams'],
  },
}

/** The cheapest plan whose ads may be launched: what a launch costs besides its budget. */
export const cheapestLaunchPlan = planCatalogue['basic-2407']

function isPlanLabel(label: string): label is PlanLabel {
  return (planLabels as readonly string[]).includes(label)
}

function isKnownLegacyPlan(label: string): label is keyof typeof legacyPlans {
  return Object.hasOwn(legacyPlans, label)
}

/** The plan with a label's numbers and rights; an unknown label has those of the free plan. */
export function planOf(label: string): CataloguePlan {
  if (isPlanLabel(label)) return planCatalogue[label]
  return planCatalogue[isKnownLegacyPlan(label) ? legacyPlans[label] : 'free']
}

/** Whether a plan includes a feature (PLN-06, OPN-50). */
export function isEntitled(label: string, entitlement: Entitlement): boolean {
  return planOf(label).entitlements.includes(entitlement)
}

/**
 * Whether a label is that of a paid plan by its words (PLN-04). `basic-2407` costs money and is not among them:
 * ask `isEntitled` what a plan may do (OPN-50).
 */
export function isPaidPlan(label: string): boolean {
  return /lite|plus|premium|grow|expand/.test(label)
}

/** Whether a plan is of an older generation: its users must contact support to change it (OPN-59). */
export function isLegacyPlan(label: string): boolean {
  return /-240[36]$/.test(label)
}

/** Maximum drafts of a brand, whatever the plan (OPN-52). */
export const maxDrafts = 200

/** Active ads by plan label, legacy labels included: the initial parameter `maxAds` (OPN-53). */
export const maxAdsByPlan: Readonly<Record<string, number>> = Object.fromEntries(
  [...planLabels, ...Object.keys(legacyPlans)].map((label) => [label, planOf(label).maxAds]),
)
