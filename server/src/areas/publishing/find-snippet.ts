import { bridgeUrl } from '@aloft/domain/flows/snippet.rules'
import { scriptSources } from '@aloft/site-reader/page/script-sources'

/** Whether a page loads the bridge of a brand (DOM-08). Whatever stands in it is data: nothing of it is run. */
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
