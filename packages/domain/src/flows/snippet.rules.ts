import { componentKey, parseComponentKey } from '../balloons/balloon-keys.rules.ts'
import { readComponent, readComponents } from '../balloons/components.rules.ts'
import type { JsonValue } from '../core/json.ts'
import { isUrlMatch, siteHost } from '../core/url.ts'

/** Where to look for a snippet: on a brand's website, or where a goal of one of its ads is reached. */
export const snippetKinds = ['website', 'goal'] as const
/** The address of a brand's bridge script; `productUrl` is the product's address, without a trailing slash. */
export function bridgeUrl(productUrl: string, ideaId: string): string {
  return `${productUrl}/api/bridge?i=${encodeURIComponent(ideaId)}`
}

/** The code that a brand's owner pastes into the pages of a website (DOM-08). */
export function snippetOf(productUrl: string, ideaId: string): string {
  return `<script async src="${bridgeUrl(productUrl, ideaId)}"></script>`
}

/** Whether an address is on the website of a brand, leaving `www.` aside. */
export function isOnWebsite(url: string, websiteUrl: string | null): boolean {
  const host = siteHost(url)
  return host !== false && websiteUrl !== null && host === siteHost(websiteUrl)
}

/** The keys with the snippet's check result, for the components whose goal is reached at an address. */
export function goalsAt(values: Readonly<Record<string, JsonValue>>, url: string) {
  return Object.keys(values).flatMap((key) => {
    const parsed = parseComponentKey(key)
    if (parsed?.sectionId !== null || parsed.key !== 'goalUrl') return []
    const goal = readComponent(values, parsed.componentId)
    return goal.type === 'goal' && isUrlMatch(goal.goalUrl, url) ? [componentKey(goal.id, 'isValidated')] : []
  })
}

/** Whether the snippet was found at each goal of an ad; null for an ad without a goal (FLV-20). */
export function isGoalVerified(values: Readonly<Record<string, JsonValue>>): boolean | null {
  // A goal removed from the flow keeps its values.
  const goals = readComponents(values).filter((component) => component.type === 'goal')
  const reached = goals.filter(({ goalUrl }) => goalUrl !== '')
  return reached.length === 0 ? null : reached.every(({ isValidated }) => isValidated === true)
}
