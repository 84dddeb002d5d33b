import type { AdPlatform } from '../ideas/platforms.rules.ts'
import { type ComponentKey, heroCtaTypeKey } from './balloon-keys.rules.ts'
import { type ComponentKind, type ComponentType, componentTypeOf } from './component-types.rules.ts'
import { adSettings, copyFields } from './copy-fields.rules.ts'

const ofAnyComponent: readonly ComponentKey[] = ['type', 'metrics']

// What a campaign says on any platform (ENT-13), and what the product notes of its making.
const ofAnyCampaign: readonly ComponentKey[] = [
  'path',
  'isActive',
  'campaignGoal',
  'plannedBudget',
  'fundingRecurrence',
  'durationDays',
  'languages',
  'locations',
  'punchline',
  'writer',
  'foreignFacts',
]

const ofMeta: readonly ComponentKey[] = ['specialAdCategories', 'payer', 'beneficiary']
const besideSettings: Readonly<Record<AdPlatform, readonly ComponentKey[]>> = {
  google: ['negativeKeywords'],
  facebook: ofMeta,
  instagram: ofMeta,
}

const ofKind: Readonly<Record<ComponentKind, readonly ComponentKey[]>> = {
  adCampaign: ofAnyCampaign,
  page: ['path', 'url', 'body_isShowDescription'],
  externalPage: ['path', 'url'],
  goal: ['goalUrlType', 'goalUrl', 'conversionValue', 'isValidated'],
  sideEffect: ['url'],
}

function keysOf(type: ComponentType): ReadonlySet<string> {
  const { type: kind, platform } = componentTypeOf(type)
  const ofPlatform = platform
    ? [...copyFields[platform].map(({ key }) => key), ...adSettings[platform], ...besideSettings[platform]]
    : []
  // A link is a campaign that is nothing but an address.
  const ofType: readonly ComponentKey[] = type === 'link' ? ['url'] : []
  return new Set([...ofAnyComponent, ...ofKind[kind], ...ofPlatform, ...ofType])
}

const sectionKeys: ReadonlySet<string> = new Set(['type', heroCtaTypeKey])

/**
 * Whether components of a type hold a key, `config/…` of a section included (ENT-10 to ENT-14, ENT-25, ENT-26). Only pages
 * have sections.
 */
export function hasKey(
  type: ComponentType,
  { sectionId, key }: { readonly sectionId: string | null; readonly key: string },
): boolean {
  if (sectionId === null) return keysOf(type).has(key)
  return componentTypeOf(type).type === 'page' && sectionKeys.has(key)
}
