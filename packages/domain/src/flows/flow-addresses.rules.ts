import { componentKey } from '../balloons/balloon-keys.rules.ts'
import { componentTypeOf } from '../balloons/component-types.rules.ts'
import type { JsonValue } from '../core/json.ts'
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

/** Why a goal's address is refused: it is none, or the website itself (FLV-18). */
export function checkGoalUrl(
  url: string,
  websiteUrl: string | null,
): 'goalUrlInvalid' | 'goalUrlIsWebsite' | null {
  if (normaliseUrl(url) === false) return 'goalUrlInvalid'
  return websiteUrl !== null && isSameAddress(url, websiteUrl) ? 'goalUrlIsWebsite' : null
}

/** Why the address of an external page is refused: it is that of a goal, or of another page of the campaign (FLV-17). */
export function checkPageUrl(
  url: string,
  others: { readonly goalUrls: readonly string[]; readonly pageUrls: readonly string[] },
): 'pageUrlIsGoal' | 'pageUrlRepeated' | null {
  if (others.goalUrls.some((goal) => isSameAddress(goal, url))) return 'pageUrlIsGoal'
  return others.pageUrls.some((page) => isSameAddress(page, url)) ? 'pageUrlRepeated' : null
}

/** Why the address that a success leads to is refused: it is that of a page it comes from (FLV-16). */
export function checkSuccessUrl(url: string, pageUrls: readonly string[]): 'successUrlIsPage' | null {
  return pageUrls.some((page) => isSameAddress(page, url)) ? 'successUrlIsPage' : null
}

type Of = (id: string, key: 'type' | 'url' | 'goalUrl') => string

function textsOf(values: Readonly<Record<string, JsonValue>>): Of {
  return (id, key) => {
    const value = values[componentKey(id, key)]
    return typeof value === 'string' ? value.trim() : ''
  }
}

/** The addresses of a flow that cannot stand, by component; those left empty are no matter of theirs (FLV-16 to FLV-18). */
export function checkAddresses(
  { componentOrder, values }: Pick<Flow, 'componentOrder' | 'values'>,
  websiteUrl: string | null,
): Readonly<Record<string, AddressFailure>> {
  const of = textsOf(values)
  const ids = componentOrder.flat()
  const goalUrls = ids.map((id) => of(id, 'goalUrl')).filter(Boolean)
  const pages = ids.filter((id) => componentTypeOf(of(id, 'type')).type === 'externalPage' && of(id, 'url'))
  const failures: Record<string, AddressFailure> = {}
  const note = (id: string, failure: AddressFailure | null) => {
    if (failure) failures[id] = failure
  }
  for (const id of ids) if (of(id, 'goalUrl')) note(id, checkGoalUrl(of(id, 'goalUrl'), websiteUrl))
  for (const [index, id] of pages.entries()) {
    const pageUrls = pages.slice(0, index).map((earlier) => of(earlier, 'url'))
    note(id, checkPageUrl(of(id, 'url'), { goalUrls, pageUrls }))
  }
  for (const step of componentOrder) {
    const pageUrls = step.filter((id) => of(id, 'type') !== 'successAction').map((id) => of(id, 'url'))
    for (const id of step) {
      if (of(id, 'type') === 'successAction' && of(id, 'url')) {
        note(id, checkSuccessUrl(of(id, 'url'), pageUrls.filter(Boolean)))
      }
    }
  }
  return failures
}
