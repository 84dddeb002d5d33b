import { type DesignStep, designSteps } from '@aloft/domain/creatives/wizard/design-steps.rules'
import type { PageName } from './page-names.ts'
import { isPathOf } from './page-paths.ts'
import { pageAddress } from './page-address.ts'

/** The page of each step; three steps are in the query of another's page (CRE-02, RTE-09). */
const places: Readonly<Record<DesignStep, readonly [page: PageName, step: string | null]>> = {
  type: ['design/type', null],
  visual: ['design/visual', null],
  imageIdeas: ['design/visual', 'ideas'],
  pickLayout: ['design/pick-layout', null],
  pickVariant: ['design/pick-layout', 'variant'],
  layout: ['design/layout', null],
  logo: ['design/logo', null],
  text: ['design/logo', 'text'],
  check: ['design/check', null],
}

/** What a creative is made for: a brand, or one of its ads with the campaign in it. */
export interface DesignTarget {
  readonly ideaId: string
  readonly ad: { readonly balloonId: string; readonly componentId: string } | null
}

/** A step of the creative wizard. */
export function designAddress(step: DesignStep, { ideaId, ad }: DesignTarget): string {
  const [page, inQuery] = places[step]
  const query = {
    ideaId,
    ...(ad && { balloonId: ad.balloonId, cid: ad.componentId }),
    ...(inQuery !== null && { step: inQuery }),
  }
  return pageAddress(`${page}?${new URLSearchParams(query)}`)
}

/** The step of an address; an unknown one in its query leaves that of the page. */
export function designStepAt(pathname: string, query: URLSearchParams): DesignStep {
  const ofPage = designSteps.filter((step) => isPathOf(pathname, [places[step][0]]))
  return ofPage.find((step) => places[step][1] === query.get('step')) ?? ofPage[0] ?? 'type'
}

/** The ad that an address names; null if it names none. */
export function designAdAt(query: URLSearchParams): DesignTarget['ad'] {
  const [balloonId, componentId] = [query.get('balloonId'), query.get('cid')]
  return balloonId && componentId ? { balloonId, componentId } : null
}
