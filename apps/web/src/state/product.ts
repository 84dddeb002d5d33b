import type { SocialPlatform } from '@aloft/domain/account/social-platforms'
import { hostKind, shouldToastFailures } from '@aloft/domain/account/host.rules'
import { type Writer, writers } from '@aloft/domain/core/ai-results'

function meta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}

const settings = {
  productDomain: meta('product-domain') ?? 'localhost',
  publicHost: meta('public-host'),
  isDevelopment: meta('environment') === 'development',
}

/** This installation's settings, which the server writes into the page (PRD-12, OPN-13). */
export const product = {
  name: meta('application-name') ?? '',
  /** Whether the host is the product's own or for published pages (OPN-12). */
  host: hostKind(window.location.hostname, settings),
  isDevelopment: settings.isDevelopment,
  /** Whether calls that fail on the server also show a toast (ERR-16). */
  shouldToastFailures: shouldToastFailures(window.location.hostname, settings),
  /** The writer of drafts in this installation: an AI, or rules if there's no key for one. */
  writer: writers.find((writer) => writer === meta('ad-writer')) ?? ('rules' satisfies Writer),
  /** The platforms available for login. */
  socialPlatforms: (['google', 'facebook'] as const satisfies readonly SocialPlatform[]).filter((platform) =>
    meta('social-platforms')?.split(' ').includes(platform),
  ),
  /** Prefixes of referral codes for lifetime deals (PLN-05). */
  lifetimeCodes: meta('lifetime-codes')?.split(' ') ?? [],
  /** The service that errors are reported to besides the server; most installations have none. */
  errorReportingDsn: meta('error-reporting'),
  /** A website for trying the product, with its public address; development only. */
  sampleUrl: meta('sample-site'),
  /** The address at which this machine serves that website. */
  sampleServedAt: meta('sample-site-served-at'),
  /** The address of the terms of use; undefined for installations without them. */
  termsUrl: document.querySelector<HTMLLinkElement>('link[rel="terms-of-service"]')?.href,
}
