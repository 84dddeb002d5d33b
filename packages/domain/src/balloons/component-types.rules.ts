import type { AdPlatform } from '../ideas/platforms.rules.ts'

/** What kind of step a component is (ENT-15). A side effect goes beside a step and is never a step itself. */
export const componentKinds = ['adCampaign', 'externalPage', 'page', 'goal', 'sideEffect'] as const
export type ComponentKind = (typeof componentKinds)[number]

/** What may follow a component: a kind of step, or nothing. */
export type OutputType = Exclude<ComponentKind, 'sideEffect'> | 'empty'

/** How a component behaves in a flow (ENT-16). */
export interface ComponentTypeDefinition {
  readonly type: ComponentKind
  readonly outputTypes: readonly OutputType[]
  readonly isAllowedFirstComponent: boolean
  /** Whether it's an ad; a campaign has at most one. */
  readonly isAd?: true
  /** The platform of its ads. */
  readonly platform?: AdPlatform
}

const campaign = {
  type: 'adCampaign',
  outputTypes: ['page', 'externalPage'],
  isAllowedFirstComponent: true,
} as const
const ad = { ...campaign, isAd: true } as const
const openingPage = {
  type: 'page',
  outputTypes: ['page', 'externalPage', 'goal', 'empty'],
  isAllowedFirstComponent: true,
} as const
const sideEffect = { type: 'sideEffect', outputTypes: [], isAllowedFirstComponent: false } as const

/** Every type of component by its stored name (ENT-18, OPN-97). */
export const componentTypes = {
  landingPage: openingPage,
  survey: openingPage,
  thankYouPage: { type: 'page', outputTypes: ['goal', 'empty'], isAllowedFirstComponent: false },
  linkedinAdCampaign: ad,
  googleAdCampaign: { ...ad, platform: 'google' },
  facebookAdCampaign: { ...ad, platform: 'facebook' },
  instagramAdCampaign: { ...ad, platform: 'instagram' },
  // A page without a type yet: nothing may follow it, and it may not end a flow.
  pending: { type: 'page', outputTypes: [], isAllowedFirstComponent: false },
  emailCampaign: campaign,
  link: campaign,
  externalPage: { type: 'externalPage', outputTypes: ['goal', 'empty'], isAllowedFirstComponent: false },
  goal: { type: 'goal', outputTypes: ['empty'], isAllowedFirstComponent: false },
  download: sideEffect,
  chat: sideEffect,
  successAction: sideEffect,
} as const satisfies Record<string, ComponentTypeDefinition>
export type ComponentType = keyof typeof componentTypes

export function isComponentType(name: unknown): name is ComponentType {
  return typeof name === 'string' && Object.hasOwn(componentTypes, name)
}

/** The definition of a stored type; a missing or unknown type counts as `pending`. */
export function componentTypeOf(name: unknown): ComponentTypeDefinition {
  return componentTypes[isComponentType(name) ? name : 'pending']
}
