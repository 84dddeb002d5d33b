import { load } from 'cheerio'

/** The absolute addresses of a page's scripts. None of them is fetched or run. */
export function scriptSources({ url, html }: { readonly url: string; readonly html: string }): URL[] {
  const $ = load(html)
  return $('script[src]')
    .toArray()
    .flatMap((script) => URL.parse($(script).attr('src') ?? '', url) ?? [])
}
