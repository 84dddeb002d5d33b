/** Keys of a balloon's data that are about the whole balloon (ENT-09). */
const balloonKeys = ['componentOrder', 'sectionOrder', 'theme'] as const
export type BalloonKey = (typeof balloonKeys)[number]

/** Keys of a component's data: `component/{id}/{key}` (ENT-10, ENT-12 to ENT-14, ENT-26, OPN-15). */
export const componentKeys = [
  'type',
  'url',
  'path',
  'isValidated',
  'isActive',
  'metrics',
  'body_isShowDescription',
  'goalUrlType',
  'goalUrl',
  'conversionValue',
  'campaignGoal',
  'plannedBudget',
  'fundingRecurrence',
  'durationDays',
  'maxCpc',
  'languages',
  'locations',
  // Both as Google writes them: `[exact]`, `"phrase"`, broad without signs.
  'keywords',
  'negativeKeywords',
  'interests',
  'minAge',
  'maxAge',
  'gender',
  // What Meta wants declared, and who European law wants named.
  'specialAdCategories',
  'payer',
  'beneficiary',
  'adCreativeId',
  'headline1',
  'headline2',
  // The third headline; the stored key is spelled so (OPN-34).
  'headlined',
  // Google rotates up to 15 headlines and 4 descriptions.
  'headline4',
  'headline5',
  'headline6',
  'headline7',
  'headline8',
  'headline9',
  'headline10',
  'headline11',
  'headline12',
  'headline13',
  'headline14',
  'headline15',
  'description1',
  'description2',
  'description3',
  'description4',
  'punchline',
  // Who drafted the texts: rules, or an AI engine.
  'writer',
  // Facts of the brief that stay in another language than the ad's.
  'foreignFacts',
  'fbTitle',
  'fbMessage',
  'fbDescription',
  'fbButtonLabel',
  'igMessage',
] as const
export type ComponentKey = (typeof componentKeys)[number]

/** Key of the call to action of a page section. */
export const heroCtaTypeKey = 'config/hero/ctaType'

/** The key under which a balloon keeps a value of one component. Ids hold no slash. */
export function componentKey<K extends string>(componentId: string, key: K): `component/${string}/${K}` {
  return `component/${componentId}/${key}`
}

/** The key under which a balloon keeps a value of one section of a page. */
export function sectionKey<K extends string>(
  componentId: string,
  sectionId: string,
  key: K,
): `component/${string}/sections/${string}/${K}` {
  return `component/${componentId}/sections/${sectionId}/${key}`
}

/** A component's key taken apart; `sectionId` is null where the value belongs to the component itself. */
export interface ParsedKey {
  readonly componentId: string
  readonly sectionId: string | null
  readonly key: string
}

const sectionShape = /^component\/([^/]+)\/sections\/([^/]+)\/(.+)$/
const componentShape = /^component\/([^/]+)\/(?!sections(?:\/|$))(.+)$/

/** Takes a key of the form `component/{id}/…` apart, or answers null (ENT-10). */
export function parseComponentKey(text: string): ParsedKey | null {
  const [, sectionComponentId, sectionId, sectionPart] = sectionShape.exec(text) ?? []
  if (sectionComponentId && sectionId && sectionPart) {
    return { componentId: sectionComponentId, sectionId, key: sectionPart }
  }
  const [, componentId, key] = componentShape.exec(text) ?? []
  return componentId && key ? { componentId, sectionId: null, key } : null
}

function isListed(list: readonly string[], key: string): boolean {
  return list.includes(key)
}

/** Whether a balloon may hold a value under a key: all others are refused when data is saved. */
export function isKnownKey(text: string): boolean {
  if (isListed(balloonKeys, text)) return true
  const parsed = parseComponentKey(text)
  if (parsed === null) return false
  if (parsed.sectionId === null) return isListed(componentKeys, parsed.key)
  return parsed.key === 'type' || parsed.key.startsWith('config/')
}
