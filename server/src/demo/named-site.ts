import type { WebFetch, WebResult } from '../gateways/web-fetch/web-fetch.port.ts'

/** Reads a website on this machine under its public name. */
export function nameSite(webFetch: WebFetch, site: { origin: string; servedAt: string }): WebFetch {
  const served = (url: string) => moved(url, site.origin, site.servedAt)
  const named = (url: string) => moved(url, site.servedAt, site.origin)
  return {
    openSession(options) {
      const session = webFetch.openSession(options)
      return {
        close: () => session.close(),
        async fetch(url, fetchOptions): Promise<WebResult> {
          const result = await session.fetch(served(url), fetchOptions)
          return result.kind === 'page'
            ? { ...result, url: named(result.url), requestedUrl: named(result.requestedUrl) }
            : { ...result, url: named(result.url) }
        },
      }
    },
  }
}

function moved(url: string, from: string, to: string): string {
  return url === from || url.startsWith(`${from}/`) ? to + url.slice(from.length) : url
}
