import { bridgeUrl } from '@aloft/domain/flows/snippet.rules'
import { load } from 'cheerio'

/** Whether a page loads the bridge of a brand (DOM-08). Whatever stands in it is data: nothing of it is run. */
export function hasSnippet(
  page: { readonly url: string; readonly html: string },
  productUrl: string,
  ideaId: string,
): boolean {
  const $ = load(page.html)
  const wanted = new URL(bridgeUrl(productUrl, ideaId))
  return $('script[src]')
    .toArray()
    .some((script) => {
      const src = URL.parse($(script).attr('src') ?? '', page.url)
      return (
        src?.host === wanted.host && src.pathname === wanted.pathname && src.searchParams.get('i') === ideaId
      )
    })
}
