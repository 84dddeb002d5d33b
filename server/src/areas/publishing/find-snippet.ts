import { bridgeUrl } from '@aloft/domain/flows/snippet.rules'
import { scriptSources } from '@aloft/site-reader/page/script-sources'

/** Whether a page loads a brand's bridge script (DOM-08). The page is only data: none of its code runs. */
export function hasSnippet(
  page: { readonly url: string; readonly html: string },
  productUrl: string,
  ideaId: string,
): boolean {
  const wanted = new URL(bridgeUrl(productUrl, ideaId))
  return scriptSources(page).some(
    ({ host, pathname, searchParams }) =>
      host === wanted.host && pathname === wanted.pathname && searchParams.get('i') === ideaId,
  )
}
