import type { Component } from '../balloons/component-schemas.entity.ts'
import { readComponent } from '../balloons/components.rules.ts'
import { isUrlMatch, normaliseUrl } from '../core/url.ts'
import type { Flow } from './flow-validation.rules.ts'

/** What is wrong with an address of a flow (FLV-16 to FLV-18). */
export const addressFailures = [
  'goalUrlInvalid',
  'goalUrlIsWebsite',
  'pageUrlIsGoal',
  'pageUrlRepeated',
  'successUrlIsPage',
] as const
export type AddressFailure = (typeof addressFailures)[number]

function isSameAddress(one: string, other: string): boolean {
  return isUrlMatch(one, other) && isUrlMatch(other, one)
}

/** Why a goal's address is refused: it's invalid, or the website itself (FLV-18). */
export function checkGoalUrl(
  url: string,
  websiteUrl: string | null,
): 'goalUrlInvalid' | 'goalUrlIsWebsite' | null {
  if (normaliseUrl(url) === false) return 'goalUrlInvalid'
  return websiteUrl !== null && isSameAddress(url, websiteUrl) ? 'goalUrlIsWebsite' : null
}

/** Why the address of an external page is refused: a goal or another page of the campaign has it (FLV-17). */
export function checkPageUrl(
  url: string,
  others: { readonly goalUrls: readonly string[]; readonly pageUrls: readonly string[] },
): 'pageUrlIsGoal' | 'pageUrlRepeated' | null {
  if (others.goalUrls.some((goal) => isSameAddress(goal, url))) return 'pageUrlIsGoal'
  return others.pageUrls.some((page) => isSameAddress(page, url)) ? 'pageUrlRepeated' : null
}

/** Why the address after a success is refused: a page before it has it (FLV-16). */
export function checkSuccessUrl(url: string, pageUrls: readonly string[]): 'successUrlIsPage' | null {
  return pageUrls.some((page) => isSameAddress(page, url)) ? 'successUrlIsPage' : null
}

/** The address of a page, or of the page after a success; empty for a component without one. */
function addressOf(component: Component): string {
  return 'url' in component ? component.url.trim() : ''
}

/** The invalid addresses of a flow, by component; empty ones are checked elsewhere (FLV-16 to FLV-18). */
export function checkAddresses(
  { componentOrder, values }: Pick<Flow, 'componentOrder' | 'values'>,
  websiteUrl: string | null,
): Readonly<Record<string, AddressFailure>> {
  const steps = componentOrder.map((step) => step.map((id) => readComponent(values, id)))
  const components = steps.flat()
  const goals = components.flatMap((component) => {
    const url = component.type === 'goal' ? component.goalUrl.trim() : ''
    return url === '' ? [] : [{ id: component.id, url }]
  })
  const goalUrls = goals.map(({ url }) => url)
  const pages = components.filter((component) => component.type === 'externalPage' && addressOf(component))
  const failures: Record<string, AddressFailure> = {}
  const note = (id: string, failure: AddressFailure | null) => {
    if (failure) failures[id] = failure
  }
  for (const { id, url } of goals) note(id, checkGoalUrl(url, websiteUrl))
  for (const [index, page] of pages.entries()) {
    const pageUrls = pages.slice(0, index).map(addressOf)
    note(page.id, checkPageUrl(addressOf(page), { goalUrls, pageUrls }))
  }
  for (const step of steps) {
    const [successes, others] = [
      step.filter(({ type }) => type === 'successAction'),
      step.filter(({ type }) => type !== 'successAction'),
    ]
    const pageUrls = others.map(addressOf).filter(Boolean)
    for (const success of successes) {
      if (addressOf(success)) note(success.id, checkSuccessUrl(addressOf(success), pageUrls))
    }
  }
  return failures
}
