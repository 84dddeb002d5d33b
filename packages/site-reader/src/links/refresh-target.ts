import { parsePage } from '../page/page.ts'
import { resolveUrl } from '../page/resolve-url.ts'
import { tokens } from '../text/text.ts'

const nearlyEmpty = 15

/** The absolute address that a page without content redirects browsers to; null for any other page. */
export function refreshTarget(source: { readonly url: string; readonly html: string }): string | null {
  const { $, blocks, baseUrl } = parsePage(source)
  const content = $('meta[http-equiv="refresh" i]').first().attr('content') ?? ''
  const target = /^\s*\d+\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(content)?.[1]
  const words = blocks.reduce((sum, { text }) => sum + tokens(text).length, 0)
  return target && words < nearlyEmpty ? resolveUrl(target, baseUrl) : null
}
