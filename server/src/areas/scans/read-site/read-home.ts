import type { ScanFailure } from '@aloft/domain/scans/scan-fields.rules'
import { decodeText } from '../../../gateways/web-fetch/decode.ts'
import type { RefusalReason, WebPage, WebResult } from '../../../gateways/web-fetch/web-fetch.port.ts'
import { refreshTarget } from '@aloft/site-reader/links/refresh-target'
import { stepOf } from './scan-log.ts'
import type { Visit } from './visit.ts'

/**
 * Why the home page could not be read. BAD_URL: no website can be reached there, so the user should check the address.
 * EXTRACT_FAIL: there is a website, but it can't be read, so the user should describe the business instead.
 */
const failures: Readonly<Record<RefusalReason, ScanFailure>> = {
  badUrl: 'BAD_URL',
  badScheme: 'BAD_URL',
  badPort: 'BAD_URL',
  credentials: 'BAD_URL',
  privateAddress: 'BAD_URL',
  tooManyRedirects: 'BAD_URL',
  redirectLoop: 'BAD_URL',
  wrongType: 'BAD_URL',
  unreachable: 'BAD_URL',
  tlsError: 'BAD_URL',
  timeout: 'BAD_URL',
  aborted: 'BAD_URL',
  robots: 'EXTRACT_FAIL',
  tooLarge: 'EXTRACT_FAIL',
}
const gone = new Set([404, 410])

/** Reads the page at the address and adds it to the visit. Returns null, or why the scan fails. */
export async function readHome(visit: Visit, url: string): Promise<ScanFailure | null> {
  const result = await fetchHome(visit, url)
  if (result.kind === 'refused') {
    visit.report(stepOf(result.reason === 'robots' ? 'robots' : 'page', result))
    return failures[result.reason]
  }
  if (result.status >= 400) {
    visit.report(stepOf('page', result))
    return gone.has(result.status) ? 'BAD_URL' : 'EXTRACT_FAIL'
  }
  const robots = new URL('/robots.txt', result.url).href
  visit.report(stepOf('robots', result, { url: robots, status: null, ms: 0 }))
  addPage(visit, result)
  return null
}

// A small business may have no certificate. A page that only redirects browsers is followed once.
async function fetchHome(visit: Visit, url: string): Promise<WebResult> {
  let result = await visit.fetch(url, ['html'])
  const isUnanswered = result.kind === 'refused' && ['unreachable', 'tlsError'].includes(result.reason)
  if (isUnanswered && url.startsWith('https:'))
    result = await visit.fetch(url.replace(/^https:/, 'http:'), ['html'])
  const onward = result.kind === 'page' ? refreshTarget({ url: result.url, html: textOf(result) }) : null
  return onward === null ? result : visit.fetch(onward, ['html'])
}

function addPage(visit: Visit, page: WebPage): void {
  visit.reading.addPage({ url: page.url, html: textOf(page), role: 'home', order: 0 })
  visit.report(stepOf('page', page, { title: visit.reading.titleOf(page.url) }))
}

/** The text of an HTML or CSS answer. */
export function textOf({ body, charset }: WebPage): string {
  return decodeText(body, charset ?? 'utf-8')
}
