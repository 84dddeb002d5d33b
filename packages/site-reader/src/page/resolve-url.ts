/** An absolute http address without fragment, or null. */
export function resolveUrl(href: string, base: string): string | null {
  const url = URL.parse(href.trim(), base)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  url.hash = ''
  return url.href
}
