/** The sample website of development; undefined where there is none. */
interface SampleSite {
  readonly sampleUrl: string | undefined
  readonly sampleServedAt: string | undefined
}

/**
 * Where a link to a website leads. The sample site of development goes by a name that no server answers to, and is
 * served on this machine.
 */
export function servedAddress(href: string, { sampleUrl, sampleServedAt }: SampleSite): string {
  if (!sampleUrl || !sampleServedAt) return href
  const isOnSample = href === sampleUrl || href.startsWith(`${sampleUrl}/`)
  return isOnSample ? sampleServedAt + href.slice(sampleUrl.length) : href
}
