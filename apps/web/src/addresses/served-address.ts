/** The sample website of development; undefined if there's none. */
interface SampleSite {
  readonly sampleUrl: string | undefined
  readonly sampleServedAt: string | undefined
}

/**
 * Target of a link to a website. The sample site's host name doesn't exist, so in development its pages are
 * served by this machine.
 */
export function servedAddress(href: string, { sampleUrl, sampleServedAt }: SampleSite): string {
  if (!sampleUrl || !sampleServedAt) return href
  const isOnSample = href === sampleUrl || href.startsWith(`${sampleUrl}/`)
  return isOnSample ? sampleServedAt + href.slice(sampleUrl.length) : href
}
