import { pageAddress } from './page-address.ts'
import type { PageName } from './page-names.ts'

export interface PageLinkOptions {
  /** The brand in the link; if left out, the open one, otherwise the one the user selected last (RTE-20). */
  readonly ideaId?: string | undefined
  /** Further parameters of the address. */
  readonly query?: Readonly<Record<string, string>>
}

/** The brands for a link, in order of preference (RTE-20). */
export interface LinkSurroundings {
  readonly currentIdeaId: string | null
  readonly selectedIdeaId: string | null
}

/** The address of a page by its name, always with the brand it's about, if there is one (RTE-19, RTE-20). */
export function pageLink(
  page: PageName,
  { currentIdeaId, selectedIdeaId }: LinkSurroundings,
  { ideaId, query = {} }: PageLinkOptions = {},
): string {
  const brand = ideaId ?? currentIdeaId ?? selectedIdeaId
  const parameters = new URLSearchParams({ ...(brand && { ideaId: brand }), ...query })
  const address = page === 'brand-root' ? '/0' : pageAddress(page)
  return parameters.size > 0 ? `${address}?${parameters}` : address
}
